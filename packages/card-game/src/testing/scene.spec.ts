import { describe, expect, it } from 'vitest'
import { RULES_VERSION } from '../versions.ts'
import { type SceneOptions, scene } from './scene.ts'

const TROUBLE: SceneOptions['sets'] = ['base', 'troublemaker']
const SUPER: SceneOptions['sets'] = ['base', 'supercharge']
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' }

describe('A scene', () => {
  it('uses the latest rules by default', () => {
    expect(scene({}).table.setup.version).toBe(RULES_VERSION)
    expect(scene({ version: RULES_VERSION + 1 }).table.setup.version).toBe(RULES_VERSION + 1)
  })

  it('collects the facts of its opening card', () => {
    const s = scene({ hands, opening: 'black 7', events: 'third-time-lucky' })
    const drew = (seat: number) => ({ kind: 'drew', seat, count: 3 })
    expect(s.factKinds()).toEqual(['opened', 'event', 'drew', 'drew', 'drew'])
    expect(s.factsFor(null).slice(2)).toEqual([1, 2, 0].map((seat) => expect.objectContaining(drew(seat))))
  })

  it.each<[string, object]>([
    ['a setting', { limits: 100 }],
    ['a layout', { hand: { Ada: 'red 5' } }],
    ['a card', { hands: { Ada: 'red 11' } }],
    ['a player with a hand', { hands: { Ida: 'red 5' } }],
    ['a player with points', { scores: { Ida: 5 } }],
    ['a player with powers', { sets: SUPER, powers: { Ida: 'looping' } }],
    ['a power', { sets: SUPER, powers: { Ada: 'loopings' } }],
    ['what lasts', { lasting: [{ id: 'time-bombs' }] }],
    ['an event', { events: 'doomday' }],
  ])('refuses unknown %s', (_, setting) => {
    expect(() => scene(setting)).toThrow()
  })

  it('passes every setting on to the match', () => {
    expect(scene({ steered: true, limit: 60 }).table.setup.settings).toMatchObject({
      steered: true,
      limit: 60,
    })
  })

  it('can have a call for black', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5, red 1, fantastic' }, call: 'black' })
    expect(s.may('Ada')).toEqual(['black 5', 'fantastic', 'draw'])
  })

  it('accepts the colours of a card in either order', () => {
    const swaps = 'blue-red colour swap, red-blue colour swap'
    expect(() => scene({ sets: TROUBLE, hands: { Ada: swaps } })).toThrow(
      'left with this name: red-blue colour swap',
    )
    const Ada = 'blue-red colour swap, yellow 1, green-yellow colour swap'
    const s = scene({ sets: TROUBLE, hands: { ...hands, Ada }, discard: 'red 5' })
    expect(s.may('Ada')).toContain('red-blue colour swap')
    expect(s.explainIllegal('Ada', 'yellow-green colour swap')).toMatchObject({ because: 'does-not-follow' })
    s.does('Ada', 'blue-red colour swap')
    expect(s.call).toMatchObject({ colour: 'blue' })
  })

  it('refuses names that do not fit the kind of prompt', () => {
    const s = scene({ hands: { ...hands, Ada: 'fantastic four, red gift, blue 1, blue 2' } })
    expect(s.tries('Ada', { Ben: 4 })).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'fantastic four')
    expect(s.tries('Ada', 'red gift')).toMatchObject({ code: 'illegal' })
    s.does('Ada', { Ben: 4 })
  })

  it('names power cards, and accepts their slots, too', () => {
    const powers = { Ada: 'looping!, open-hands!' }
    for (const answer of ['open-hands', '1', 1]) {
      const s = scene({ sets: SUPER, hands: { ...hands, Ada: 'red recharge, blue 1' }, powers })
      s.does('Ada', 'red recharge')
      expect(s.may('Ada')).toEqual(['looping', 'open-hands'])
      expect(s.tries('Ada', 'recycling')).toMatchObject({ code: 'illegal' })
      s.does('Ada', answer)
      expect(s.powers('Ada')).toEqual(['looping!', 'open-hands'])
    }
  })
})

describe('A round that has just been dealt', () => {
  it('fills every hand up, and reports it', () => {
    const s = scene({ dealt: true, hands: { Ben: 'red gift, blue 9' }, opening: 'red 5', draw: 'green 1' })
    expect(s.handSizes()).toEqual([7, 7, 7])
    expect(s.hand('Ben').slice(0, 2)).toEqual(['red gift', 'blue 9'])
    expect(s.factKinds()).toEqual(['dealt', 'dealt', 'dealt', 'opened'])
    expect(s.factsFor('Ben').map(({ cards }) => cards?.length)).toEqual([7, undefined, undefined, undefined])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.does('Ben', 'draw').hand('Ben')).toContain('green 1')
  })

  it('deals the number of cards of the settings and the rule cards', () => {
    expect(scene({ dealt: true, handSize: 4 }).handSizes()).toEqual([4, 4, 4])
    expect(scene({ dealt: true, rules: 'heavy-luggage' }).handSizes()).toEqual([9, 9, 9])
  })
})

describe('everyonePasses', () => {
  const attacked = () =>
    scene({ hands: { Ada: 'red skip', Ben: 'blue 2', Cem: 'blue 3' } }).does('Ada', 'red skip', 'Ben')

  it('passes one window after the other', () => {
    expect(attacked().everyonePasses().isRoundOver).toBe(true)
  })

  it('can pass one window only', () => {
    const s = attacked().everyonePasses('counterattack')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    expect(() => s.everyonePasses('counterattack')).toThrow('no prompt to pass')
  })

  it('passes a window that somebody has already answered', () => {
    const s = attacked().everyonePasses('counterattack').does('Ben', 'pass').everyonePasses()
    expect(s.isRoundOver).toBe(true)
  })

  it('answers a yes-or-no question with its fallback', () => {
    const s = scene({ sets: TROUBLE, hands, discard: 'red 5', events: 'seppuku' })
      .does('Ada', 'black 5')
      .everyonePasses()
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('confirms, but not after something else', () => {
    const s = attacked().everyonePasses()
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    expect(s.everyonePasses().table.round).toBe(2)
  })

  it('refuses to pass a turn', () => {
    expect(() => scene({ hands }).everyonePasses()).toThrow('no prompt to pass; open prompts: Ada: turn')
  })
})
