import { createContext, runInContext } from 'node:vm'
import { type Answer, type AnyGame, type AnyMatch, askBot, type Random, type Seat } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import { PATIENCE_MS } from './patience.ts'
import { firstLine, type Player } from './players.ts'

/** Asks the bots of a match. What one of somebody's own does wrong ends it all with a line, never with a silent excuse. */
export class Referee {
  readonly #game: AnyGame
  readonly #seed: string
  /** What to say if the answer never comes. */
  #fault: (what: string) => UsageError = (what) => new UsageError(what)

  constructor(game: AnyGame, seed: string) {
    this.#game = game
    this.#seed = seed
  }

  /** As for `ask`, for one answer at a time. */
  askInTime(player: Player, match: AnyMatch, seat: Seat, random: Random, isEnough: () => boolean): Answer {
    const ask = () => this.ask(player, match, seat, random, isEnough)
    return player.isOwn ? this.inTime(ask) : ask()
  }

  ask(
    { name, bot, isOwn }: Player,
    match: AnyMatch,
    seat: Seat,
    random: Random,
    isEnough?: () => boolean,
  ): Answer {
    if (!isOwn) return askBot(this.#game, bot, match, seat, random, isEnough)
    const { question, choice } = match.promptFor(seat)!
    this.#fault = (what) =>
      new UsageError(
        `${name} ${what}. Seed ${JSON.stringify(this.#seed)}, seat ${seat}, asked ${JSON.stringify({ question, choice })}.`,
      )
    const answer = this.#heard(() => askBot(this.#game, bot, match, seat, random, isEnough))
    if (answer instanceof Promise) throw this.#fault('gave a promise: a bot answers at once')
    if (match.judge(seat, answer)) throw this.#fault(`gave an illegal answer: ${JSON.stringify(answer)}`)
    return answer
  }

  #heard(answer: () => Answer): Answer {
    try {
      return answer()
    } catch (error) {
      throw this.#fault(`threw: ${firstLine(error)}`)
    }
  }

  /** Does something in which bots are asked, and does not wait for ever. */
  inTime<T>(act: () => T, ms = PATIENCE_MS): T {
    try {
      return runInContext('act()', Object.assign(STAGE, { act }), { timeout: ms })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw this.#fault(`has not answered after ${ms / 1000} seconds`)
    }
  }
}

/** Only what runs in a context of its own can be broken off. */
const STAGE = createContext({})
