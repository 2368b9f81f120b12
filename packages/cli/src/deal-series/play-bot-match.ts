import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  countAnswers,
  createRandom,
  type DecisionLog,
  Match,
  RecordingHost,
} from '@slapwise/kernel'
import type { BotPlayer } from '../bots/bot-players.ts'
import { BotRunner } from '../bots/bot-runner.ts'
import { BOT_TIMEOUT_MS } from '../bots/bot-timeout.ts'

/** Who plays what. */
export interface BotTable {
  readonly game: AnyGame
  readonly rules: AnyRules
  /** In each seat. */
  readonly players: readonly BotPlayer[]
}

/** A match that is over. */
export interface PlayedMatch {
  readonly seed: string
  readonly match: AnyMatch
  readonly decisions: DecisionLog
  /** How many of them left a choice. */
  readonly choices: number
  /** How many of them began a turn. */
  readonly turns: number
}

/** Bots among themselves, until it is over. */
export function playBotMatch({ game, rules, players }: BotTable, seed: string): PlayedMatch {
  const host = new RecordingHost(game, Match.start(rules, seed, true))
  const { match, decisions } = host
  const random = createRandom(`${seed}/bots`)
  const botRunner = new BotRunner(game, seed)
  let choices = 0
  let turns = 0
  const step = (): void => {
    for (const { seat, choice, question } of match.prompts) {
      const answer = botRunner.ask(players[seat], match, seat, random)
      const answerError = host.answer(seat, answer)
      if (answerError)
        throw new Error(
          `A bot's answer was refused: ${JSON.stringify({ seed, seat, answer, refusal: answerError })}`,
        )
      if (countAnswers(choice) > 1) choices++
      if (game.isTurnStart(question)) turns++
    }
  }
  if (players.some(({ isCustom }) => isCustom)) playWithTimeout(match, step, botRunner)
  else while (!match.isOver) step()
  return { seed, match, decisions, choices, turns }
}

/** So long answers are given in one go, where they may be broken off. */
const SLICE_MS = 1000

/** Whoever can be broken off pays for it, so it is many answers at once that are, unless they are slow. */
function playWithTimeout(match: AnyMatch, step: () => void, botRunner: BotRunner): void {
  while (!match.isOver)
    botRunner.runWithTimeout(() => {
      const started = performance.now()
      do step()
      while (!match.isOver && performance.now() - started < SLICE_MS)
    }, SLICE_MS + BOT_TIMEOUT_MS)
}
