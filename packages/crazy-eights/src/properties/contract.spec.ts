import type { Answer, Seat } from '@slapwise/kernel'
import { accepts, copyRandom } from '@slapwise/kernel'
import { contractSuite, type Pair, type Stride } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Card, DECK } from '../cards.ts'
import { crazyEights } from '../game.ts'
import { knownTo } from '../imagine.ts'
import type { SettingsInput } from '../settings.ts'
import type { Table } from '../table.ts'
import type { EightsMatch } from '../view.ts'

const anySettings: fc.Arbitrary<SettingsInput> = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  limit: fc.integer({ min: 1, max: 60 }),
  snap: fc.constantFrom(true, false, 'glance' as const),
})

const places = ({ hands, drawPile, discardPile }: Table): Card[] => [
  ...hands.flat(),
  ...drawPile,
  ...discardPile,
]

function stride({ viewer, here, there }: Pair<EightsMatch>): Stride {
  there.state.random = copyRandom(here.state.random)
  const theirs = places(there.state)
  const map = new Map(places(here.state).map((card, i) => [card, theirs[i]]))
  const isElsewhere = (card: Card) => map.get(card) !== card
  return {
    answerThere(seat: Seat, answer: Answer) {
      const { choice } = there.promptFor(seat)!
      const mapped = choice.of === 'card' ? (map.get(answer as Card) ?? answer) : answer
      return accepts(choice, mapped) ? mapped : null
    },
    hasLearnt: () => [here, there].some(({ state }) => knownTo(viewer, state).some(isElsewhere)),
  }
}

contractSuite(crazyEights, {
  anySettings,
  mostAnswers: 20_000,
  recorded: new URL('../../recorded/', import.meta.url),
  census: ({ state }) => places(state),
  stride,
})

it('A match begins with the whole deck', () => {
  const table = crazyEights.rules({ players: 6, limit: 1, snap: true }, 1).begin('', false)
  expect(places(table).sort((a, b) => a - b)).toEqual(DECK)
})
