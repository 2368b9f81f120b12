import { describe, expect, it } from 'vitest'
import { shareStructure } from './share-structure.ts'

describe('shareStructure', () => {
  const before = { turn: 1, players: [{ cards: 3 }, { cards: 7 }], call: { colour: 'red', number: null } }

  it('returns the old object for equal parts', () => {
    expect(shareStructure(before, structuredClone(before))).toBe(before)
    const now = shareStructure(before, { ...structuredClone(before), players: [{ cards: 3 }, { cards: 6 }] })
    expect(now.players[0]).toBe(before.players[0])
    expect(now.call).toBe(before.call)
  })

  it('returns the new value, whatever the old one was', () => {
    for (const now of [
      { ...before, turn: 2 },
      { ...before, players: [{ cards: 3 }] },
      { ...before, players: {} },
      { turn: 1, players: before.players },
      { ...before, call: null },
      { ...before, more: undefined },
      [before],
      null,
    ])
      expect(shareStructure<unknown>(before, now)).toStrictEqual(now)
    expect(shareStructure({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined })
  })
})
