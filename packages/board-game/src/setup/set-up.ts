import { placesOf, repeated } from '@slapwise/kernel'
import type { Reaction } from '../model/question.ts'
import type { Settings } from '../model/settings.ts'
import type { Setup } from '../model/setup.ts'
import { boardOf } from './boards.ts'
import { EVENTS } from './events.ts'
import { KINDS } from './kinds.ts'
import { limitFor } from './limit.ts'
import { streetOf } from './street.ts'

export function setUp(settings: Settings): Setup {
  const board = boardOf(settings)
  const kindOf = repeated(KINDS.map(({ id }) => board.cards[id] ?? 0))
  return {
    settings,
    limit: limitFor(settings),
    street: streetOf(board),
    kinds: KINDS,
    kindOf,
    cards: kindOf.map((_, card) => card),
    thrownInAs: {
      block: thrownInAs(kindOf, 'block'),
      're-roll': thrownInAs(kindOf, 're-roll'),
      'nice-try': thrownInAs(kindOf, 'nice-try'),
    },
    events: EVENTS,
  }
}

function thrownInAs(kindOf: readonly number[], reaction: Reaction): Setup['thrownInAs'][Reaction] {
  const kind = KINDS.findIndex((one) => one.thrownInAs === reaction)
  return { kind, copies: placesOf(kindOf, (other) => other === kind) }
}
