import { hasSeat, isLegalAnswer } from '@slapwise/kernel'
import type { IndistinguishablePair, PairedStep } from '@slapwise/kernel/testing'
import type { BoardMatch } from '../board-rules.ts'
import type { CardId } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'

/**
 * One step in a match and in a determinized copy that the viewer cannot tell from it. Answers name card kinds, so they
 * are the same in both.
 */
export function stepPair({ viewer, actual, alternative }: IndistinguishablePair<BoardMatch>): PairedStep {
  alternative.state.random = { ...actual.state.random }
  const map = cardMappingBetween(actual.state, alternative.state)
  return {
    translateAnswer: (seat, answer) =>
      isLegalAnswer(alternative.promptFor(seat)!.choice, answer) ? answer : null,
    hasRevealedDifference: () =>
      [actual, alternative].some(({ state }) =>
        map.some(
          (other, card) => other !== card && hasSeat(state.knownTo[card] | state.knownTo[other], viewer),
        ),
      ),
  }
}

const cardsByPlace = ({ hands, drawPile }: Table): CardId[] => [...hands.flat(), ...drawPile]

/** Maps each card to the card in the same place of the other table. */
function cardMappingBetween(table: Table, other: Table): CardId[] {
  const map = table.setup.cards.slice()
  const otherCards = cardsByPlace(other)
  cardsByPlace(table).forEach((card, i) => {
    map[card] = otherCards[i]
  })
  return map
}
