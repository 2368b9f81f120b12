import { hasSeat, type Knower, type Seat, toPlain } from '@slapwise/kernel'
import type { CardMatch } from '../card-rules.ts'
import type { Table } from '../model/table.ts'
import { knowersOf } from '../table/knowledge.ts'
import { buildView } from './view.ts'

/** Whether the viewer cannot tell both matches apart, ignoring who has already answered and what can be taken back. */
export const isSameInformationSet = (match: CardMatch, other: CardMatch, viewer: Knower): boolean =>
  viewer === 'everyone'
    ? match.state.hands.every((_, seat) => looksTheSameTo(seat, match, other))
    : looksTheSameTo(viewer, match, other)

function looksTheSameTo(viewer: Seat, match: CardMatch, other: CardMatch): boolean {
  if (!hasSameKnownCards(match.state, other.state, viewer)) return false
  if (!isDeepEqual(visiblePromptsIn(match, viewer), visiblePromptsIn(other, viewer))) return false
  const ignored = { prompt: null, openPrompts: [], mayTakeBack: false }
  return isDeepEqual({ ...buildView(match, viewer), ...ignored }, { ...buildView(other, viewer), ...ignored })
}

/**
 * Whether the viewer knows the same cards in both. Views show faces, so two hands can look the same although different
 * copies of a card are known.
 */
const hasSameKnownCards = (table: Table, other: Table, viewer: Seat): boolean =>
  table.setup.cards.every(
    (card) => hasSeat(knowersOf(table, card), viewer) === hasSeat(knowersOf(other, card), viewer),
  )

/** The public part of all prompts, and the viewer’s own prompts in full. */
const visiblePromptsIn = ({ prompts }: CardMatch, viewer: Seat) =>
  prompts.map((prompt) =>
    prompt.seat === viewer
      ? toPlain(prompt)
      : { seat: prompt.seat, mode: prompt.mode, question: prompt.question },
  )

/** Compares plain data. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => isDeepEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
}
