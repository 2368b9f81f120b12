import { describe, expect, it } from 'vitest'
import { smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'
import { findKindByName } from '../testing/names.ts'
import { type Scene, scene } from '../testing/scene.ts'

const drew = (s: Scene): string[] =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'drew' ? [`${s.players[fact.seat]} ${fact.count}`] : []))

describe('A turn', () => {
  it('is a card, a roll and a movement; then the player to the right is next', () => {
    const s = scene({ turn: 'Cem', hands: { Cem: 'snail', Ada: 'stop' }, dice: [4, 2] })
    s.does('Cem', 'snail on 20')
    expect(s.asked()).toEqual(['Cem: roll'])
    expect(s.tokens().Cem).toBe(0)
    s.plays('Cem', 'roll')
    expect(smallDieRolls(s)).toEqual(['Cem 4'])
    expect(s.tokens().Cem).toBe(4)
    expect(s.asked()).toEqual(['Ada: turn'])
    s.plays('Ada', 'stop on 22')
    expect(s.turn).toBe('Ben')
  })

  it('begins with a card, even if none has an effect', () => {
    const s = scene({ hands: { Ada: 'block, fuck you' } })
    expect(new Set(s.may('Ada').map((option) => option.replace(/ on \d+$/, '')))).toEqual(
      new Set(['block', 'fuck you']),
    )
  })

  it('applies the card that was just placed', () => {
    const s = scene({ hands: { Ada: 'stop' }, dice: [5] }).plays('Ada', 'stop on 2')
    expect(s.tokens().Ada).toBe(2)
  })

  it('has no effect on the next one', () => {
    const s = scene({
      tokens: { Ada: 10, Ben: 10 },
      hands: { Ada: 'reverse', Ben: 'stop' },
      dice: [2, 2],
    })
    s.plays('Ada', 'reverse on 20').plays('Ben', 'stop on 30')
    expect(s.tokens()).toEqual({ Ada: 8, Ben: 12, Cem: 0 })
    expect(s.view(null)).toMatchObject({ played: null, die: null, isBackward: false, isGhost: false })
  })

  it('allows a card to take effect again that acted in the last one', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      on: { 2: 'push backward' },
      hands: { Ada: 'stop, stop', Ben: 'skip' },
      tokens: { Ada: 1 },
      dice: [1, 1],
    })
    s.plays('Ada', 'stop on 30')
    s.plays('Ben', 'skip on 20')
    s.plays('Ada', 'stop on 31')
    expect(tokenMovesOf(s).filter((move) => move.includes('push'))).toHaveLength(2)
  })

  it('can be taken back until the die is rolled', () => {
    const s = scene({ hands: { Ada: 'stop, snail' }, dice: [4] }).does('Ada', 'stop on 2')
    expect(s.view('Ada').mayTakeBack).toBe(true)
    expect(s.view('Ben').mayTakeBack).toBe(false)
    expect(s.takesBack('Ada')).toBe(null)
    expect(s.cardsOn(2)).toBe('')
    expect(s.hand('Ada')).toEqual(['stop', 'snail'])
    s.does('Ada', 'snail on 20', 'roll')
    expect(s.takesBack('Ada')).not.toBe(null)
  })

  it('cannot be taken back if the card leads straight to drawing', () => {
    const s = scene({ hands: { Ada: 'skip' } }).does('Ada', 'skip on 20')
    expect(s.takesBack('Ada')).not.toBe(null)
  })
})

describe('Drawing', () => {
  it('begins with the player, then the others in order, up to four', () => {
    const hands = { Ada: 'gift, stop', Ben: 'skip, x', Cem: 'ghost' }
    const s = scene({ turn: 'Ben', hands }).plays('Ben', 'skip on 20')
    expect(drew(s)).toEqual(['Ben 3', 'Cem 3', 'Ada 2'])
    expect(s.handSizes()).toEqual([4, 4, 4])
  })

  it('shows each player only their own cards', () => {
    const s = scene({ hands: { Ada: 'skip, x, x, x' }, draw: 'gift' }).plays('Ada', 'skip on 20')
    expect(s.factsFor('Ada')).toContainEqual({
      kind: 'drew',
      seat: 0,
      count: 1,
      cards: [findKindByName('gift')],
    })
    for (const viewer of ['Ben', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'drew', seat: 0, count: 1 })
  })

  it('skips players with four or more cards; nobody discards', () => {
    const hands = { Ada: 'skip, x, x, x, x, stop', Ben: 'ghost, ghost, skip, skip' }
    const s = scene({ hands }).plays('Ada', 'skip on 20')
    expect(drew(s)).toEqual(['Cem 4'])
    expect(s.handSizes()).toEqual([5, 4, 4])
  })

  it('continues with a pile that just suffices; otherwise the round ends', () => {
    const full = { Ben: 'ghost, ghost, gift, gift', Cem: 'stop, stop, snail, snail' }
    const after = (pile: string) =>
      scene({ hands: { ...full, Ada: 'skip, x, x' }, draw: { only: pile } }).plays('Ada', 'skip on 20')
    expect(after('push, push').isRoundOver).toBe(false)
    expect(after('push').isRoundOver).toBe(true)
    expect(after('push').handSizes()).toEqual([3, 4, 4])
    expect(after('').isRoundOver).toBe(true)
  })

  it('goes in order as far as the pile lasts', () => {
    const s = scene({ hands: { Ada: 'skip' }, draw: { only: 'x, x, x, x, gift' } }).plays('Ada', 'skip on 20')
    expect(s.handSizes()).toEqual([4, 1, 0])
  })
})

