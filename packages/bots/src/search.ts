import {
  type Answer,
  type AnyWits,
  type Bot,
  below,
  type Mind,
  type PublicFrame,
  type Sight,
} from '@slapwise/kernel'
import { Playouts } from './playout.ts'
import { Rival } from './rival.ts'
import { guesserOf } from './value.ts'

/** So many are enough: more of them make it slower and hardly stronger. */
const PLAYOUTS = 1200

/** Deals after which rivals that have fallen behind are given up. */
const STAGE = 12

const CHANCES = 2 ** 30

/**
 * Begins with what the rules of thumb say, and answers otherwise only where that is better beyond chance: every rival is
 * tried on the same imagined deals as they are, with the same luck. It knows the contract of a game, and no game.
 */
export function searching(wits: AnyWits, playouts = PLAYOUTS): Bot<PublicFrame> {
  const guesser = guesserOf(wits.value)
  return {
    isSlow: true,
    answer(sight, mind) {
      const first = wits.thumb.answer(sight)
      if (!mind) return first
      const rivals = rivalsOf(first, wits.candidates(sight))
      if (rivals.length === 0) return first
      const { prompt, view } = sight
      const lap = new Playouts(mind.game, wits, guesser, prompt.seat, view().scores.length)
      return best(lap, sight, mind, first, rivals, playouts) ?? first
    },
  }
}

function rivalsOf(first: Answer, candidates: readonly Answer[]): Rival[] {
  const seen = new Set([String(first)])
  return candidates.flatMap((answer) => {
    const isNew = !seen.has(String(answer))
    seen.add(String(answer))
    return isNew ? [new Rival(answer)] : []
  })
}

/** The rival that has gained most, if that is no accident. */
function best(
  playouts: Playouts,
  { random }: Sight,
  { imagine, isEnough }: Mind,
  first: Answer,
  rivals: readonly Rival[],
  most: number,
): Answer | null {
  let running = rivals
  for (let played = 0, deals = 1; played < most && !isEnough(); deals++) {
    const deal = imagine()
    if (!deal) return null
    const chance = below(random, CHANCES)
    const worth = playouts.play(deal, first, chance)
    for (const rival of running) rival.gained(playouts.play(deal, rival.answer, chance) - worth)
    played += running.length + 1
    if (deals % STAGE === 0) running = stillRunning(running)
    if (running.length === 0) return null
  }
  const winner = running.reduce((a, b) => (b.mean > a.mean ? b : a))
  return winner.isBetter ? winner.answer : null
}

/** All that may yet be better than the first answer, and not much worse than the best. */
function stillRunning(rivals: readonly Rival[]): readonly Rival[] {
  const most = Math.max(0, ...rivals.map(({ mean, error }) => mean - 2 * error))
  return rivals.filter((rival) => rival.couldGain(most))
}
