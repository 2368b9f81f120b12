import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  countAnswers,
  type DecisionLog,
  Match,
  RecordingHost,
  seeded,
} from '@slapwise/kernel'
import { PATIENCE_MS } from '../bots/patience.ts'
import type { Player } from '../bots/players.ts'
import { Referee } from '../bots/referee.ts'

/** Who plays what. */
export interface Table {
  readonly game: AnyGame
  readonly rules: AnyRules
  /** In each seat. */
  readonly players: readonly Player[]
}

/** A match that is over. */
export interface Played {
  readonly seed: string
  readonly match: AnyMatch
  readonly decisions: DecisionLog
  /** How many of them left a choice. */
  readonly choices: number
  /** How many of them began a turn. */
  readonly turns: number
}

/** Bots among themselves, until it is over. */
export function playOut({ game, rules, players }: Table, seed: string): Played {
  const host = new RecordingHost(game, Match.start(rules, seed, true))
  const { match, decisions } = host
  const random = seeded(`${seed}/bots`)
  const referee = new Referee(game, seed)
  let choices = 0
  let turns = 0
  const step = (): void => {
    for (const { seat, choice, question } of match.prompts) {
      const answer = referee.ask(players[seat], match, seat, random)
      const refusal = host.answer(seat, answer)
      if (refusal)
        throw new Error(`A bot's answer was refused: ${JSON.stringify({ seed, seat, answer, refusal })}`)
      if (countAnswers(choice) > 1) choices++
      if (game.opensTurn(question)) turns++
    }
  }
  if (players.some(({ isOwn }) => isOwn)) playInTime(match, step, referee)
  else while (!match.over) step()
  return { seed, match, decisions, choices, turns }
}

/** So long answers are given in one go, where they may be broken off. */
const SLICE_MS = 1000

/** Whoever can be broken off pays for it, so it is many answers at once that are, unless they are slow. */
function playInTime(match: AnyMatch, step: () => void, referee: Referee): void {
  while (!match.over)
    referee.inTime(() => {
      const started = performance.now()
      do step()
      while (!match.over && performance.now() - started < SLICE_MS)
    }, SLICE_MS + PATIENCE_MS)
}
