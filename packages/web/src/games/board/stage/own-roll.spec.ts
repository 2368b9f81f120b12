import { expect, it } from 'vitest'
import { isOwnRollNext } from './own-roll.ts'

const [ADA, BEN] = [0, 1]

const isNext = (seat: number, source: string, isLast = false): boolean =>
  isOwnRollNext({
    newFacts: [{ kind: 'triggered', seat, source, space: 14 }],
    stageStep: { durationMs: 2500, isLast, concernsViewer: true },
    match: { own: { seat: ADA } },
  })

it('lets the viewer tap the die of a manhole, a Teleport or a Second Chance', () => {
  expect(['numbered-teleport', 'teleport', 'second-chance'].map((source) => isNext(ADA, source))).toEqual([
    true,
    true,
    true,
  ])
})

it('has no die for a card that moves or asks, for others, or after the roll', () => {
  expect([isNext(ADA, 'push'), isNext(BEN, 'teleport'), isNext(ADA, 'teleport', true)]).toEqual([
    false,
    false,
    false,
  ])
})
