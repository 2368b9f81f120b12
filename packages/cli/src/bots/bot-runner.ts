import { createContext, runInContext } from 'node:vm'
import { type Answer, type AnyGame, type AnyMatch, askBot, type Random, type Seat } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import { type BotPlayer, formatErrorLine } from './bot-players.ts'
import { BOT_TIMEOUT_MS } from './bot-timeout.ts'

/**
 * Asks the bots of a match. An illegal answer, an exception or a timeout of a custom bot ends the command with a
 * `UsageError`.
 */
export class BotRunner {
  readonly #game: AnyGame
  readonly #seed: string
  /** Creates the error about the bot that was asked last. */
  #createError: (problem: string) => UsageError = (problem) => new UsageError(problem)

  constructor(game: AnyGame, seed: string) {
    this.#game = game
    this.#seed = seed
  }

  /** Like `ask`, with a time limit for this one answer. */
  askWithTimeout(
    player: BotPlayer,
    match: AnyMatch,
    seat: Seat,
    random: Random,
    isEnough: () => boolean,
  ): Answer {
    const ask = () => this.ask(player, match, seat, random, isEnough)
    return player.isCustom ? this.runWithTimeout(ask) : ask()
  }

  ask(
    { name, bot, isCustom }: BotPlayer,
    match: AnyMatch,
    seat: Seat,
    random: Random,
    isEnough?: () => boolean,
  ): Answer {
    if (!isCustom) return askBot(this.#game, bot, match, seat, random, isEnough)
    const { question, choice } = match.promptFor(seat)!
    this.#createError = (problem) =>
      new UsageError(
        `${name} ${problem}. Seed ${JSON.stringify(this.#seed)}, seat ${seat}, asked ${JSON.stringify({ question, choice })}.`,
      )
    const answer = this.#callBot(() => askBot(this.#game, bot, match, seat, random, isEnough))
    if (answer instanceof Promise)
      throw this.#createError('returned a promise; a bot has to answer synchronously')
    if (match.validateAnswer(seat, answer))
      throw this.#createError(`returned an illegal answer: ${JSON.stringify(answer)}`)
    return answer
  }

  #callBot(answer: () => Answer): Answer {
    try {
      return answer()
    } catch (error) {
      throw this.#createError(`threw: ${formatErrorLine(error)}`)
    }
  }

  /** Runs a function in which bots are asked, and throws a `UsageError` after `ms` milliseconds. */
  runWithTimeout<T>(action: () => T, ms = BOT_TIMEOUT_MS): T {
    try {
      return runInContext('act()', Object.assign(SANDBOX_CONTEXT, { act: action }), { timeout: ms })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw this.#createError(`did not answer within ${ms / 1000} seconds`)
    }
  }
}

/** `node:vm` can interrupt only code that runs in a context of its own. */
const SANDBOX_CONTEXT = createContext({})
