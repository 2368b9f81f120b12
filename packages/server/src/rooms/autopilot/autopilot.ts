import type { ClockView } from '@slapwise/protocol'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { Presence } from '../session/presence.ts'
import type { RoomQueue } from '../session/room-queue.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room, RoomUpdate } from '../state/room.ts'
import { Bots } from './bots.ts'
import { Clock } from './clock.ts'
import { Dealer } from './dealer.ts'
import { HostSuccession } from './host-succession.ts'
import { WriterPreference } from './writer-preference.ts'

export interface AutopilotOptions {
  /** Milliseconds that a plain step is shown at the normal tempo, before a bot moves. */
  readonly botDelay: number
  readonly botWorkers: BotWorkerPool
}

/** The part of an answer that the autopilot decides. */
type OwnAnswer = Pick<RoomEvent & { type: 'answered' }, 'answer'> &
  ({ readonly by: 'bot' } | { readonly by: 'clock'; readonly isSameTurn?: true })

/**
 * Does what a room does by itself: turn clock, bots, dealing, host succession. Each action goes through the queue of the room and
 * is judged there like the request of a member; of several servers the one that wrote last acts first.
 */
export class Autopilot {
  readonly #room: Room
  readonly #presence: Presence
  readonly #queue: RoomQueue
  readonly #options: AutopilotOptions
  readonly #preference = new WriterPreference()
  readonly #bots: Bots
  readonly #clock: Clock
  readonly #dealer: Dealer
  readonly #succession: HostSuccession

  /** `wakeAt`: when time runs out for the open question, if that was set before the room was loaded. */
  constructor(
    room: Room,
    presence: Presence,
    queue: RoomQueue,
    options: AutopilotOptions,
    wakeAt: number | null,
  ) {
    this.#room = room
    this.#presence = presence
    this.#queue = queue
    this.#options = options
    this.#bots = new Bots(room, options.botWorkers)
    this.#clock = new Clock(
      room,
      this.#preference,
      {
        timeUp: () => this.#timeUp(),
        botsAsked: (time) => this.#botsAsked(time),
        botsTurn: (isLast) => this.#botsTurn(isLast),
        closed: () => this.#bots.drop(),
      },
      { plain: options.botDelay, thinking: options.botWorkers.time },
    )
    this.#dealer = new Dealer(room, this.#preference, () => this.#deal())
    this.#succession = new HostSuccession(room, presence, queue, this.#preference)
    this.#dealer.adjust()
    this.#clock.adjust(this.#runs)
    if (wakeAt !== null) this.#clock.resume(wakeAt)
  }

  get clock(): ClockView | null {
    return this.#clock.view
  }

  /** The next moment at which the room does something by itself, in Unix milliseconds; null if there is none. */
  get deadline(): number | null {
    return this.#clock.deadline ?? this.#dealer.deadline
  }

  /** Whether the room does something by itself before its deadline. */
  get isActive(): boolean {
    const { state, match } = this.#room
    if (state.phase === 'dealing') return true
    if (this.deadline !== null && this.deadline <= Date.now()) return true
    return state.phase === 'playing' && match!.prompts.some(({ seat }) => this.#room.botAt(seat) !== null)
  }

  /**
   * Time passes while somebody is connected; by correspondence also while a person is waited for. Bots alone would fill the disk
   * for nobody. A player who comes back finds the open question with all its time.
   */
  get #runs(): boolean {
    if (!this.#presence.isEmpty) return true
    const { pace, seats } = this.#room.state
    return pace === 'correspondence' && seats.some(({ member, isAway }) => member !== null && !isAway)
  }

  /** To be called after every event that the room has applied; `isOwn` if this server has written it. */
  noteEvent(event: RoomEvent, isOwn: boolean, { facts }: RoomUpdate): void {
    this.#preference.note(isOwn)
    this.#clock.tell(event, facts)
    this.#clock.adjust(this.#runs, event.type === 'took-back')
    this.#dealer.adjust()
  }

  /** To be called whenever somebody has connected or gone. */
  notePresence(): void {
    this.#clock.adjust(this.#runs)
    this.#succession.adjust()
  }

  /** To be called when the host may have come or gone, here or on another server. */
  noteHost(): void {
    this.#succession.adjust()
  }

  /** The owner of the room has come back while somebody stands in as the host. */
  giveHostBack(): void {
    this.#succession.giveBack()
  }

  /** More time for a reaction window. Tells whether there is any for this seat. */
  holdOn(seat: number): boolean {
    return this.#clock.holdOn(seat)
  }

  /** Takes over the clock of another server that has shown the question for longer; tells whether it is the same question. */
  adoptClock(promptNumber: number, clock: ClockView): boolean {
    const isSame = this.#clock.agree(promptNumber, clock)
    if (isSame) this.#preference.note(false)
    return isSame
  }

  close(): void {
    this.#clock.stop()
    this.#dealer.stop()
    this.#succession.stop()
  }

  /** Deals this match and no other: another server may have done so, or somebody may be back. */
  #deal(): void {
    const { matches } = this.#room.state
    this.#queue.add({
      judge: () => {
        const { state } = this.#room
        return state.phase === 'dealing' && state.matches === matches ? { type: 'dealt' } : null
      },
    })
  }

  /** Every seat that has not answered gets the safe answer. */
  #timeUp(): void {
    for (const { seat } of this.#room.match!.prompts)
      this.#answerIn(seat, () => ({
        answer: this.#room.match!.promptFor(seat)!.fallback,
        by: 'clock',
        ...(this.#clock.isLate(seat) && { isSameTurn: true }),
      }))
  }

  /** One server thinks, and that is enough. */
  #botsAsked(time: number): void {
    if (this.#preference.isOwn) this.#bots.think(time)
  }

  /** Bots that have not thought, because another server should have asked them, begin now where there is time for it. */
  #botsTurn(isLast: boolean): boolean {
    if (!isLast) this.#bots.think(this.#options.botWorkers.time)
    const thinking = this.#room.match!.prompts.filter(({ seat }) => {
      if (!isLast && this.#bots.isThinking(seat, () => this.#botAnswers(seat))) return true
      this.#botAnswers(seat)
      return false
    })
    return thinking.length > 0
  }

  #botAnswers(seat: number): void {
    this.#answerIn(seat, () =>
      this.#room.botAt(seat) === null ? null : { answer: this.#bots.answerIn(seat), by: 'bot' },
    )
  }

  /** Answers the question that is open now, and no other, for a seat that it is put to. */
  #answerIn(seat: number, answerOf: () => OwnAnswer | null): void {
    const { promptNumber } = this.#room
    this.#queue.add({
      judge: () => {
        const answer = this.#isOpen(promptNumber, seat) ? answerOf() : null
        return answer && { type: 'answered', seat, ...answer }
      },
      seat: () => seat,
    })
  }

  /** Whether a seat has yet to answer a question. */
  #isOpen(promptNumber: number, seat: number): boolean {
    const { state, host } = this.#room
    if (state.phase !== 'playing' || state.isPaused || host!.promptNumber !== promptNumber) return false
    return host!.match.promptFor(seat) !== null
  }
}
