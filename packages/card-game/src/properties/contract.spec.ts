import { contractSuite } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { newMatch } from '../card-rules.ts'
import { frantic } from '../game.ts'
import { SET_NAMES } from '../sets/index.ts'
import type { Table } from '../table.ts'
import { anySettings } from '../testing/any-settings.ts'
import { stride } from './side-by-side.ts'

const cardsOf = ({ hands, aside, drawPile, discardPile, display }: Table): number[] =>
  [hands, aside, drawPile, discardPile, display].flat(2)

const eventsOf = ({ eventPile, usedEvents, shownEvents }: Table): number[] =>
  [eventPile, usedEvents, shownEvents].flat()

const powersOf = ({ powers, powerPile }: Table): number[] => [
  ...powers.flat().map(({ power }) => power),
  ...powerPile,
]

/** So that a card, an event and a power with the same number are told apart. */
const SHELF = 1000

contractSuite(frantic, {
  anySettings,
  mostAnswers: 20_000,
  recorded: new URL('../../recorded/', import.meta.url),
  census: ({ state }) =>
    [cardsOf(state), eventsOf(state), powersOf(state)].flatMap((pile, i) => pile.map((n) => SHELF * i + n)),
  stride,
})

it('A match begins with all that is in the box', () => {
  const { state } = newMatch({ players: 8, sets: [...SET_NAMES] }, 'box')
  const { faces, events, powerNumbers } = state.setup
  const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b)
  expect(sorted(cardsOf(state))).toEqual(faces.map((_, card) => card))
  expect(sorted(eventsOf(state))).toEqual(events.map((_, event) => event))
  expect(sorted(powersOf(state))).toEqual(powerNumbers)
})
