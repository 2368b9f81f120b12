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

/** What a bot thinks about a question: null if it has come to nothing, undefined as long as it is at it. */
interface BotSearch {
  readonly seat: number
  answer: Answer | null | undefined
  /** To be told when it has come to something. */
  onReady?: () => void
}

/**
 * The bots of a room. Those that are slow think elsewhere, from when something is asked, and what they have come to is
 * there when it is time to answer; where it is not, they say what first comes to their mind.
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

  /** Those who are slow begin to think about the open question, for so many milliseconds. */
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
    const { game, data, taken } = this.#room
    return {
      game: game.id,
      rulesVersion: data.rulesVersion,
      settings: data.settings,
      playerCount: taken.length,
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

  /** The question is closed: nobody wants to know any more. */
  cancelSearches(): void {
    if (this.#searches.length === 0) return
    this.#searches = []
    this.#abortController.abort()
    this.#abortController = new AbortController()
  }

  /** Whether the bot in a seat is at it; then it says when it is ready, unless the question is closed before. */
  waitForSearch(seat: number, ready: () => void): boolean {
    const search = this.#searchFor(seat)
    if (search?.answer !== undefined || !search) return false
    search.onReady = ready
    return true
  }

  /** What the bot in a seat has come to by now. */
  answerFor(seat: number): Answer {
    const thought = this.#searchFor(seat)?.answer ?? null
    const isGood = thought !== null && this.#room.match!.validateAnswer(seat, thought) === null
    return isGood ? thought : this.#quickAnswer(seat)
  }

  /** What it says without a thought. */
  #quickAnswer(seat: number): Answer {
    const { game, match } = this.#room
    return this.#room.botAt(seat)!.answer(createObservation(game, match!, seat, this.#random))
  }
}
