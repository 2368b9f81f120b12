import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const hands = { Ada: 'update, red 5', Ben: 'green 2', Cem: 'green 3' }

describe('Update', () => {
  it('draws a power card, returns an old one, and wishes for a colour', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping, open-hands!' }, powerPile: 'black-wish' })
    const before = s.table.powerPile.length
    s.does('Ada', 'update')
    expect(s.asked()).toEqual(['Ada: use'])
    s.does('Ada', 'yes')
    expect(s.powers('Ada')).toEqual(['looping', 'open-hands!', 'black-wish'])
    expect(s.asked()).toEqual(['Ada: power'])
    expect(s.may('Ada')).toEqual(['looping', 'open-hands'])
    s.does('Ada', 'open-hands')
    expect(s.powers('Ada')).toEqual(['looping', 'black-wish'])
    expect(s.table.powerPile).toHaveLength(before)
    expect(s.table.powerPile.map((power) => s.table.setup.powers[power].id)).toContain('open-hands')
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ada', 'blue')
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can return a face-down one, but not the new one', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping, open-hands!' }, powerPile: 'black-wish' })
    s.does('Ada', 'update', 'yes')
    for (const wrong of ['2', '3', 'pass', 'no'])
      expect(s.tries('Ada', wrong)).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ben', '0')).toEqual({ code: 'not-asked' })
    s.does('Ada', '0', 'red')
    expect(s.powers('Ada')).toEqual(['open-hands!', 'black-wish'])
  })

  it('does not disclose to the others which cards came and went', () => {
    const s = scene({
      sets,
      hands,
      powers: { Ada: 'looping, recycling', Ben: 'open-hands' },
      powerPile: 'black-wish',
    })
    const top = s.table.powerPile.at(-1)
    s.does('Ada', 'update', 'yes', '0', 'red')
    expect(s.factsFor('Ada')).toContainEqual({ kind: 'drew-powers', seat: 0, count: 1, powers: [top] })
    for (const viewer of ['Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'drew-powers', seat: 0, count: 1 })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'returned-powers', seat: 0, count: 1 })
      expect(s.view(viewer).players[0].powers).toEqual([null, null])
      expect(JSON.stringify([s.factsFor(viewer), s.view(viewer)])).not.toMatch(/looping|recycling|black-wish/)
    }
  })

  it('can be declined, but the wish is mandatory', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping, open-hands!' } })
    s.does('Ada', 'update')
    expect(s.may('Ada')).toEqual(['yes', 'no'])
    expect(s.tries('Ada', 'pass')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'no')
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.tries('Ada', 'pass')).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ada', 5)).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'green')
    expect(s.powers('Ada')).toEqual(['looping', 'open-hands!'])
    expect(s.factKinds()).toEqual(['played', 'wished'])
  })

  it('returns the only old one without a question, and keeps the new one if there is none', () => {
    const one = scene({ sets, hands, powers: { Ada: 'looping!' }, powerPile: 'black-wish' })
    one.does('Ada', 'update', 'yes', 'red')
    expect(one.powers('Ada')).toEqual(['black-wish'])
    const none = scene({ sets, hands, powerPile: 'black-wish' })
    none.does('Ada', 'update', 'yes', 'red')
    expect(none.powers('Ada')).toEqual(['black-wish'])
  })

  it('has no effect but the wish with an empty power pile', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping!, recycling' }, powerPile: { only: '' } })
    s.does('Ada', 'update')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'red')
    expect(s.powers('Ada')).toEqual(['looping!', 'recycling'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can take the last power card; the returned one is the new pile', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping!' }, powerPile: { only: 'black-wish' } })
    s.does('Ada', 'update', 'yes', 'red')
    expect(s.powers('Ada')).toEqual(['black-wish'])
    expect(s.table.powerPile.map((power) => s.table.setup.powers[power].id)).toEqual(['looping'])
  })

  it('can return the power card that was activated with it', () => {
    const s = scene({ sets, hands, powers: { Ada: 'anti-counter, looping' }, powerPile: 'black-wish' })
    s.does('Ada', 'update with anti-counter', 'yes', '0', 'red')
    expect(s.powers('Ada')).toEqual(['looping', 'black-wish'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is not an attack', () => {
    const s = scene({ sets, hands: { ...hands, Ben: 'counterattack' }, powers: { Ada: 'looping' } })
    s.does('Ada', 'update', 'yes')
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('has its effect and ends the round as last card', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ada: 'update' },
      powers: { Ada: 'looping!' },
      powerPile: 'recycling',
    })
    s.does('Ada', 'update', 'yes', 'red').everyonePasses()
    expect(s.powers('Ada')).toEqual(['recycling'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('can be played on anything, costs seven points, and as opening card takes effect for the dealer', () => {
    for (const discard of ['black 5', 'red gift', 'blue 9', 'edison'])
      expect(scene({ sets, hands, discard, call: 7 }).explainIllegal('Ada', 'update')).toBeNull()
    const s = scene({ sets, hands: { Ada: 'red 5', Ben: 'update' } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores[1]).toBe(7)
    const opened = scene({
      sets,
      hands: { Ada: 'red 5', Ben: 'red 6', Cem: 'red 7' },
      opening: 'update',
      powers: { Ada: 'looping' },
    })
    expect(opened.asked()).toEqual(['Ada: use'])
    opened.does('Ada', 'no', 'blue')
    expect(opened.asked()).toEqual(['Ben: turn'])
    expect(opened.call).toEqual({ colour: 'blue' })
  })
})
