import { describe, expect, it } from 'vitest'
import { eventNumberOf, sceneAfterEvent } from '../testing/event-scene.ts'
import { scene } from '../testing/scene.ts'

describe('Reorganize', () => {
  it('lets the player whose event it is move two different teleports', () => {
    const s = sceneAfterEvent('reorganize')
    expect(s.asked()).toEqual(['Ada: reorganize'])
    s.chooses('Ada', '1 to 20')
    expect(s.may('Ada').some((move) => move.startsWith('1 '))).toBe(false)
    s.chooses('Ada', '6 to 7')
    expect([s.teleportSpace(1), s.teleportSpace(6)]).toEqual([20, 7])
    expect(s.factsFor(null)).toContainEqual({ kind: 'relocated', seat: 0, number: 1, from: 7, to: 20 })
    expect(s.turn).toBe('Ben')
  })

  it('cannot cover start, end, teleports and white cards, and leaves occupied teleports alone', () => {
    const s = sceneAfterEvent('reorganize', { tokens: { Ben: 14 }, on: { 30: 'fuck you', 31: 'push up' } })
    const may = s.may('Ada')
    expect(may.some((move) => move.startsWith('2 '))).toBe(false)
    for (const to of [0, 7, 14, 30, 48, 50]) expect(may).not.toContain(`1 to ${to}`)
    expect(may).toContain('1 to 31')
  })

  it('covers cards, which are discarded when the teleport moves on', () => {
    const s = sceneAfterEvent('reorganize', { on: { 20: 'push up' } })
      .chooses('Ada', '1 to 20')
      .chooses('Ada', '2 to 13')
    expect(s.cardsOn(20)).toBe('push up')
    expect(s.view(null).discardPile).toEqual([])
    const again = scene({
      hands: { Ada: 'troublemaker' },
      on: { 20: 'push up over stop' },
      teleports: { 1: 20 },
      dice: [eventNumberOf('reorganize')],
    })
    again.plays('Ada', 'troublemaker on 48').chooses('Ada', '1 to 22', '2 to 13')
    expect(again.cardsOn(20)).toBe('')
    expect(again.view(null).discardPile).toHaveLength(2)
  })

  it('can move a teleport under a token, which is not triggered', () => {
    const s = sceneAfterEvent('reorganize', { tokens: { Cem: 20 } })
      .chooses('Ada', '1 to 20')
      .chooses('Ada', '2 to 13')
    expect(s.tokens().Cem).toBe(20)
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('moves as many teleports as can be moved', () => {
    const players = ['Ada', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay']
    const tokens = { Ada: 7, Ben: 14, Cem: 21, Dan: 28, Eva: 35 }
    const one = sceneAfterEvent('reorganize', { players, tokens }).chooses('Ada', '6 to 20')
    expect(one.turn).toBe('Ben')
    expect(one.teleportSpace(6)).toBe(20)
    const none = sceneAfterEvent('reorganize', { players, tokens: { ...tokens, Fay: 42 } })
    expect(none.turn).toBe('Ben')
  })

  it('changes the spaces that later events and the end of the round use', () => {
    const s = sceneAfterEvent('reorganize').chooses('Ada', '6 to 20').chooses('Ada', '2 to 13')
    expect(s.view(null).teleports).toEqual([7, 13, 21, 28, 35, 20])
  })
})
