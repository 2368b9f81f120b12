import { describe, expect, it } from 'vitest'
import { createSetup } from '../setup/create-setup.ts'
import { settingsSchema } from '../setup/settings.ts'
import { faceName } from '../testing/names.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const EVERY_CARD = createSetup(settingsSchema.parse({ players: 2 })).prints.map(faceName)
const OPEN_WISH = 'fantastic|fantastic four|counterattack|equality|nice try'

describe('The call', () => {
  it.each<[string, SceneOptions, string]>([
    ['a coloured number', { discard: 'red 5' }, 'red .*|.* 5'],
    ['a coloured special', { discard: 'red gift' }, 'red .*|.* gift'],
    ['a black number', { discard: 'black 5' }, '.* 5'],
    ['a wish for a colour', { discard: 'fantastic', call: 'red' }, 'red .*'],
    ['a wish for a colour on a black number', { discard: 'black 5', call: 'red' }, 'red .*'],
    ['a wish for a number', { discard: 'fantastic', call: 5 }, '(red|blue|green|yellow|black) 5'],
    ['anything', { discard: 'fuck you', call: 'anything' }, '.*'],
  ])('of %s', (_, top, following) => {
    const cards = EVERY_CARD.filter((card) => card !== 'fuck you' && card !== top.discard)
    const s = scene({ players: ['Ada', 'Ben'], hands: { Ada: cards.join(), Ben: 'red 1' }, ...top })
    const expected = new RegExp(`^(${following}|${OPEN_WISH})$`)
    expect(s.may('Ada')).toEqual([...cards.filter((card) => expected.test(card)), 'draw'])
  })

  it.each([
    ['red 5', { colour: 'red', number: 5 }],
    ['black 5', { number: 5 }],
    ['red skip', { colour: 'red', symbol: 'skip' }],
  ])('of %s follows from the card', (discard, call) => {
    expect(scene({ discard }).call).toEqual(call)
  })

  it('never lets a number card follow by a symbol, nor a special card by a number', () => {
    const s = scene({ hands: { Ada: 'blue 5, blue skip', Ben: 'red 1' }, discard: 'red gift' })
    expect(s.may('Ada')).toEqual(['draw'])
    const t = scene({ hands: { Ada: 'blue skip', Ben: 'red 1' }, discard: 'red 5' })
    expect(t.may('Ada')).toEqual(['draw'])
  })
})
