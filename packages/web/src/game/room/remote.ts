import {
  Connection,
  type ConnectionState,
  hear,
  keepingQuiet,
  missingUpTo,
  type RequestBody,
  RequestError,
  type RoomSight,
  recalling,
  type Socket,
  Witness,
} from '@slapwise/client'
import type { Answer } from '@slapwise/kernel'
import type { Grimace, Message, ProtocolError } from '@slapwise/protocol'
import { Store } from '../../browser/store.ts'
import type { TableSource, TableState } from '../source.ts'
import { checkDealIn, type LoadEngine } from './check-deal.ts'
import { keepMuted, mutedIn } from './muted.ts'
import { isAsRefused, isAwayIn, NOTHING, type RoomState, seatOf, tableIn } from './room-state.ts'
import { door, greet, whyTurnedAway } from './server.ts'
import { testimonyIn } from './testimony.ts'

export type { RoomState } from './room-state.ts'

const FACES_KEPT = 8
/** After so many failures in a row it is time to ask what is wrong. */
const SUSPICIOUS = 3

/** How this page enters a room. */
interface RoomEntry {
  readonly code: string
  /** A spectator's view, which is what everybody may see, even with a hand on another device. */
  readonly watches: boolean
  readonly loadEngine: LoadEngine
  /** Called when the room lets this page see nothing any more. */
  shutOut(): void
}

export class RemoteRoom implements TableSource {
  readonly code: string
  readonly store: Store<RoomState>
  readonly #connection: Connection
  readonly #witness: Witness
  /** The match whose deal was checked last. */
  #checked = 0
  #sight: RoomSight | null = null
  #failures = 0
  #hasOpened = false
  #isLeaving = false
  readonly #loadEngine: LoadEngine
  readonly #shutOut: () => void
  #serial = 0

