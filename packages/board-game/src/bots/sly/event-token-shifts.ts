import { mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { LAST_TELEPORT, type Space } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'

const MEAN_ROLL = (D6 + 1) / 2
/** A player who fails in Tsunami walks two to six spaces: the mean. */
const TSUNAMI_STEPS = 4.2

/** The expected spaces of all tokens after an event. Events that only change cards are missing. */
type TokenShift = (tokens: readonly Space[], teleports: readonly Space[], trigger: Seat) => number[]

const shiftAllBy =
  (by: number): TokenShift =>
  (tokens) =>
    tokens.map((at) => at + by)

export const EVENT_TOKEN_SHIFTS: Readonly<Record<string, TokenShift>> = {
  'epic-fail'(tokens, teleports) {
    const last = Math.min(...tokens)
    const foremost = Math.max(...teleports)
    return tokens.map((at) => (at === last ? foremost : at))
  },
  earthquake(tokens, _, trigger) {
    const after = tokens.slice()
    for (let i = 1; i <= tokens.length; i++) {
      const seat = (trigger + i) % tokens.length
      after[seat] = after[(seat + 1) % tokens.length]
    }
    return after
  },
  'teleport-terror': (tokens, teleports) => tokens.map(() => mean(teleports)),
  'mexican-standoff': (tokens, teleports) => tokens.map(() => teleports[LAST_TELEPORT - 1]),
  expansion: shiftAllBy(MEAN_ROLL),
  recession: shiftAllBy(-MEAN_ROLL),
  tsunami: (tokens) => tokens.map((at) => at + TSUNAMI_STEPS / tokens.length),
  /** The highest of several dice is usually 5 or 6. */
  'gambling-man'(tokens, teleports) {
    const high = mean(teleports.slice(-2))
    return tokens.map((at) => at + (high - at) / tokens.length)
  },
  charity(tokens) {
    const front = Math.max(...tokens)
    return tokens.map((at) => (at === front ? at - 4 : at + 1))
  },
  'robin-hood'(tokens) {
    const [front, back] = [Math.max(...tokens), Math.min(...tokens)]
    return tokens.map((at) => (at === front ? back : at === back ? front : at))
  },
  communism(tokens) {
    const front = Math.max(...tokens)
    return tokens.map(() => front)
  },
  'epic-win'(tokens) {
    const front = Math.max(...tokens)
    return tokens.map((at) => (at === front ? 0 : at))
  },
}
