import { describe, expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'

describe('Restock', () => {
  it('lets everybody place a card in order; then all draw up to four in that order', () => {
    const hands = { Ada: 'stop, snail', Ben: 'ghost, skip', Cem: 'gift, swap' }
    const s = sceneAfterEvent('restock', { hands })
    expect(s.asked()).toEqual(['Ben: restock'])
    s.chooses('Ben', 'skip on 5')
    expect(s.asked()).toEqual(['Cem: restock'])
    s.chooses('Cem', 'gift on 6')
    expect(s.asked()).toEqual(['Ada: restock'])
    s.chooses('Ada', 'snail on 8')
    expect([s.cardsOn(5), s.cardsOn(6), s.cardsOn(8)]).toEqual(['skip', 'gift', 'snail'])
    expect(s.handSizes()).toEqual([4, 4, 4])
    const drew = s.factsFor(null).flatMap((fact) => (fact.kind === 'drew' ? [s.players[fact.seat]] : []))
    expect(drew).toEqual(['Ben', 'Cem', 'Ada'])
    expect(s.turn).toBe('Ben')
  })

  it('ignores colours, but not white cards, teleports, start and end', () => {
    const on = { 4: 'push up', 5: 'stop', 6: 'fuck you' }
    const s = sceneAfterEvent('restock', {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'skip', Ben: 'gift, push' },
      on,
    })
    const may = s.may('Ben')
    expect(may).toContain('gift on 4')
    expect(may).toContain('gift on 5')
    for (const space of [0, 6, 7, 14, 48, 50]) expect(may).not.toContain(`gift on ${space}`)
    expect(s.tries('Ben', 'push down on 5')).toMatchObject({ code: 'illegal' })
    s.chooses('Ben', 'push up on 5')
    expect(s.cardsOn(5)).toBe('push up over stop')
  })

  it('triggers nothing, neither when placed nor under a token', () => {
    const hands = { Ada: 'skip', Ben: 'fuck you' }
    const s = sceneAfterEvent('restock', { players: ['Ada', 'Ben'], tokens: { Ada: 9, Ben: 3 }, hands })
    s.chooses('Ben', 'fuck you on 9').chooses('Ada', 'skip on 3')
    expect(s.tokens()).toEqual({ Ada: 9, Ben: 3 })
    expect(s.hand('Ada')).not.toContain('fuck you')
    expect(s.turn).toBe('Ben')
  })

  it('skips players without cards', () => {
    const s = sceneAfterEvent('restock', { hands: { Ben: 'skip', Cem: 'skip' } })
    s.chooses('Ben', 'skip on 5').chooses('Cem', 'skip on 6')
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.turn).toBe('Ben')
  })

  it('draws in order as far as the pile lasts, and the round ends with the turn', () => {
    const full = 'ghost, ghost, skip, skip'
    const s = sceneAfterEvent('restock', {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'gift, gift, stop, stop', Ben: full },
      draw: { only: 'x' },
    })
    s.chooses('Ben', 'skip on 5').chooses('Ada', 'stop on 6')
    expect(s.handSizes()).toEqual([3, 4])
    expect(s.isRoundOver).toBe(true)
  })
})
