import { expect, it } from 'vitest'
import { listMotions } from '../table/fact-presentations.ts'

const BEN = 1

it('shows each step of a walk', () => {
  const acts = listMotions({ kind: 'moved', seat: BEN, how: 'walk', path: [11, 12, 13] })
  expect(acts.map((act) => act.kind === 'move' && act.to)).toEqual([12, 13])
})

it('lets a token sink before it comes out of another manhole', () => {
  const acts = listMotions({ kind: 'moved', seat: BEN, how: 'teleport', path: [14, 42] })
  expect(acts.map(({ kind }) => kind)).toEqual(['enter-manhole', 'move'])
})

it('has nothing to show for what is only said', () => {
  expect(listMotions({ kind: 'turn-began', seat: BEN })).toEqual([])
})
