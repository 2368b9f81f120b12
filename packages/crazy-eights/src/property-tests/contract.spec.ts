import type { Answer, Seat } from '@slapwise/kernel'
import { copyRandom, isLegalAnswer } from '@slapwise/kernel'
import { type IndistinguishablePair, type PairedStep, testGameContract } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Card, DECK } from '../cards.ts'
import { knownCards } from '../determinize.ts'
import { crazyEights } from '../game.ts'
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

function stride({ viewer, actual, alternative }: IndistinguishablePair<EightsMatch>): PairedStep {
  alternative.state.random = copyRandom(actual.state.random)
  const theirs = places(alternative.state)
  const map = new Map(places(actual.state).map((card, i) => [card, theirs[i]]))
  const isElsewhere = (card: Card) => map.get(card) !== card
  return {
    translateAnswer(seat: Seat, answer: Answer) {
      const { choice } = alternative.promptFor(seat)!
      const mapped = choice.of === 'card' ? (map.get(answer as Card) ?? answer) : answer
      return isLegalAnswer(choice, mapped) ? mapped : null
    },
    hasRevealedDifference: () =>
      [actual, alternative].some(({ state }) => knownCards(viewer, state).some(isElsewhere)),
  }
}

testGameContract(crazyEights, {
  arbitrarySettings: anySettings,
  maxAnswers: 20_000,
  recordsFolder: new URL('../../recorded/', import.meta.url),
  listPieces: ({ state }) => places(state),
  stepPair: stride,
})

it('A match begins with the whole deck', () => {
  const table = crazyEights.createRules({ players: 6, limit: 1, snap: true }, 1).createState('', false)
  expect(places(table).sort((a, b) => a - b)).toEqual(DECK)
})
