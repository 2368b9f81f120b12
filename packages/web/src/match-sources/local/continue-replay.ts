import type { Answer, Replay, Seat } from '@slapwise/kernel'
import type { StoredMatch } from './stored-match.ts'

/** The moment from which a finished match is played on. */
export interface PlayOnStart {
  /** The number of decisions that are kept. */
  readonly index: number
  /** The answer of the player who decides next, in place of the one they gave; null if it is left to be given. */
  readonly answer: Answer | null
  /** The seat of the human. */
  readonly seat: Seat
}

/** A played-on match before the levels of its bots are chosen. */
export type Continuation = Omit<StoredMatch, 'levels'>

/**
 * The match against bots that begins at a moment of a replay. All that happened before is final, and goes on by the rules
 * version of the record. Null if the match is over there, or if the answer is refused.
 */
export function continueReplay(replay: Replay, { index, answer, seat }: PlayOnStart): Continuation | null {
  const { game, settings, rulesVersion, seed } = replay.start
  const host = replay.hostAt(index)
  const decisions = replay.decisions.slice(0, index)
  if (answer !== null) {
    const [decider] = replay.decisions[index]
    if (host.answer(decider, answer)) return null
    decisions.push([decider, typeof answer === 'number' ? answer : [...answer]])
  }
  if (host.match.isOver) return null
  host.match.finalizeAnswers()
  const past = replay.steps.slice(0, index + 1).flatMap((_, step) => replay.factsAt(step, seat))
  return {
    game: game.id,
    settings,
    rulesVersion,
    seat,
    playedOnFrom: index,
    log: [...past, ...host.takeFactsFor(seat)],
    history: { seed, decisions },
    saved: host.match.save(),
  }
}
