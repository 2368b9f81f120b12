import { applyMildNames as applyMildBoardNames, CARD_KINDS, EVENTS } from '@slapwise/board-game'
import { BOARD_PARTS } from '@slapwise/board-game/i18n'
import { applyMildNames as applyMildCardNames, CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'

const RUDE = /fuck|bastard|bitch|shit|damn|\bhell\b|arse\b|scheiss|\barsch|verdammt/i

const cardGameEntries = [
  ...Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
    ...prints.map(({ kind }) => kind),
    ...events,
    ...powers,
  ]),
  ...HOUSE_RULE_CARDS,
]
const boardGameEntries = [...CARD_KINDS, ...EVENTS, ...BOARD_PARTS]

const GAMES = {
  'the card game': (mild: boolean) => applyMildCardNames(cardGameEntries, mild),
  'the board game': (mild: boolean) => applyMildBoardNames(boardGameEntries, mild),
}

describe.each(Object.entries(GAMES))('Mild names in %s', (_, getEntries) => {
  it.each(['en', 'de'] as const)('leave no rude word in any name, text or ruling: %s', (language) => {
    const textsOf = (mild: boolean) =>
      getEntries(mild).flatMap(({ name, text, rulings = [] }) =>
        [name, text, ...rulings].map((texts) => texts[language]),
      )
    expect(textsOf(false).filter((text) => RUDE.test(text))).not.toEqual([])
    expect(textsOf(true).filter((text) => RUDE.test(text))).toEqual([])
  })

  it('are different for all cards', () => {
    const ids = new Map(
      getEntries(true).flatMap(({ id, name }) => [name.en, name.de].map((text) => [text, id])),
    )
    for (const { id, name } of getEntries(true))
      expect([ids.get(name.en), ids.get(name.de)]).toEqual([id, id])
  })
})

it('A rude card has the same mild name in both games', () => {
  const findRude = (entries: readonly { readonly id: string; readonly name: { readonly en: string } }[]) =>
    entries.filter(({ name }) => RUDE.test(name.en)).map(({ id }) => id)
  const nameOf = (entries: readonly { readonly id: string; readonly name: object }[], id: string) =>
    entries.find((entry) => entry.id === id)?.name
  const shared = findRude(boardGameEntries)
  expect(shared).toEqual(['fuck-you'])
  expect(findRude(cardGameEntries)).toEqual(expect.arrayContaining(shared))
  for (const id of shared)
    expect(nameOf(GAMES['the board game'](true), id)).toEqual(nameOf(GAMES['the card game'](true), id))
})
