import { sha256 } from '@slapwise/kernel'
import type { CardMatch } from '../card-rules.ts'

/** A hash of all cards and scores. Replaying a match must give the same one. */
export function computeDigest({ state }: CardMatch): string {
  const {
    round,
    dealer,
    hands,
    drawPile,
    discardPile,
    eventPile,
    usedEvents,
    sheet,
    scores,
    winners,
    random,
  } = state
  const { a, b, c, d } = random
  const lists = [hands, drawPile, discardPile, eventPile, usedEvents, sheet, scores, winners]
  return sha256(JSON.stringify([round, dealer, ...lists, a, b, c, d]))
}
