import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Fantastic', () => {
  const hands = {
    Ada: 'fantastic, blue 1',
    Ben: 'red 3, blue 3, black 3, blue skip, fantastic',
    Cem: 'green 3',
  }

  it('wishes for any colour or number, but never for black', () => {
    const s = scene({ hands })
    s.does('Ada', 'fantastic')
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.may('Ada')).toEqual([
      'red',
      'blue',
      'green',
      'yellow',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
    expect(s.tries('Ada', 'black')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
  })

  it('calls for the wished colour: numbers, specials and open-wish cards follow', () => {
    const s = scene({ hands })
    s.does('Ada', 'fantastic', 'blue')
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.may('Ben')).toEqual(['blue 3', 'blue skip', 'fantastic', 'draw'])
    expect(s.explainIllegal('Ben', 'black 3')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'blue', number: null },
    })
    expect(s.factsFor(null)).toContainEqual({ kind: 'wished', seat: 0, wish: 1, call: s.table.call })
  })

  it('calls for the wished number: black numbers follow, coloured specials do not', () => {
    const s = scene({ hands })
    s.does('Ada', 'fantastic', '3')
    expect(s.call).toEqual({ number: 3 })
    expect(s.may('Ben')).toEqual(['red 3', 'blue 3', 'black 3', 'fantastic', 'draw'])
    expect(s.explainIllegal('Ben', 'blue skip')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: null, number: 3 },
    })
  })

  it('can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic', 'equality'])
      expect(scene({ hands, discard }).explainIllegal('Ada', 'fantastic')).toBeNull()
    for (const call of ['green', 9, 'anything'] as const)
      expect(scene({ hands, call }).explainIllegal('Ada', 'fantastic')).toBeNull()
  })

  it('attacks nobody', () => {
    const s = scene({ hands })
    s.does('Ada', 'fantastic', 'red')
    expect(s.factKinds()).toEqual(['played', 'wished'])
    expect(s.handSizes()).toEqual([1, 5, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('wishes as last card, before Nice Try is asked for', () => {
    const s = scene({ hands: { ...hands, Ada: 'fantastic' } })
    s.does('Ada', 'fantastic')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'red')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
  })
})
