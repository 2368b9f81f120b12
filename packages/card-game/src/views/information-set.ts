import { hasSeat, type Seat, toPlain } from '@slapwise/kernel'
import type { CardMatch } from '../card-rules.ts'
import type { Table } from '../model/table.ts'
import { knowersOf } from '../table/knowledge.ts'
import { buildView } from './view.ts'

/** Whether a viewer sees the same in both, but for who hasSeat sealed an answer and for what can be taken back. */
export function isSameInformationSet(match: CardMatch, other: CardMatch, viewer: Seat): boolean {
  if (!hasSameKnownCards(match.state, other.state, viewer)) return false
  if (!isDeepEqual(visiblePromptsIn(match, viewer), visiblePromptsIn(other, viewer))) return false
  const asked = { prompt: null, openPrompts: [], mayTakeBack: false }
  return isDeepEqual({ ...buildView(match, viewer), ...asked }, { ...buildView(other, viewer), ...asked })
}

/** Of two equal cards in a hand another one may have been laid open there: no view shows it, and yet it is another card. */
const hasSameKnownCards = (table: Table, other: Table, viewer: Seat): boolean =>
  table.setup.cards.every(
    (card) => hasSeat(knowersOf(table, card), viewer) === hasSeat(knowersOf(other, card), viewer),
  )

/** What everybody knows of what is asked, and what the viewer is asked themself. */
const visiblePromptsIn = ({ prompts }: CardMatch, viewer: Seat) =>
  prompts.map((prompt) =>
    prompt.seat === viewer
      ? toPlain(prompt)
      : { seat: prompt.seat, mode: prompt.mode, question: prompt.question },
  )

/** Whether two pieces of plain data are the same. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => isDeepEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
}
