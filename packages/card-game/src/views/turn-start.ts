import type { Seat } from '@slapwise/kernel'
import type { PublicFact } from '../model/facts.ts'

/**
 * The seat whose turn starts with this fact; null if none does. There is no fact for the start of a turn: a turn starts with
 * playing, or with drawing a card and then playing or passing.
 */
export function startedTurn(
  fact: PublicFact,
  before: PublicFact | undefined,
  after: PublicFact | undefined,
): Seat | null {
  switch (fact.kind) {
    case 'skipped':
      return fact.seat
    case 'played':
      return isBy(fact.seat, before, 'drew', 'played', 'activated') ? null : fact.seat
    case 'drew':
      return isTurnDraw(fact.seat, before, after) ? fact.seat : null
    default:
      return null
  }
}

/** Facts that make players draw: such a card is not drawn in one’s turn, even if one’s turn follows. */
const DRAW_CAUSES: readonly PublicFact['kind'][] = ['attacked', 'event', 'threw-in', 'drew']

/** A turn is over after these facts, so that the newest fact of a log can be told. */
const TURN_ENDS: readonly PublicFact['kind'][] = ['played', 'passed', 'skipped', 'opened']

function isTurnDraw(seat: Seat, before: PublicFact | undefined, after: PublicFact | undefined): boolean {
  if (after === undefined) return before === undefined || TURN_ENDS.includes(before.kind)
  if (isBy(seat, after, 'passed')) return true
  const isPenalty = before !== undefined && DRAW_CAUSES.includes(before.kind)
  return !isPenalty && isBy(seat, after, 'played', 'activated')
}

const isBy = (seat: Seat, fact: PublicFact | undefined, ...kinds: readonly PublicFact['kind'][]): boolean =>
  fact !== undefined && kinds.includes(fact.kind) && 'seat' in fact && fact.seat === seat
