import { CARD_KINDS, EVENTS, applyMildNames as namedInBoardGame } from '@slapwise/board-game'
import { NUMBERED_TELEPORT } from '@slapwise/board-game/i18n'
import { CARD_SETS, HOUSE_RULE_CARDS, applyMildNames as namedInCardGame } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'

const RUDE = /fuck|bastard|bitch|shit|damn|\bhell\b|arse\b|scheiss|\barsch|verdammt/i

const ofCardGame = [
  ...Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
    ...prints.map(({ kind }) => kind),
    ...events,
    ...powers,
  ]),
  ...HOUSE_RULE_CARDS,
]
const ofBoardGame = [...CARD_KINDS, ...EVENTS, NUMBERED_TELEPORT]

const GAMES = {
  'the card game': (mild: boolean) => namedInCardGame(ofCardGame, mild),
  'the board game': (mild: boolean) => namedInBoardGame(ofBoardGame, mild),
}

describe.each(Object.entries(GAMES))('Mild names in %s', (_, things) => {
  it.each(['en', 'de'] as const)('leave no rude word in any name, text or ruling: %s', (language) => {
    const said = (mild: boolean) =>
      things(mild).flatMap(({ name, text, rulings = [] }) =>
        [name, text, ...rulings].map((words) => words[language]),
      )
    expect(said(false).filter((text) => RUDE.test(text))).not.toEqual([])
    expect(said(true).filter((text) => RUDE.test(text))).toEqual([])
  })

  it('are different for all cards', () => {
    const ids = new Map(things(true).flatMap(({ id, name }) => [name.en, name.de].map((said) => [said, id])))
    for (const { id, name } of things(true)) expect([ids.get(name.en), ids.get(name.de)]).toEqual([id, id])
  })
})

it('A rude card has the same mild name in both games', () => {
  const rude = (things: readonly { readonly id: string; readonly name: { readonly en: string } }[]) =>
    things.filter(({ name }) => RUDE.test(name.en)).map(({ id }) => id)
  const milder = (things: readonly { readonly id: string; readonly name: object }[], id: string) =>
    things.find((thing) => thing.id === id)?.name
  const shared = rude(ofBoardGame)
  expect(shared).toEqual(['fuck-you'])
  expect(rude(ofCardGame)).toEqual(expect.arrayContaining(shared))
  for (const id of shared)
    expect(milder(GAMES['the board game'](true), id)).toEqual(milder(GAMES['the card game'](true), id))
})
