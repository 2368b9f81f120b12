import { randomUUID } from 'node:crypto'
import { type Answer, type AnyMatch, countAnswers, type Random, seeded, sightOf } from '@slapwise/kernel'
import type { BotTask } from '../../bot-workers/bot-task.ts'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { Room } from '../state/room.ts'

/** What a bot thinks about a question: null if it has come to nothing, undefined as long as it is at it. */
interface Thought {
  readonly seat: number
  answer: Answer | null | undefined
  /** To be told when it has come to something. */
  ready?: () => void
}

/**
 * The bots of a room. Those that are slow think elsewhere, from when something is asked, and what they have come to is
 * there when it is time to answer; where it is not, they say what first comes to their mind.
 */
export class Bots {
  readonly #room: Room
  readonly #botWorkers: BotWorkerPool
  readonly #random: Random = seeded(randomUUID())
  #thoughts: Thought[] = []
  #dropping = new AbortController()

  constructor(room: Room, botWorkers: BotWorkerPool) {
    this.#room = room
    this.#botWorkers = botWorkers
  }

  /** Those who are slow begin to think about the open question, for so many milliseconds. */
  think(time: number): void {
    const match = this.#room.match!
    const seats = match.prompts.map(({ seat }) => seat).filter((seat) => this.#hasToThink(match, seat))
    if (seats.length === 0) return
    const saved = match.save()
    for (const seat of seats) this.#begin(seat, { ...this.#riddle(seat), match: saved, time })
  }

  #hasToThink(match: AnyMatch, seat: number): boolean {
    const prompt = match.promptFor(seat)
    if (!prompt || !this.#room.botAt(seat)?.isSlow || this.#thoughtIn(seat)) return false
    return countAnswers(prompt.choice) > 1
  }

  #thoughtIn(seat: number): Thought | undefined {
    return this.#thoughts.find((thought) => thought.seat === seat)
  }

  #riddle(seat: number): Omit<BotTask, 'match' | 'time'> {
    const { game, state, taken } = this.#room
    return {
      game: game.id,
      rules: state.rules,
      settings: state.settings,
      players: taken.length,
      seat,
      level: this.#room.levelAt(seat)!,
      seed: randomUUID(),
    }
  }

  #begin(seat: number, riddle: BotTask): void {
    const thought: Thought = { seat, answer: undefined }
    this.#thoughts.push(thought)
    const { signal } = this.#dropping
    const { openedFrom, code } = this.#room.state
    void this.#botWorkers.think([openedFrom, code], riddle, signal).then((answer) => {
      if (signal.aborted) return
      thought.answer = answer
      thought.ready?.()
    })
  }

  /** The question is closed: nobody wants to know any more. */
  drop(): void {
    if (this.#thoughts.length === 0) return
    this.#thoughts = []
    this.#dropping.abort()
    this.#dropping = new AbortController()
  }

  /** Whether the bot in a seat is at it; then it says when it is ready, unless the question is closed before. */
  isThinking(seat: number, ready: () => void): boolean {
    const thought = this.#thoughtIn(seat)
    if (thought?.answer !== undefined || !thought) return false
    thought.ready = ready
    return true
  }

  /** What the bot in a seat has come to by now. */
  answerIn(seat: number): Answer {
    const thought = this.#thoughtIn(seat)?.answer ?? null
    const isGood = thought !== null && this.#room.match!.judge(seat, thought) === null
    return isGood ? thought : this.#quickAnswer(seat)
  }

  /** What it says without a thought. */
  #quickAnswer(seat: number): Answer {
    const { game, match } = this.#room
    return this.#room.botAt(seat)!.answer(sightOf(game, match!, seat, this.#random))
  }
}
