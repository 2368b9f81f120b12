import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 3'
const hands = { Ada: 'red recharge, red 5', Ben: 'green 2', Cem: 'green 3' }

describe('Recharge', () => {
  it('turns one used power card of its player face down', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'looping!, open-hands!', Ben: 'recycling!' } })
    s.does('Ada', 'red recharge')
    expect(s.asked()).toEqual(['Ada: recharge'])
    expect(s.may('Ada')).toEqual(['looping', 'open-hands'])
    s.does('Ada', 'open-hands')
    expect(s.powers('Ada')).toEqual(['looping!', 'open-hands'])
    expect(s.powers('Ben')).toEqual(['recycling!'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'recharge' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is public, and the card is hidden from the others again', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'looping!, open-hands' } })
    s.does('Ada', 'red recharge')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'recharged', seat: 0, power: 'looping' })
      expect(s.view(viewer).players[0].powers).toEqual([null, null])
      expect(JSON.stringify(s.factsFor(viewer))).not.toContain('open-hands')
    }
    expect(s.view('Ada').powers).toEqual([
      { power: 'looping', open: false },
      { power: 'open-hands', open: false },
    ])
  })

  it('offers used power cards only', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'looping!, open-hands, recycling!' } })
    s.does('Ada', 'red recharge')
    expect(s.may('Ada')).toEqual(['looping', 'recycling'])
    for (const wrong of ['open-hands', '3', 'pass', 'no'])
      expect(s.tries('Ada', wrong)).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ben', '0')).toEqual({ code: 'not-asked' })
    s.does('Ada', 'recycling')
    expect(s.powers('Ada')).toEqual(['looping!', 'open-hands', 'recycling'])
  })

  it.each(['', 'looping', 'looping, open-hands'])('has no effect if none is used (%s)', (powers) => {
    const s = scene({ sets, hands, discard, powers: { Ada: powers, Ben: 'recycling!' } })
    s.does('Ada', 'red recharge')
    expect(s.powers('Ada').join(', ')).toBe(powers)
    expect(s.factKinds()).toEqual(['played', 'no-effect'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('cannot recharge the power card activated with it', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'anti-counter' } })
    s.does('Ada', 'red recharge with anti-counter')
    expect(s.powers('Ada')).toEqual(['anti-counter!'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can recharge another one of the same name', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'anti-counter, anti-counter!' } })
    s.does('Ada', 'red recharge with anti-counter')
    expect(s.powers('Ada')).toEqual(['anti-counter!', 'anti-counter'])
  })

  it('makes the card usable from the next turn on', () => {
    const s = scene({ sets, hands, discard, powers: { Ada: 'anti-counter!' } })
    expect(s.may('Ada')).toEqual(['red recharge', 'red 5', 'draw'])
    s.does('Ada', 'red recharge').does('Ben', 'draw', 'pass').does('Cem', 'draw', 'pass')
    expect(s.may('Ada')).toEqual(['red 5', 'red 5 with anti-counter', 'draw'])
  })

  it('is not an attack', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ben: 'counterattack, green 2' },
      discard,
      powers: { Ada: 'looping!', Ben: 'recycling!' },
    })
    s.does('Ada', 'red recharge')
    expect(s.factKinds()).toEqual(['played', 'recharged'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has its effect and ends the round as last card', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ada: 'red recharge' },
      discard,
      powers: { Ada: 'looping!, open-hands!' },
    })
    s.does('Ada', 'red recharge', '0')
    expect(s.powers('Ada')).toEqual(['looping', 'open-hands!'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('follows its colour and its symbol, and costs seven points', () => {
    const s = scene({
      sets,
      hands: { Ada: 'blue recharge, green recharge, blue 3, red 2', Ben: 'red 5', Cem: 'yellow recharge' },
      discard: 'red recharge',
    })
    expect(s.may('Ada')).toEqual(['blue recharge', 'green recharge', 'red 2', 'draw'])
    const t = scene({ sets, hands: { Ada: 'red 5', Ben: 'blue recharge' }, discard })
    t.does('Ada', 'red 5').everyonePasses()
    expect(t.scores[1]).toBe(7)
    expect(scene({ sets, hands, call: 5 }).may('Ada')).toEqual(['red 5', 'draw'])
  })

  it('has nothing to recharge as opening card', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ada: 'red 5' },
      opening: 'red recharge',
      powers: { Ada: 'looping, recycling' },
    })
    expect(s.powers('Ada')).toEqual(['looping', 'recycling'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'recharge' })
  })
})
