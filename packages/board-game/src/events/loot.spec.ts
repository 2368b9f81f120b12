import { describe, expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'
import { findKindByName } from '../testing/names.ts'

const full = { Ada: 'stop, stop, x, x', Ben: 'ghost, skip, skip, ghost', Cem: 'gift, gift, swap, swap' }

describe('Loot', () => {
  it('passes all hands to the right at the same time', () => {
    const s = sceneAfterEvent('loot', { hands: full })
    expect(s.hand('Ada')).toEqual(['gift', 'gift', 'swap', 'swap'])
    expect(s.hand('Ben')).toEqual(['stop', 'stop', 'x', 'x'])
    expect(s.hand('Cem')).toEqual(['ghost', 'skip', 'skip', 'ghost'])
    expect(s.turn).toBe('Ben')
  })

  it('swaps the hands of two players; with fewer than four cards they draw', () => {
    const s = sceneAfterEvent('loot', { players: ['Ada', 'Ben'], hands: { Ada: 'stop', Ben: 'ghost, skip' } })
    expect(s.hand('Ada').slice(0, 2)).toEqual(['ghost', 'skip'])
    expect(s.hand('Ben').slice(0, 1)).toEqual(['stop'])
    expect(s.handSizes()).toEqual([4, 4])
  })

  it('shows the cards to giver and receiver only', () => {
    const s = sceneAfterEvent('loot', { hands: full })
    const passed = { kind: 'gave-hand', seat: 1, to: 2, count: 4 }
    const cards = ['ghost', 'skip', 'skip', 'ghost'].map(findKindByName)
    for (const viewer of ['Ben', 'Cem']) expect(s.factsFor(viewer)).toContainEqual({ ...passed, cards })
    for (const viewer of ['Ada', null]) expect(s.factsFor(viewer)).toContainEqual(passed)
  })

  it('reports the hands in order of play, from the right of the player whose event it is', () => {
    const on = { 3: 'troublemaker' }
    const dice = [3, 14]
    const s = sceneAfterEvent('marching-orders', { hands: full, on, dice }).chooses('Ada', 'Ben')
    const givers = s
      .factsFor(null)
      .flatMap((fact) => (fact.kind === 'gave-hand' ? [s.players[fact.seat]] : []))
    expect(givers).toEqual(['Cem', 'Ada', 'Ben'])
  })

  it('passes Fuck You on, with its points', () => {
    const hands = { ...full, Ben: 'fuck you, skip, skip, ghost' }
    const s = sceneAfterEvent('loot', { hands, tokens: { Ada: 50 } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 0, 21])
  })
})
