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
  /** Milliseconds that a plain step is shown at the normal tempo, before a bot moves. */
  readonly stepDurationMs: number
  readonly botWorkers: BotWorkerPool
}

/** The part of an answer that the autopilot decides. */
type AutopilotAnswer = Pick<JournalEvent & { type: 'answered' }, 'answer'> &
  ({ readonly by: 'bot' } | { readonly by: 'clock'; readonly isSameTurn?: true })

/**
 * Does what a room does by itself: turn clock, bots, dealing, host succession. Each action goes through the queue of the room and
 * is judged there like the request of a member; of several servers the one that wrote last acts first.
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

  /** `wakeAt`: when time runs out for the open question, if that was set before the room was loaded. */
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

  /** The next moment at which the room does something by itself, in Unix milliseconds; null if there is none. */
  get deadline(): number | null {
    return this.#clock.deadline ?? this.#dealer.deadline
  }

  /** Whether the room does something by itself before its deadline. */
  get isActive(): boolean {
    const { data, match } = this.#room
    if (data.phase === 'dealing') return true
    if (this.deadline !== null && this.deadline <= Date.now()) return true
    return data.phase === 'playing' && match!.prompts.some(({ seat }) => this.#room.botAt(seat) !== null)
  }

  /**
   * Time passes while somebody is connected; by correspondence also while a person is waited for. Bots alone would fill the disk
   * for nobody. A player who comes back finds the open question with all its time.
   */
  get #isClockRunning(): boolean {
    if (!this.#presence.isEmpty) return true
    const { pace, seats } = this.#room.data
    return pace === 'correspondence' && seats.some(({ member, isAway }) => member !== null && !isAway)
  }

  /** To be called after every event that the room has applied; `isOwn` if this server has written it. */
  noteEvent(event: JournalEvent, isOwn: boolean, { facts }: RoomUpdate): void {
    this.#preference.noteWriter(isOwn)
    this.#clock.noteEvent(event, facts)
    this.#clock.update(this.#isClockRunning, event.type === 'took-back')
    this.#dealer.update()
  }

  /** To be called whenever somebody has connected or gone. */
  notePresence(): void {
    this.#clock.update(this.#isClockRunning)
    this.#succession.update()
  }

  /** To be called when the host may have come or gone, here or on another server. */
  noteHost(): void {
    this.#succession.update()
  }

  /** The owner of the room has come back while somebody stands in as the host. */
  restoreOwnerAsHost(): void {
    this.#succession.restoreOwner()
  }

  /** More time for a reaction window. Tells whether there is any for this seat. */
  holdOn(seat: number): boolean {
    return this.#clock.holdOn(seat)
  }

  /** Takes over the clock of another server that has shown the question for longer; tells whether it is the same question. */
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

  /** Deals this match and no other: another server may have done so, or somebody may be back. */
  #deal(): void {
    const { matchCount } = this.#room.data
    this.#queue.add({
      createEvent: () => {
        const { data } = this.#room
        return data.phase === 'dealing' && data.matchCount === matchCount ? { type: 'dealt' } : null
      },
    })
  }

  /** Every seat that has not answered gets the safe answer. */
  #answerAfterTimeout(): void {
    for (const { seat } of this.#room.match!.prompts)
      this.#queueAnswer(seat, () => ({
        answer: this.#room.match!.promptFor(seat)!.fallback,
        by: 'clock',
        ...(this.#clock.hasTimedOut(seat) && { isSameTurn: true }),
      }))
  }

  /** One server thinks, and that is enough. */
  #startBotSearch(time: number): void {
    if (this.#preference.isOwn) this.#bots.startSearches(time)
  }

  /** Bots that have not thought, because another server should have asked them, begin now where there is time for it. */
  #answerForBots(isLast: boolean): boolean {
    if (!isLast) this.#bots.startSearches(this.#options.botWorkers.timeMs)
    const thinking = this.#room.match!.prompts.filter(({ seat }) => {
      if (!isLast && this.#bots.waitForSearch(seat, () => this.#answerForBot(seat))) return true
      this.#answerForBot(seat)
      return false
    })
    return thinking.length > 0
  }

  #answerForBot(seat: number): void {
    this.#queueAnswer(seat, () =>
      this.#room.botAt(seat) === null ? null : { answer: this.#bots.answerFor(seat), by: 'bot' },
    )
  }

  /** Answers the question that is open now, and no other, for a seat that it is put to. */
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

  /** Whether a seat has yet to answer a question. */
  #isPromptOpen(promptNumber: number, seat: number): boolean {
    const { data, matchHost } = this.#room
    if (data.phase !== 'playing' || data.isPaused || matchHost!.promptNumber !== promptNumber) return false
    return matchHost!.match.promptFor(seat) !== null
  }
}
