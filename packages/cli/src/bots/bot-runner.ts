import { createContext, runInContext } from 'node:vm'
import { type Answer, type AnyGame, type AnyMatch, askBot, type Random, type Seat } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import { type BotPlayer, formatErrorLine } from './bot-players.ts'
import { BOT_TIMEOUT_MS } from './bot-timeout.ts'

/** Asks the bots of a match. What one of somebody's own does wrong ends it all with a line, never with a silent excuse. */
export class BotRunner {
  readonly #game: AnyGame
  readonly #seed: string
  /** What to say if the answer never comes. */
  #createError: (what: string) => UsageError = (what) => new UsageError(what)

  constructor(game: AnyGame, seed: string) {
    this.#game = game
    this.#seed = seed
  }

  /** As for `ask`, for one answer at a time. */
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
    this.#createError = (what) =>
      new UsageError(
        `${name} ${what}. Seed ${JSON.stringify(this.#seed)}, seat ${seat}, asked ${JSON.stringify({ question, choice })}.`,
      )
    const answer = this.#callBot(() => askBot(this.#game, bot, match, seat, random, isEnough))
    if (answer instanceof Promise) throw this.#createError('gave a promise: a bot answers at once')
    if (match.validateAnswer(seat, answer))
      throw this.#createError(`gave an illegal answer: ${JSON.stringify(answer)}`)
    return answer
  }

  #callBot(answer: () => Answer): Answer {
    try {
      return answer()
    } catch (error) {
      throw this.#createError(`threw: ${formatErrorLine(error)}`)
    }
  }

  /** Does something in which bots are asked, and does not wait for ever. */
  runWithTimeout<T>(action: () => T, ms = BOT_TIMEOUT_MS): T {
    try {
      return runInContext('act()', Object.assign(SANDBOX_CONTEXT, { act: action }), { timeout: ms })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw this.#createError(`has not answered after ${ms / 1000} seconds`)
    }
  }
}

/** Only what runs in a context of its own can be broken off. */
const SANDBOX_CONTEXT = createContext({})
