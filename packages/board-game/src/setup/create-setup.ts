import { findIndices, repeatIndices } from '@slapwise/kernel'
import type { Reaction } from '../model/question.ts'
import type { Settings } from '../model/settings.ts'
import type { Setup } from '../model/setup.ts'
import { resolveBoardFile } from './boards.ts'
import { CARD_KINDS } from './card-kinds.ts'
import { EVENTS } from './events.ts'
import { scoreLimitFor } from './limit.ts'
import { createStreet } from './street.ts'

export function createSetup(settings: Settings): Setup {
  const board = resolveBoardFile(settings)
  const kindOf = repeatIndices(CARD_KINDS.map(({ id }) => board.cards[id] ?? 0))
  return {
    settings,
    limit: scoreLimitFor(settings),
    street: createStreet(board),
    kinds: CARD_KINDS,
    kindOfCard: kindOf,
    cards: kindOf.map((_, card) => card),
    reactionCards: {
      block: reactionCardsFor(kindOf, 'block'),
      're-roll': reactionCardsFor(kindOf, 're-roll'),
      'nice-try': reactionCardsFor(kindOf, 'nice-try'),
    },
    events: EVENTS,
  }
}

function reactionCardsFor(kindOf: readonly number[], reaction: Reaction): Setup['reactionCards'][Reaction] {
  const kind = CARD_KINDS.findIndex((one) => one.thrownInAs === reaction)
  return { kind, copies: findIndices(kindOf, (other) => other === kind) }
}
