import type { BaseOwnView, Seat } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'

/** The reason why a player is asked: to decide, to react in a reaction window, or just to confirm. */
export type AlertKind = 'turn' | 'reaction' | 'acknowledge'

/** Depends only on the mode of the prompt, so the alert gives nothing away about the hand. */
export const getAlertKind = ({ prompt }: BaseOwnView): AlertKind | null =>
  prompt && ALERT_BY_MODE[prompt.mode]

/** A glance prompt alerts nobody: it is open for a moment only. */
const ALERT_BY_MODE = { decide: 'turn', react: 'reaction', glance: null, acknowledge: 'acknowledge' } as const

/** Whether it is this player's turn, and whether the open prompt starts it. */
export interface TurnInfo {
  readonly isOwnTurn: boolean
  readonly isTurnStart: boolean
}

/** In all games `turn` is both the field with the active seat and the name of the question that starts a turn. */
export function readTurn({ table, own }: RoomMatchView): TurnInfo {
  const { turn } = table as Partial<{ readonly turn: Seat }>
  const question = own.prompt?.question as { readonly ask?: string } | undefined
  return { isOwnTurn: turn === own.seat, isTurnStart: question?.ask === 'turn' }
}

/** The alerts that a player has had. */
export interface AlertState {
  /** The round in which the player was alerted in their current turn; null outside it. */
  readonly alertedRound: number | null
  /** The number of the prompt that gets a chime. */
  readonly chimePromptNumber: number | null
}

export const NO_ALERT: AlertState = { alertedRound: null, chimePromptNumber: null }

/**
 * A player who has just decided expects further prompts: there is one chime per turn, and one for each prompt in turns of
 * others.
 */
export function reduceAlert(before: AlertState, match: RoomMatchView, turn: TurnInfo): AlertState {
  const { round } = match.table
  const alertedRound = turn.isOwnTurn && before.alertedRound === round ? round : null
  if (getAlertKind(match.own) !== 'turn') return { alertedRound, chimePromptNumber: null }
  const isKnown = alertedRound !== null && !turn.isTurnStart
  const chime = isKnown && before.chimePromptNumber !== match.promptNumber ? null : match.promptNumber
  return { alertedRound: turn.isOwnTurn ? round : null, chimePromptNumber: chime }
}