describe('The end', () => {
  it('is reached by a roll that would pass it', () => {
    const s = scene({ tokens: { Ada: 48 }, hands: { Ada: 'stop' }, dice: [6] }).plays('Ada', 'stop on 20')
    expect(tokenMovesOf(s)).toEqual(['Ada walk 48 > 49 > 50'])
    expect(s.isRoundOver).toBe(true)
  })

  it('ends the round after the turn is completed', () => {
    const s = scene({
      tokens: { Ada: 44, Ben: 49 },
      on: { 45: 'gift' },
      hands: { Ada: 'stop' },
      dice: [1],
    })
    s.plays('Ada', 'stop on 20').chooses('Ada', 'Ben 1')
    expect(drew(s)).toEqual(['Ada 4', 'Ben 4', 'Cem 4'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([45, 50, 0])
  })

  it('is reached by a swap with a token on it', () => {
    const s = scene({
      tokens: { Ada: 44, Ben: 50 },
      on: { 45: 'swap' },
      hands: { Ada: 'stop', Ben: 'skip' },
      dice: [1],
    })
    s.plays('Ada', 'stop on 20').chooses('Ada', 'Ben')
    expect(s.scores).toEqual([50, 45, 0])
  })
})

describe('Nice Try', () => {
  const atTheEnd = { tokens: { Ada: 49, Cem: 50 }, dice: [1] }

  it('moves all tokens on the end to teleport six, after all have drawn', () => {
    const s = scene({ ...atTheEnd, hands: { Ada: 'stop', Ben: 'nice try, x, x, x' }, teleports: { 6: 30 } })
    s.does('Ada', 'stop on 20', 'roll')
    while (!s.asked()[0].endsWith('nice-try')) s.everyonePasses()
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.asked()).toEqual(['Ada: nice-try', 'Ben: nice-try', 'Cem: nice-try'])
    s.does('Ada', 'pass').does('Cem', 'pass').does('Ben', 'nice try')
    expect(s.asked()).toEqual(['Ben: lay'])
    s.chooses('Ben', 'nice try on 20')
    expect(s.cardsOn(20)).toBe('nice try over stop')
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 0, Cem: 30 })
    expect(s.factKinds()).not.toContain('triggered')
    expect(s.handSizes()).toEqual([4, 3, 4])
    expect(s.isRoundOver).toBe(false)
    expect(s.turn).toBe('Ben')
  })

  it('can be thrown in right after it was drawn', () => {
    const s = scene({ ...atTheEnd, hands: { Ada: 'stop, x, x, x' }, draw: 'nice try' })
    s.does('Ada', 'stop on 20', 'roll')
    while (!s.asked()[0].endsWith('nice-try')) s.everyonePasses()
    expect(s.may('Ada')).toEqual(['pass', 'nice try'])
  })

  it('does not help against an empty pile, but the tokens move', () => {
    const s = scene({
      ...atTheEnd,
      hands: { Ada: 'stop, x, x, x', Ben: 'nice try', Cem: 'skip' },
      draw: { only: 'gift' },
    })
    s.does('Ada', 'stop on 20', 'roll')
    while (!s.asked()[0].endsWith('nice-try')) s.everyonePasses()
    s.does('Ada', 'pass').does('Cem', 'pass').does('Ben', 'nice try').chooses('Ben', 'nice try on 22')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([42, 0, 42])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'empty-pile' }),
    )
  })

  it('goes to the first in order of play if several throw it in; the others keep theirs', () => {
    const s = scene({ ...atTheEnd, hands: { Ada: 'stop', Ben: 'nice try', Cem: 'nice try' } })
    s.does('Ada', 'stop on 20', 'roll')
    while (!s.asked().join().includes('nice-try')) s.everyonePasses()
    for (const { seat } of s.match.prompts)
      s.does(s.players[seat], s.players[seat] === 'Ada' ? 'pass' : 'nice try')
    expect(s.asked()).toEqual(['Ben: lay'])
    s.chooses('Ben', 'nice try on 20')
    expect(s.hand('Cem')).toContain('nice try')
    expect(s.hand('Ben')).not.toContain('nice try')
  })

  it('is not asked for if no token is on the end, or all copies are open', () => {
    const s = scene({ hands: { Ada: 'stop', Ben: 'nice try' }, dice: [1] }).plays('Ada', 'stop on 20')
    expect(s.turn).toBe('Ben')
    const t = scene({ ...atTheEnd, hands: { Ada: 'stop' }, on: { 30: 'nice try', 31: 'nice try' } })
    t.does('Ada', 'stop on 20', 'roll')
    expect(t.isRoundOver).toBe(true)
  })
})
