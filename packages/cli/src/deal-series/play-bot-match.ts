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

/** The game, its rules and the bot in each seat. */
export interface BotTable {
  readonly game: AnyGame
  readonly rules: AnyRules
  /** By seat. */
  readonly players: readonly BotPlayer[]
}

/** A finished match. */
export interface PlayedMatch {
  readonly seed: string
  readonly match: AnyMatch
  readonly decisions: DecisionLog
  /** The number of decisions with more than one legal answer. */
  readonly choices: number
  /** The number of decisions that began a turn. */
  readonly turns: number
}

/** Plays a match of bots to its end. */
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
          `The match rejected the answer of a bot: ${JSON.stringify({ seed, seat, answer, refusal: answerError })}`,
        )
      if (countAnswers(choice) > 1) choices++
      if (game.isTurnStart(question)) turns++
    }
  }
  if (players.some(({ isCustom }) => isCustom)) playWithTimeout(match, step, botRunner)
  else while (!match.isOver) step()
  return { seed, match, decisions, choices, turns }
}

/** The duration of one interruptible call, in milliseconds. */
const SLICE_MS = 1000

/** Runs many answers per interruptible call: entering a `node:vm` context for each of them would be slow. */
function playWithTimeout(match: AnyMatch, step: () => void, botRunner: BotRunner): void {
  while (!match.isOver)
    botRunner.runWithTimeout(() => {
      const started = performance.now()
      do step()
      while (!match.isOver && performance.now() - started < SLICE_MS)
    }, SLICE_MS + BOT_TIMEOUT_MS)
}
