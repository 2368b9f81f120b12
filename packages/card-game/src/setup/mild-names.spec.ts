import { expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import type { Setup } from '../model/setup.ts'
import { createSetup } from './create-setup.ts'
import { applyMildNames, applyMildNamesToSetup } from './mild-names.ts'
import { settingsSchema } from './settings.ts'

const setup = createSetup(settingsSchema.parse({ players: 2, sets: [...CARD_SET_NAMES] }))
const mild = applyMildNamesToSetup(setup, true)

const texts = { en: 'Not even Fuck You.', de: 'Nicht einmal Fuck You.' }
const ruled = { name: texts, text: texts, rulings: [texts] }

it('replaces rude names in each language, also in texts', () => {
  const milder = { en: 'Not even Fiddlesticks.', de: 'Nicht einmal Zieh Leine.' }
  expect(applyMildNames([ruled], true)).toEqual([{ name: milder, text: milder, rulings: [milder] }])
})

it('changes nothing if mild names are not requested', () => {
  expect(applyMildNames([ruled], false)).toEqual([ruled])
  expect(applyMildNamesToSetup(setup, false)).toBe(setup)
})

it('leaves no rude name in a setup', () => {
  const written = ({ prints, imitable, events, powers, ruleCards }: Setup) =>
    JSON.stringify(
      [...prints.map(({ kind }) => kind), ...imitable, ...events, ...powers, ...ruleCards].map(
        ({ name, text, rulings }) => [name, text, rulings],
      ),
    )
  expect(written(setup)).toMatch(/Fuck/)
  expect(written(mild)).not.toMatch(/Fuck|Bastard/i)
})

it('changes nothing but texts', () => {
  expect(mild.faces.map(({ index }) => index)).toEqual(setup.faces.map(({ index }) => index))
  expect(mild.faces.map(({ kind }) => kind.id)).toEqual(setup.faces.map(({ kind }) => kind.id))
  expect(mild.imitable.map(({ id }) => id)).toEqual(setup.imitable.map(({ id }) => id))
  expect(new Set(mild.prints.map(({ kind }) => kind)).size).toBe(
    new Set(setup.prints.map(({ kind }) => kind)).size,
  )
})
