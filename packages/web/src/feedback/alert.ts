import type { BaseOwnView, Seat } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'

/** How somebody is wanted at the table: to decide, to throw something in, or just to nod. */
export type AlertKind = 'turn' | 'reaction' | 'acknowledge'

/** The same for everybody who is asked, whatever they hold. */
export const alertFor = ({ prompt }: BaseOwnView): AlertKind | null => prompt && ALERT_BY_MODE[prompt.mode]

/** Whoever looks at a die has no need to be called. */
const ALERT_BY_MODE = { decide: 'turn', react: 'reaction', glance: null, acknowledge: 'acknowledge' } as const

/** Whose turn it is, seen from a seat, and whether it begins with what is asked. */
export interface TurnInfo {
  readonly isOwnTurn: boolean
  readonly isTurnStart: boolean
}

/** Every game names it so: `turn` is the seat whose turn it is, and the question that begins one. */
export function readTurn({ table, own }: RoomMatchView): TurnInfo {
  const { turn } = table as Partial<{ readonly turn: Seat }>
  const question = own.prompt?.question as { readonly ask?: string } | undefined
  return { isOwnTurn: turn === own.seat, isTurnStart: question?.ask === 'turn' }
}

/** What somebody has been called for. */
export interface AlertState {
  /** The round in which they have been called in the turn that is still theirs. */
  readonly alertedRound: number | null
  /** The number of the question that deserves a chime. */
  readonly chimePromptNumber: number | null
}

export const NO_ALERT: AlertState = { alertedRound: null, chimePromptNumber: null }

/** Whoever has just played knows that more questions follow: they are called once a turn, and whenever others want something. */
export function reduceAlert(before: AlertState, match: RoomMatchView, turn: TurnInfo): AlertState {
  const { round } = match.table
  const calledIn = turn.isOwnTurn && before.alertedRound === round ? round : null
  if (alertFor(match.own) !== 'turn') return { alertedRound: calledIn, chimePromptNumber: null }
  const isKnown = calledIn !== null && !turn.isTurnStart
  const chime = isKnown && before.chimePromptNumber !== match.promptNumber ? null : match.promptNumber
  return { alertedRound: turn.isOwnTurn ? round : null, chimePromptNumber: chime }
}

export const documentTitle = (call: AlertKind | null, messages: Readonly<Record<AlertKind, string>>): string =>
  call ? `● ${messages[call]} – Slapwise` : 'Slapwise'
