import {
  type Answer,
  createRandom,
  createRecord,
  type Decision,
  type MatchRecord,
  type MatchStart,
  type Prompt,
  type Random,
  type RecordBody,
  RecordingHost,
  type Seat,
} from '@slapwise/kernel'
import { BOT_THINKING_MS } from '@slapwise/protocol'
import type { BotPlayer } from '../bots/bot-players.ts'
import { BotRunner } from '../bots/bot-runner.ts'
import type { HotSeatPlayers } from './hot-seat-players.ts'
import { TAKE_BACK } from './terminal-question.ts'
import type { UnfinishedRecord } from './unfinished-match.ts'

/** A match at this keyboard, from its start or resumed. */
export class LocalMatch {
  readonly host: RecordingHost
  readonly #start: MatchStart
  readonly #random: Random

  constructor(matchStart: MatchStart, decided: MatchRecord['decisions'] = []) {
    const { seed } = matchStart
    this.#start = matchStart
    this.host =
      decided.length === 0
        ? RecordingHost.start(matchStart)
        : RecordingHost.resume(matchStart, decided.map(toDecision))
    this.#random = createRandom(decided.length === 0 ? `${seed}/bots` : `${seed}/bots/${decided.length}`)
  }

  /** The record so far. */
  get unfinished(): UnfinishedRecord {
    const { game, rulesVersion, settings, seed, decisions } = this.record
    return { game, rulesVersion, settings, seed, decisions }
  }

  /** The record; complete once the match is over. */
  get record(): RecordBody {
    return createRecord(this.#start, this.host.match, this.host.decisions)
  }

  /** Plays to the end; `decided` is called after each decision of a person. */
  async playToEnd(
    hotSeatPlayers: HotSeatPlayers,
    botAt: (seat: Seat) => BotPlayer,
    decided: () => void,
  ): Promise<void> {
    const { game, match } = this.host
    const botRunner = new BotRunner(game, this.#start.seed)
    while (!match.isOver)
      for (const prompt of match.prompts) {
        const { seat } = prompt
        if (match.promptFor(seat) === null) continue
        if (hotSeatPlayers.hasSeat(seat)) {
          await this.#askHuman(hotSeatPlayers, prompt)
          decided()
        } else
          this.#applyAnswer(
            seat,
            botRunner.askWithTimeout(botAt(seat), match, seat, this.#random, createBotDeadline()),
          )
      }
    hotSeatPlayers.printEnd()
  }

  async #askHuman(hotSeatPlayers: HotSeatPlayers, prompt: Prompt<unknown>): Promise<void> {
    const answer = await hotSeatPlayers.askOrConfirmQuit(prompt)
    if (answer === TAKE_BACK) this.host.takeBack(prompt.seat)
    else this.#applyAnswer(prompt.seat, answer)
  }

  #applyAnswer(seat: Seat, answer: Answer): void {
    const answerError = this.host.answer(seat, answer)
    if (answerError)
      throw new Error(
        `The match rejected an answer: ${JSON.stringify({ seed: this.#start.seed, seat, answer, refusal: answerError })}`,
      )
  }
}

const toDecision = ([seat, answer]: MatchRecord['decisions'][number]): Decision => ({ seat, answer })

/** Returns a function that is true once the thinking time of a bot is over. */
function createBotDeadline(): () => boolean {
  const end = performance.now() + BOT_THINKING_MS
  return () => performance.now() >= end
}
