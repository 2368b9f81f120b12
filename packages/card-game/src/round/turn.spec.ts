import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const hands = { Ada: 'red 5, blue 2', Ben: 'red 6, green 3', Cem: 'red 7, green 4' }

describe('A turn', () => {
  it('plays one card, and then the next player has the turn', () => {
    const s = scene({ hands })
    expect(s.asked()).toEqual(['Ada: turn'])
    s.does('Ada', 'red 5')
    expect(s.discardPile()).toEqual(['red 5', 'red 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can draw although a card could be played, and then play any card that fits', () => {
    const s = scene({ hands, draw: 'red 9' })
    s.does('Ada', 'draw')
    expect(s.asked()).toEqual(['Ada: drawn'])
    expect(s.hand('Ada')).toEqual(['red 5', 'blue 2', 'red 9'])
    expect(s.may('Ada')).toEqual(['red 5', 'red 9', 'pass'])
    s.does('Ada', 'red 5')
    expect(s.hand('Ada')).toEqual(['blue 2', 'red 9'])
    expect(s.turn).toBe('Ben')
  })

  it('can play the drawn card', () => {
    const s = scene({ hands, draw: 'red 9' })
    s.does('Ada', 'draw', 'red 9')
    expect(s.hand('Ada')).toEqual(['red 5', 'blue 2'])
    expect(s.turn).toBe('Ben')
  })

  it('can pass after drawing, once', () => {
    const s = scene({ hands, draw: 'red 9' })
    s.does('Ada', 'draw')
    expect(s.tries('Ada', 'draw')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'pass')
    expect(s.factKinds()).toEqual(['drew', 'passed'])
    expect(s.handSizes()).toEqual([3, 2, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('must draw if nothing fits, and pass if nothing fits then', () => {
    const s = scene({ hands: { ...hands, Ada: 'blue 2' }, draw: 'blue 3' })
    expect(s.may('Ada')).toEqual(['draw'])
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'draw')
    expect(s.may('Ada')).toEqual(['pass'])
  })

  it('shows the drawn card to its player only', () => {
    const s = scene({ hands, draw: 'red 9' })
    s.does('Ada', 'draw')
    expect(s.factsFor('Ada')).toEqual([{ kind: 'drew', seat: 0, count: 1, cards: [s.table.hands[0][2]] }])
    for (const viewer of ['Ben', null]) {
      expect(s.factsFor(viewer)).toEqual([{ kind: 'drew', seat: 0, count: 1 }])
      expect(s.view(viewer)).toMatchObject({ prompt: null, openPrompts: [{ seat: 0, hasAnswered: false }] })
      expect(s.view(viewer).players[0]).toMatchObject({ cards: 3, openHand: null })
    }
    expect(s.view('Ben').hand).toEqual(s.table.hands[1])
    expect(s.view(null).hand).toEqual([])
  })

  it('looks the same to the others, whatever is in the hand and on the pile', () => {
    const seenByBen = (Ada: string, draw: string) => {
      const s = scene({ hands: { ...hands, Ada }, draw })
      s.does('Ada', 'draw', 'pass')
      return JSON.stringify([s.factsFor('Ben'), s.view('Ben'), s.factsFor(null), s.view(null)])
    }
    expect(seenByBen('red 5, blue 2', 'red 9')).toBe(seenByBen('fuck you, nice try', 'blue 8'))
  })

  it('belongs to one player: nobody else is asked', () => {
    const s = scene({ hands })
    expect(s.tries('Ben', 'red 6')).toEqual({ code: 'not-asked' })
    expect(s.tries('Ben', 'draw')).toEqual({ code: 'not-asked' })
  })

  it('refuses foreign cards and invalid answers, and stays as it was', () => {
    const s = scene({ hands })
    const before = JSON.stringify(s.match.save())
    const foreignCard = s.table.hands[1][0]
    expect(s.match.answer(0, foreignCard)).toEqual({ code: 'illegal', reason: { because: 'not-yours' } })
    for (const nonsense of [null, undefined, '5', [s.table.hands[0][0]], {}, Number.NaN, 0.5, -99, 1e9])
      expect(s.match.answer(0, nonsense)).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(7, 0)).toEqual({ code: 'not-asked' })
    expect(JSON.stringify(s.match.save())).toBe(before)
  })

  it('passes in order of play', () => {
    const s = scene({ hands })
    s.does('Ada', 'red 5').does('Ben', 'red 6').does('Cem', 'red 7')
    expect(s.turn).toBe('Ada')
  })

  it('passes the other way when the direction is reversed', () => {
    const s = scene({ hands, direction: -1 })
    s.does('Ada', 'red 5').does('Cem', 'red 7').does('Ben', 'red 6')
    expect(s.turn).toBe('Ada')
  })

  it('skips a player who is to be skipped, once', () => {
    const s = scene({ hands, skipped: ['Ben'] })
    s.does('Ada', 'red 5')
    expect(s.turn).toBe('Cem')
    expect(s.factKinds()).toEqual(['played', 'skipped'])
    s.does('Cem', 'draw', 'pass').does('Ada', 'draw', 'pass')
    expect(s.turn).toBe('Ben')
  })

  it('returns to its player if all others are to be skipped', () => {
    const s = scene({ hands, skipped: ['Ben', 'Cem'] })
    s.does('Ada', 'red 5')
    expect(s.turn).toBe('Ada')
  })
})

describe('The last turn of a round', () => {
  it('is followed by no other, so a Time Bomb that would end with the next one has no effect', () => {
    const lasting = [{ id: 'time-bomb', turns: [0, 0, 0] }]
    const s = scene({ hands: { ...hands, Ada: 'black 1, blue 2' }, events: 'finish-line', lasting })
    s.does('Ada', 'black 1')
    expect(s.scores).toEqual([2, 9, 11])
  })
})

describe('The draw pile', () => {
  it('ends the round when a player has to draw from it and it is empty, without Nice Try', () => {
    const s = scene({ hands: { ...hands, Ben: 'nice try' }, draw: { only: '' } })
    s.does('Ada', 'draw')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([7, 7, 11])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'empty-pile', finishers: [] }),
    )
  })

  it('can give its last card without ending the round', () => {
    const s = scene({ hands, draw: { only: 'red 9' } })
    s.does('Ada', 'draw', 'red 9')
    expect(s.table.drawPile).toEqual([])
    s.does('Ben', 'red 6')
    expect(s.asked()).toEqual(['Cem: turn'])
    s.does('Cem', 'draw')
    expect(s.isRoundOver).toBe(true)
  })

  it('is never refilled', () => {
    const s = scene({ hands, draw: { only: 'red 9' } })
    s.does('Ada', 'draw', 'pass').does('Ben', 'red 6').does('Cem', 'red 7').does('Ada', 'red 5')
    expect(s.view(null).drawPileSize).toBe(0)
    expect(s.discardPile()).toHaveLength(4)
  })
})
