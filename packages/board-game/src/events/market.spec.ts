import { describe, expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'
import { findKindByName } from '../testing/names.ts'

describe('Market', () => {
  it('turns over a card per player; they take one each in order', () => {
    const s = sceneAfterEvent('market', {
      draw: 'stop, snail, x',
      hands: { Ada: 'skip', Ben: 'ghost', Cem: 'ghost' },
    })
    expect(s.view(null).display).toEqual(['stop', 'snail', 'x'].map(findKindByName))
    expect(s.asked()).toEqual(['Ben: market'])
    expect(s.may('Ben')).toEqual(['stop', 'snail', 'x'])
    s.chooses('Ben', 'snail')
    expect(s.asked()).toEqual(['Cem: market'])
    expect(s.may('Cem')).toEqual(['stop', 'x'])
    s.chooses('Cem', 'x')
    expect(s.hand('Ada').slice(0, 2)).toEqual(['skip', 'stop'])
    expect(s.hand('Ben').slice(0, 2)).toEqual(['ghost', 'snail'])
    expect(s.hand('Cem').slice(0, 2)).toEqual(['ghost', 'x'])
    expect(s.view(null).display).toEqual([])
    expect(s.turn).toBe('Ben')
  })

  it('does not ask if all cards are of one kind', () => {
    const s = sceneAfterEvent('market', { draw: 'stop, stop, stop' })
    expect(s.factsFor(null).filter(({ kind }) => kind === 'picked')).toHaveLength(3)
    expect(s.turn).toBe('Ben')
  })

  it('leaves players with four cards with five: nobody discards', () => {
    const hands = { Ben: 'ghost, ghost, skip, skip', Cem: 'ghost, ghost, skip, skip' }
    const s = sceneAfterEvent('market', { draw: 'stop, stop, stop', hands })
    expect(s.handSizes()).toEqual([4, 5, 5])
  })

  it('is public', () => {
    const s = sceneAfterEvent('market', { draw: 'stop, snail, x' }).chooses('Ben', 'snail')
    for (const viewer of ['Ada', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'picked', seat: 1, card: findKindByName('snail') })
  })

  it('turns over as many as there are, and the round ends with the turn', () => {
    const s = sceneAfterEvent('market', { draw: { only: 'stop, snail' }, tokens: { Ada: 3, Ben: 4, Cem: 5 } })
    s.chooses('Ben', 'snail')
    expect(s.hand('Cem')).toEqual(['stop'])
    expect(s.hand('Ada')).toEqual([])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([3, 4, 5])
  })

  it('ends the round even if nobody needs a card any more', () => {
    const full = 'ghost, ghost, skip, skip'
    const hands = { Ada: full, Ben: 'gift, gift, stop, stop' }
    const s = sceneAfterEvent('market', { players: ['Ada', 'Ben'], hands, draw: { only: 'x' } })
    expect(s.handSizes()).toEqual([4, 5])
    expect(s.isRoundOver).toBe(true)
  })
})
