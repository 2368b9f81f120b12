import { describe, expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'
import { findKindByName } from '../testing/names.ts'

describe('Reset', () => {
  it('lets everybody in order discard their hand and draw four', () => {
    const hands = { Ada: 'stop', Ben: 'ghost, skip, snail, x', Cem: 'gift, gift, gift, swap, swap' }
    const draw = 'push, push, push, push, jump, jump, jump, jump, magnet, magnet, magnet, magnet'
    const s = sceneAfterEvent('reset', { hands, draw })
    expect(s.hand('Ben')).toEqual(['push', 'push', 'push', 'push'])
    expect(s.hand('Cem')).toEqual(['jump', 'jump', 'jump', 'jump'])
    expect(s.hand('Ada')).toEqual(['magnet', 'magnet', 'magnet', 'magnet'])
    expect(s.turn).toBe('Ben')
  })

  it('shows the discarded cards, which are out for the round, and hides the drawn ones', () => {
    const s = sceneAfterEvent('reset', {
      players: ['Ada', 'Ben'],
      hands: { Ben: 'fuck you, skip' },
      draw: 'stop, x',
    })
    const cards = ['fuck you', 'skip'].map(findKindByName)
    expect(s.factsFor(null)).toContainEqual({ kind: 'discarded', seat: 1, cards })
    expect(s.view(null).discardPile).toEqual(cards)
    const drawn = ['stop', 'x', 'skip', 'skip'].map(findKindByName)
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'drew', seat: 1, count: 4, cards: drawn })
    for (const viewer of ['Ada', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'drew', seat: 1, count: 4 })
    }
  })

  it('draws in order as far as the pile lasts, and the round ends with the turn', () => {
    const hands = { Ada: 'stop', Ben: 'ghost', Cem: 'fuck you' }
    const s = sceneAfterEvent('reset', { hands, draw: { only: 'x, x, x, snail, snail' } })
    expect(s.handSizes()).toEqual([0, 4, 1])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0, 0])
  })
})
