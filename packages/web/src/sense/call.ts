import { isReaction } from '@slapwise/card-game'
import type { TableView } from '@slapwise/protocol'

/** How somebody is wanted at the table: to decide, to throw something in, or just to nod. */
export type Call = 'turn' | 'quick' | 'nod'

/** The same for everybody who is asked, whatever they hold. */
export function callOf({ own }: TableView): Call | null {
  if (!own.prompt) return null
  const { question } = own.prompt
  if (isReaction(question)) return 'quick'
  return question.ask === 'seen' || question.ask === 'next-round' ? 'nod' : 'turn'
}

/** What somebody has been called for. */
export interface Attention {
  /** The round in which they have been called in the turn that is still theirs. */
  readonly calledIn: number | null
  /** The number of the question that deserves a chime. */
  readonly chime: number | null
}

export const INATTENTIVE: Attention = { calledIn: null, chime: null }

/** Whoever has just played knows that more questions follow: they are called once a turn, and whenever others want something. */
export function attend(before: Attention, match: TableView): Attention {
  const { round, turn } = match.table
  const isOwnTurn = turn === match.own.seat
  const calledIn = isOwnTurn && before.calledIn === round ? round : null
  if (callOf(match) !== 'turn') return { calledIn, chime: null }
  const isKnown = calledIn !== null && match.own.prompt!.question.ask !== 'turn'
  const chime = isKnown && before.chime !== match.prompt ? null : match.prompt
  return { calledIn: isOwnTurn ? round : null, chime }
}

export const titleFor = (call: Call | null, words: Readonly<Record<Call, string>>): string =>
  call ? `● ${words[call]} – Slapwise` : 'Slapwise'
