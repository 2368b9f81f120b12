import { testGameContract } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { createMatch } from '../card-rules.ts'
import { franticCardGame } from '../game.ts'
import { CARD_SET_NAMES } from '../model/settings.ts'
import type { Table } from '../model/table.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import { stepPair } from './step-pair.ts'

const cardsOf = ({ hands, aside, drawPile, discardPile, display }: Table): number[] =>
  [hands, aside, drawPile, discardPile, display].flat(2)

const eventsOf = ({ eventPile, usedEvents, shownEvents }: Table): number[] =>
  [eventPile, usedEvents, shownEvents].flat()

const powersOf = ({ powers, powerPile }: Table): number[] => [
  ...powers.flat().map(({ power }) => power),
  ...powerPile,
]

/** Keeps the ids of cards, events and powers apart. */
const PILE_OFFSET = 1000

testGameContract(franticCardGame, {
  arbitrarySettings,
  maxAnswers: 20_000,
  recordsFolder: new URL('../../recorded/', import.meta.url),
  listPieces: ({ state }) =>
    [cardsOf(state), eventsOf(state), powersOf(state)].flatMap((pile, i) =>
      pile.map((n) => PILE_OFFSET * i + n),
    ),
  stepPair,
})

it('a match starts with all cards of its sets', () => {
  const { state } = createMatch({ players: 8, sets: [...CARD_SET_NAMES] }, 'box')
  const { faces, events, powerNumbers } = state.setup
  const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)
  expect(sorted(cardsOf(state))).toEqual(faces.map((_, card) => card))
  expect(sorted(eventsOf(state))).toEqual(events.map((_, event) => event))
  expect(sorted(powersOf(state))).toEqual(powerNumbers)
})
