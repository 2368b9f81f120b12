import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Curse', () => {
  const hands = { Ada: 'curse, red 9, red gift', Ben: 'blue 2, blue 3', Cem: 'green 3, green 4' }
  const table = (options = {}) => scene({ sets: ['base', 'troublemaker'], hands, ...options })

  it('can never be played', () => {
    for (const options of [
      { discard: 'red 1' },
      { discard: 'black 1' },
      { discard: 'fantastic', call: 'red' },
      { discard: 'fantastic', call: 5 },
      { call: 'anything' },
    ]) {
      const s = table(options)
      expect(s.may('Ada')).not.toContain('curse')
      expect(s.explainIllegal('Ada', 'curse')).toEqual({ because: 'never-playable' })
      expect(s.tries('Ada', 'curse')).toEqual({ code: 'illegal', reason: { because: 'never-playable' } })
    }
  })

  it('cannot be played as last card, as one of ten, or after drawing', () => {
    const alone = table({ hands: { ...hands, Ada: 'curse' }, draw: 'blue 9' })
    expect(alone.may('Ada')).toEqual(['draw'])
    alone.does('Ada', 'draw')
    expect(alone.may('Ada')).toEqual(['pass'])
    const ten = table({
      hands: {
        ...hands,
        Ada: 'curse, green 7, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9, green 8, green 9',
      },
    })
    expect(ten.may('Ada')).toEqual(['draw'])
  })

  it('does not match for 2nd Chance', () => {
    const s = table({ hands: { ...hands, Ada: 'red 2nd chance, curse' }, draw: 'blue 9' })
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['draw'])
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['curse', 'blue 9'])
  })

  it('costs thirteen points', () => {
    const s = table({ hands: { ...hands, Ada: 'red 5', Ben: 'curse, blue 2' } })
      .does('Ada', 'red 5')
      .everyonePasses()
    expect(s.scores).toEqual([0, 15, 7])
  })

  it('can be given by Gift and Exchange', () => {
    const s = table().does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3', 'curse', 'red 9'])
    const swap = table({ hands: { ...hands, Ada: 'red exchange, curse, red 8, red 9' } })
    swap.does('Ada', 'red exchange', 'Cem').everyonePasses().does('Ada', 'curse, red 8')
    expect(swap.hand('Cem')).toEqual(['curse', 'red 8'])
  })

  it('can be stolen by Thief', () => {
    const s = table({
      turn: 'Ben',
      hands: { ...hands, Ben: 'red thief, blue 3', Ada: 'curse, red 8, red 9' },
    })
    s.does('Ben', 'red thief', 'Ada').everyonePasses().does('Ben', 'curse, red 9')
    expect(s.hand('Ben')).toEqual(['blue 3', 'curse', 'red 9'])
  })

  it('can be discarded by an event without changing the call', () => {
    const s = table({
      hands: { ...hands, Ada: 'black 1, curse, red 8', Cem: 'green 3' },
      events: 'recession',
    })
    s.does('Ada', 'black 1').everyonePasses()
    s.does('Ben', 'blue 2')
    expect(s.discardPile()).toContain('curse')
    expect(s.discardPile()[0]).toBe('black 1')
    expect(s.hand('Ada')).not.toContain('curse')
    expect(s.call).toEqual({ number: 1 })
  })

  it('is invisible as opening card: anything may follow', () => {
    const s = table({
      opening: 'curse',
      dealer: 'Cem',
      hands: { ...hands, Ada: 'red 2, black 3, blue gift, red-blue colour swap, fantastic, fuck you' },
    })
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.call).toEqual({ anything: true })
    expect(s.may('Ada')).toEqual([
      'red 2',
      'black 3',
      'blue gift',
      'red-blue colour swap',
      'fantastic',
      'draw',
    ])
    expect(s.explainIllegal('Ada', 'fuck you')).toEqual({ because: 'needs-ten-cards', have: 6 })
    s.does('Ada', 'red 2')
    expect(s.call).toEqual({ colour: 'red', number: 2 })
    expect(s.discardPile()).toEqual(['red 2', 'curse'])
  })

  it('has no colour for Vandalism as opening card', () => {
    const s = table({
      opening: 'curse',
      dealer: 'Cem',
      hands: { ...hands, Ada: 'black 3, red 2' },
      events: 'vandalism',
    })
    s.does('Ada', 'black 3').everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'vandalism' })
    expect(s.handSizes()).toEqual([1, 2, 2])
  })

  it('lets anything follow for the next player, too, if nobody plays', () => {
    const s = table({ opening: 'curse', dealer: 'Cem', hands: { ...hands, Ada: 'red 2' } }).does(
      'Ada',
      'draw',
      'pass',
    )
    expect(s.call).toEqual({ anything: true })
    expect(s.may('Ben')).toEqual(['blue 2', 'blue 3', 'draw'])
  })

  it('looks like any other card to the others', () => {
    const looks = (Ada: string) => {
      const s = table({ hands: { ...hands, Ada } })
        .does('Ada', 'red gift', 'Ben')
        .everyonePasses('counterattack')
      return JSON.stringify(['Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks(hands.Ada)).toBe(looks('red 7, red 9, red gift'))
  })
})
