import { expect, it } from 'vitest'
import { actsOf } from './acts.ts'

const BEN = 1

it('shows each step of a walk', () => {
  const acts = actsOf({ kind: 'moved', seat: BEN, how: 'walk', path: [11, 12, 13] }, 0)
  expect(acts.map((act) => act.kind === 'go' && act.to)).toEqual([12, 13])
})

it('lets a token sink before it comes out of another manhole', () => {
  const acts = actsOf({ kind: 'moved', seat: BEN, how: 'teleport', path: [14, 42] }, 0)
  expect(acts.map(({ kind }) => kind)).toEqual(['sink', 'go'])
})

it('gives an event the stage for as long as it is shown', () => {
  const [act] = actsOf({ kind: 'event', event: 'market', seat: BEN }, 2600)
  expect(act).toMatchObject({ kind: 'wait', ms: 2600 })
})

it('has nothing to show for what is only said', () => {
  expect(actsOf({ kind: 'turn-began', seat: BEN }, 0)).toEqual([])
})
