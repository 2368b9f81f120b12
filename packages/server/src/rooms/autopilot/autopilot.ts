import type { ClockView } from '@slapwise/protocol'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { RoomPresence } from '../session/room-presence.ts'
import type { RoomQueue } from '../session/room-queue.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import { Dealer } from './dealer.ts'
import { HostSuccession } from './host-succession.ts'
import { RoomBots } from './room-bots.ts'
import { TurnClock } from './turn-clock.ts'
import { WriterPreference } from './writer-preference.ts'

export interface AutopilotOptions {
  /** Milliseconds that a normal step is shown at the normal tempo, before a bot moves. */
  readonly stepDurationMs: number
  readonly botWorkers: BotWorkerPool
}

/** The fields of an answer that the autopilot decides. */
type AutopilotAnswer = Pick<JournalEvent & { type: 'answered' }, 'answer'> &
  ({ readonly by: 'bot' } | { readonly by: 'clock'; readonly isSameTurn?: true })

/**
 * Does what a room does by itself: turn clock, bots, dealing, host succession. Each action goes through the queue of
 * the room and is validated there like the request of a member. Of several servers, the one that wrote last acts first.
 */
export class Autopilot {
  readonly #room: RoomState
  readonly #presence: RoomPresence
  readonly #queue: RoomQueue
  readonly #options: AutopilotOptions
  readonly #preference = new WriterPreference()
  readonly #bots: RoomBots
  readonly #clock: TurnClock
  readonly #dealer: Dealer
  readonly #succession: HostSuccession

  /** `wakeAt` is the deadline of the open prompt, if it was set before the room was loaded. */
  constructor(
    room: RoomState,
    presence: RoomPresence,
    queue: RoomQueue,
    options: AutopilotOptions,
    wakeAt: number | null,
  ) {
    this.#room = room
    this.#presence = presence
    this.#queue = queue
    this.#options = options
    this.#bots = new RoomBots(room, options.botWorkers)
    this.#clock = new TurnClock(
      room,
      this.#preference,
      {
        onTimeUp: () => this.#answerAfterTimeout(),
        onBotsAsked: (time) => this.#startBotSearch(time),
        onBotsDue: (isLast) => this.#answerForBots(isLast),
        onPromptClosed: () => this.#bots.cancelSearches(),
      },
      { stepDurationMs: options.stepDurationMs, botTimeMs: options.botWorkers.timeMs },
    )
    this.#dealer = new Dealer(room, this.#preference, () => this.#deal())
    this.#succession = new HostSuccession(room, presence, queue, this.#preference)
    this.#dealer.update()
    this.#clock.update(this.#isClockRunning)
    if (wakeAt !== null) this.#clock.resume(wakeAt)
  }

  get clockView(): ClockView | null {
    return this.#clock.view
  }

  /** The next time at which the room acts by itself, in Unix milliseconds; null if there is none. */
  get deadline(): number | null {
    return this.#clock.deadline ?? this.#dealer.deadline
  }

  /** Whether the room acts by itself before its deadline. */
  get isActive(): boolean {
    const { data, match } = this.#room
    if (data.phase === 'dealing') return true
    if (this.deadline !== null && this.deadline <= Date.now()) return true
    return data.phase === 'playing' && match!.prompts.some(({ seat }) => this.#room.botAt(seat) !== null)
  }

  /**
   * The clock runs while somebody is connected; by correspondence also while a person has to decide. Bots alone would
   * fill the disk for nobody. A player who comes back has the full time for the open prompt.
   */
  get #isClockRunning(): boolean {
    if (!this.#presence.isEmpty) return true
    const { pace, seats } = this.#room.data
    return pace === 'correspondence' && seats.some(({ member, isAway }) => member !== null && !isAway)
  }

  /** Call it after every applied event; `isOwn` if this server has written it. */
  noteEvent(event: JournalEvent, isOwn: boolean, { facts }: RoomUpdate): void {
    this.#preference.noteWriter(isOwn)
    this.#clock.noteEvent(event, facts)
    this.#clock.update(this.#isClockRunning, event.type === 'took-back')
    this.#dealer.update()
  }

  /** Call it whenever somebody has connected or disconnected. */
  notePresence(): void {
    this.#clock.update(this.#isClockRunning)
    this.#succession.update()
  }

  /** Call it when the host may have connected or disconnected, on any server. */
  noteHost(): void {
    this.#succession.update()
  }

  /** The owner of the room is back while somebody else stands in as host. */
  restoreOwnerAsHost(): void {
    this.#succession.restoreOwner()
  }

  /** Extends a reaction window; returns whether that was possible for this seat. */
  extendWindow(seat: number): boolean {
    return this.#clock.extendWindow(seat)
  }

  /**
   * Takes over the clock of a server that has had the prompt open for longer; returns whether it is the same prompt.
   */
  adoptClock(promptNumber: number, clock: ClockView): boolean {
    const isSame = this.#clock.adoptView(promptNumber, clock)
    if (isSame) this.#preference.noteWriter(false)
    return isSame
  }

  close(): void {
    this.#clock.stop()
    this.#dealer.stop()
    this.#succession.stop()
  }

  /** Deals this match only; does nothing if another server has dealt it already. */
  #deal(): void {
    const { matchCount } = this.#room.data
    this.#queue.add({
      createEvent: () => {
        const { data } = this.#room
        return data.phase === 'dealing' && data.matchCount === matchCount
          ? { type: 'dealt', at: Date.now() }
          : null
      },
    })
  }

  /** Gives the safe answer for every seat that has not answered. */
  #answerAfterTimeout(): void {
    for (const { seat } of this.#room.match!.prompts)
      this.#queueAnswer(seat, () => ({
        answer: this.#room.match!.promptFor(seat)!.fallback,
        by: 'clock',
        ...(this.#clock.hasTimedOut(seat) && { isSameTurn: true }),
      }))
  }

  /** Starts searches on the preferred writer of the room only, so that a single server computes the answers. */
  #startBotSearch(time: number): void {
    if (this.#preference.isOwn) this.#bots.startSearches(time)
  }

  /** Bots that have not searched, because another server should have asked them, start now if there is time. */
  #answerForBots(isLast: boolean): boolean {
    if (!isLast) this.#bots.startSearches(this.#options.botWorkers.timeMs)
    const searchingPrompts = this.#room.match!.prompts.filter(({ seat }) => {
      if (!isLast && this.#bots.waitForSearch(seat, () => this.#answerForBot(seat))) return true
      this.#answerForBot(seat)
      return false
    })
    return searchingPrompts.length > 0
  }

  #answerForBot(seat: number): void {
    this.#queueAnswer(seat, () =>
      this.#room.botAt(seat) === null ? null : { answer: this.#bots.answerFor(seat), by: 'bot' },
    )
  }

  /** Queues an answer to the prompt that is open now; it is dropped if the prompt is closed by then. */
  #queueAnswer(seat: number, answerOf: () => AutopilotAnswer | null): void {
    const { promptNumber } = this.#room
    this.#queue.add({
      createEvent: () => {
        const answer = this.#isPromptOpen(promptNumber, seat) ? answerOf() : null
        return answer && { type: 'answered', seat, ...answer }
      },
      answeringSeat: () => seat,
    })
  }

  /** Whether a seat has not answered this prompt yet. */
  #isPromptOpen(promptNumber: number, seat: number): boolean {
    const { data, matchHost } = this.#room
    if (data.phase !== 'playing' || data.isPaused || matchHost!.promptNumber !== promptNumber) return false
    return matchHost!.match.promptFor(seat) !== null
  }
}
