import { expect, it } from 'vitest'
import { listMotions } from '../table/fact-presentations.ts'

const BEN = 1

it('shows each step of a walk', () => {
  const steps = listMotions({ kind: 'moved', seat: BEN, how: 'walk', path: [11, 12, 13] })
  expect(steps.map((step) => step.kind === 'move' && step.to)).toEqual([12, 13])
})

it('lets a token sink before it comes out of another manhole', () => {
  const steps = listMotions({ kind: 'moved', seat: BEN, how: 'teleport', path: [14, 42] })
  expect(steps.map(({ kind }) => kind)).toEqual(['enter-manhole', 'move'])
})

it('has nothing to show for what is only said', () => {
  expect(listMotions({ kind: 'turn-began', seat: BEN })).toEqual([])
})
