import { expect, it } from 'vitest'
import { listMotions } from '../table/fact-presentations.ts'

const BEN = 1

it('shows each step of a walk', () => {
  const steps = listMotions({ kind: 'moved', seat: BEN, how: 'walk', path: [11, 12, 13], source: null })
  expect(steps.map((step) => step.kind === 'move' && step.to)).toEqual([12, 13])
})

it('shows a token go down a manhole before it appears at another', () => {
  const steps = listMotions({ kind: 'moved', seat: BEN, how: 'teleport', path: [14, 42], source: null })
  expect(steps.map(({ kind }) => kind)).toEqual(['enter-manhole', 'move'])
})

it('has no motion for facts without movement', () => {
  expect(listMotions({ kind: 'turn-began', seat: BEN })).toEqual([])
})