  constructor({ code, watches, loadEngine, shutOut }: RoomEntry) {
    this.code = code
    this.#loadEngine = loadEngine
    this.#shutOut = shutOut
    this.store = new Store<RoomState>({ ...NOTHING, muted: mutedIn(code) })
    this.#witness = new Witness((body) => this.#connection.request(body), testimonyIn(code))
    this.#connection = new Connection({
      open: (since) => new WebSocket(door.socketAddress(code, since, watches)) as Socket,
      onMessage: (message) => this.#hear(message),
      onState: (connection) => this.#connected(connection),
    })
  }

  beat = (): number => this.store.get().room?.beat ?? 0

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener)
  state = (): TableState | null => this.store.get().table

  async answer(answer: Answer): Promise<boolean> {
    const promptNumber = this.#promptNumber
    if (promptNumber === null) return false
    return this.request({ type: 'answer', promptNumber, answer: answer as number })
  }

  takeBack(): void {
    const promptNumber = this.#promptNumber
    if (promptNumber !== null) void this.request({ type: 'take-back', promptNumber })
  }

  readonly pull = (grimace: Grimace): void => void this.request({ type: 'grimace', grimace })

  /** Whoever is too late is told nothing: it is decided, and they see how. */
  readonly vote = (isFor: boolean): void => {
    const motion = this.#sight?.room.vote?.motion
    if (motion) void this.attempt({ type: 'vote', motion, isFor })
  }

  readonly window = {
    holdOn: () => {
      const promptNumber = this.#promptNumber
      if (promptNumber !== null) void this.request({ type: 'hold-on', promptNumber })
    },
    dontAsk: () => {
      if (!this.#sight) return
      void this.request({ type: 'quiet', quiet: true })
      this.#see(keepingQuiet(this.#sight))
    },
  }

  /** Whether it was done; if not, `problem` says why. */
  async request(body: RequestBody): Promise<boolean> {
    const problem = await this.attempt(body)
    this.#change({ problem })
    return problem === null
  }

  /** Why something was not done, for who shows that in a place of its own. */
  async attempt(body: RequestBody): Promise<ProtocolError | null> {
    try {
      await this.#connection.request(body)
      return null
    } catch (error) {
      return error instanceof RequestError ? error.error : { code: 'room-closed', message: String(error) }
    }
  }

  /** Has the room play another game, as its host. */
  async play(game: string): Promise<void> {
    const wanted = { type: 'set' as const, game }
    await this.request(wanted)
  }

  mute(member: number, isMuted: boolean): void {
    const muted = new Set(this.store.get().muted)
    if (isMuted) muted.add(member)
    else muted.delete(member)
    keepMuted(this.code, muted)
    this.#change({ muted })
    if (this.#sight) this.#see(this.#sight)
  }

  async showHand(member: number, show: boolean): Promise<void> {
    if (!(await this.request({ type: 'show-hand', member, show }))) return
    const shownTo = new Set(this.store.get().shownTo)
    if (show) shownTo.add(member)
    else shownTo.delete(member)
    this.#change({ shownTo })
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.attempt({ type: 'leave' })
    this.close()
  }

  close(): void {
    this.#connection.close()
  }

  get #promptNumber(): number | null {
    return this.#sight?.match?.promptNumber ?? null
  }

  #change(change: Partial<RoomState>): void {
    this.store.set({ ...this.store.get(), ...change })
  }

  #connected(connection: ConnectionState): void {
    this.#change({ connection })
    if (connection === 'sent-away' && !this.#isLeaving) this.#shutOut()
    if (connection === 'lost' && ++this.#failures % SUSPICIOUS === 0) void this.#findOut()
    if (connection !== 'open') return
    if (this.#failures > 0) void greet().catch(() => {})
    this.#failures = 0
    this.#hasOpened = true
    this.#change({ isBlocked: false })
  }

  /** A browser does not tell why a socket does not open. */
  async #findOut(): Promise<void> {
    try {
      await door.look(this.code)
      this.#change({ isBlocked: !this.#hasOpened })
    } catch (error) {
      const why = whyTurnedAway(error)
      if (why === 'no-such-room') {
        this.close()
        this.#change({ connection: 'gone' })
      }
      // One is nobody here any more, since this device was ended from another: then like any stranger.
      if (why === 'not-a-member') location.reload()
      if (why === 'sent-away' || why === 'room-locked') this.#shutOut()
    }
  }

  #hear(message: Message): void {
    if (message.type === 'grimace') this.#showFace(message.member, message.grimace)
    const before = this.#sight
    const sight = hear(before, message)
    if (!sight) return
    this.#witness.hear(message, before, sight)
    const missing = missingUpTo(message, before, sight)
    this.#see(sight, message.type === 'welcome' || missing !== null)
    if (missing !== null) void this.#recallRound(missing)
    void this.#checkDeal(sight)
  }

  /** Who comes late, has reloaded the page or has got another seat reads what has happened in this round. */
  async #recallRound(version: number): Promise<void> {
    const steps = await this.#connection.request({ type: 'history' }).catch(() => [])
    if (this.#sight) this.#see(recalling(this.#sight, steps, version))
  }

  /** For those who have a seat, or had one when the cards were dealt: whoever only looks on had no part in the deal. */
  async #checkDeal({ room, you }: RoomSight): Promise<void> {
    if (room.phase !== 'over' || this.#checked === room.matches) return
    const testimony = this.#witness.about(room.matches)
    if (seatOf(room, you) === null && !testimony?.closing) return
    this.#checked = room.matches
    const deal = await checkDealIn(room, testimony, this.#loadEngine)
    // What has not come is asked for again with the next message.
    if (deal.kind === 'unknown' && deal.lacking === 'record') this.#checked = 0
    if (this.#sight?.room.matches === room.matches) this.#change({ deal })
  }

  #showFace(member: number, grimace: Grimace): void {
    const pulled = { serial: ++this.#serial, member, grimace }
    this.#change({ pulled: [...this.store.get().pulled, pulled].slice(-FACES_KEPT) })
  }

  /** Who comes back to the table sees at once how it lies. */
  #see(sight: RoomSight, isWelcome = false): void {
    const { room, you, chat, changed, isStopping } = sight
    const now = this.store.get()
    const isSameMatch = room.matches === now.room?.matches
    this.#sight = sight
    this.#change({
      room,
      you,
      chat,
      changed,
      isStopping,
      table: tableIn(sight, now, isWelcome),
      problem: now.room && isAsRefused(now.room, room) ? now.problem : null,
      deal: room.phase === 'over' ? now.deal : null,
      shownTo: isSameMatch ? now.shownTo : NOTHING.shownTo,
      isAway: isAwayIn(room, you),
    })
  }
}
