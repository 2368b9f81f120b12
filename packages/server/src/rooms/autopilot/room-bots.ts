import { randomUUID } from 'node:crypto'
import {
  type Answer,
  type AnyMatch,
  countAnswers,
  createObservation,
  createRandom,
  type Random,
} from '@slapwise/kernel'
import type { BotTask } from '../../bot-workers/bot-task.ts'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { RoomState } from '../state/room-state.ts'

/** A bot's search for an answer: undefined while it runs, null if it has failed. */
interface BotSearch {
  readonly seat: number
  answer: Answer | null | undefined
  /** Called when the search has ended. */
  onReady?: () => void
}

/**
 * The bots of a room. Slow bots search in a worker thread as soon as they are asked, and the result is used when it is
 * time to answer; without a result they give a quick answer.
 */
export class RoomBots {
  readonly #room: RoomState
  readonly #botWorkers: BotWorkerPool
  readonly #random: Random = createRandom(randomUUID())
  #searches: BotSearch[] = []
  #abortController = new AbortController()

  constructor(room: RoomState, botWorkers: BotWorkerPool) {
    this.#room = room
    this.#botWorkers = botWorkers
  }

  /** Starts a search of `time` milliseconds for each slow bot with an open prompt. */
  startSearches(time: number): void {
    const match = this.#room.match!
    const seats = match.prompts.map(({ seat }) => seat).filter((seat) => this.#needsSearch(match, seat))
    if (seats.length === 0) return
    const saved = match.save()
    for (const seat of seats)
      this.#startSearch(seat, { ...this.#createTask(seat), match: saved, timeMs: time })
  }

  #needsSearch(match: AnyMatch, seat: number): boolean {
    const prompt = match.promptFor(seat)
    if (!prompt || !this.#room.botAt(seat)?.isSlow || this.#searchFor(seat)) return false
    return countAnswers(prompt.choice) > 1
  }

  #searchFor(seat: number): BotSearch | undefined {
    return this.#searches.find((search) => search.seat === seat)
  }

  #createTask(seat: number): Omit<BotTask, 'match' | 'timeMs'> {
    const { game, data, takenSeats } = this.#room
    return {
      game: game.id,
      rulesVersion: data.rulesVersion,
      settings: data.settings,
      playerCount: takenSeats.length,
      seat,
      level: this.#room.botLevelAt(seat)!,
      seed: randomUUID(),
    }
  }

  #startSearch(seat: number, task: BotTask): void {
    const search: BotSearch = { seat, answer: undefined }
    this.#searches.push(search)
    const { signal } = this.#abortController
    const { creatorAddressHash, code } = this.#room.data
    void this.#botWorkers.run([creatorAddressHash, code], task, signal).then((answer) => {
      if (signal.aborted) return
      search.answer = answer
      search.onReady?.()
    })
  }

  /** Cancels all searches; the prompt is closed. */
  cancelSearches(): void {
    if (this.#searches.length === 0) return
    this.#searches = []
    this.#abortController.abort()
    this.#abortController = new AbortController()
  }

  /**
   * Returns whether the search for a seat is still running; if so, calls `ready` at its end, unless it is cancelled.
   */
  waitForSearch(seat: number, ready: () => void): boolean {
    const search = this.#searchFor(seat)
    if (search?.answer !== undefined || !search) return false
    search.onReady = ready
    return true
  }

  /** The answer of the bot in a seat: the result of its search, or else a quick answer. */
  answerFor(seat: number): Answer {
    const thought = this.#searchFor(seat)?.answer ?? null
    const isGood = thought !== null && this.#room.match!.validateAnswer(seat, thought) === null
    return isGood ? thought : this.#quickAnswer(seat)
  }

  /** An answer without a search. */
  #quickAnswer(seat: number): Answer {
    const { game, match } = this.#room
    return this.#room.botAt(seat)!.answer(createObservation(game, match!, seat, this.#random))
  }
}
