import {
  type ClientRoomState,
  Connection,
  type ConnectionState,
  DealAuditor,
  missingHistoryUpTo,
  type RequestBody,
  RequestError,
  reduceRoom,
  type WebSocketLike,
  withHistory,
  withReactionsSkipped,
} from '@slapwise/client'
import type { Answer, Seat } from '@slapwise/kernel'
import type { Grimace, ProtocolError, ServerMessage } from '@slapwise/protocol'
import { Store } from '../../browser/store.ts'
import { RoomPastStates } from '../look-back/room-past-states.ts'
import type { TableSource, TableState } from '../table-source.ts'
import { api, ensureIdentity, errorCodeOf } from './api.ts'
import { checkRoomDeal, type EngineLoader } from './check-room-deal.ts'
import { dealEvidenceStorage } from './deal-evidence.ts'
import { fetchRecord } from './fetch-record.ts'
import { loadMutedMembers, saveMutedMembers } from './muted-members.ts'
import {
  INITIAL_STATE,
  isMemberAway,
  isSameLobbyState,
  type RemoteRoomState,
  seatOfMember,
  toTableState,
} from './remote-room-state.ts'

export type { RemoteRoomState } from './remote-room-state.ts'

const MAX_GRIMACES = 8
/** Milliseconds for which a pointer is shown. */
const POINTER_MS = 2_500
/** After this many failed attempts in a row the HTTP API is asked for the reason. */
const FAILURES_BEFORE_DIAGNOSIS = 3

interface RemoteRoomOptions {
  readonly code: string
  /** Connects as a screen: the view of a spectator, even if this identity has a seat. */
  readonly isScreen: boolean
  readonly loadEngine: EngineLoader
  /** Called when this page may no longer see the room. */
  onShutOut(): void
}

export class RemoteRoom implements TableSource {
  readonly code: string
  readonly store: Store<RemoteRoomState>
  readonly #connection: Connection
  readonly #dealAuditor: DealAuditor
  /** The match whose deal was checked last. */
  #checkedMatch = 0
  /** The end of a match, if this page was there. */
  #seenEnd: { readonly match: number; readonly at: number } | null = null
  #roomState: ClientRoomState | null = null
  #connectFailures = 0
  #hasEverConnected = false
  #isLeaving = false
  readonly #loadEngine: EngineLoader
  readonly #onShutOut: () => void
  #lastGrimaceSerial = 0
  #pastStates = this.#createPastStates()
  #lastPointerSerial = 0

  constructor({ code, isScreen, loadEngine, onShutOut }: RemoteRoomOptions) {
    this.code = code
    this.#loadEngine = loadEngine
    this.#onShutOut = onShutOut
    this.store = new Store<RemoteRoomState>({ ...INITIAL_STATE, mutedMembers: loadMutedMembers(code) })
    this.#dealAuditor = new DealAuditor((body) => this.#connection.request(body), dealEvidenceStorage(code))
    this.#connection = new Connection({
      openSocket: (since) => new WebSocket(api.socketUrl(code, since, isScreen)) as WebSocketLike,
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (connection) => this.#onConnectionState(connection),
    })
  }

  stepDurationMs = (): number => this.store.get().room?.stepDurationMs ?? 0

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

  readonly sendGrimace = (grimace: Grimace): void => void this.request({ type: 'grimace', grimace })

  /** A vote that comes too late fails silently: the outcome is visible. */
  readonly vote = (isFor: boolean): void => {
    const topic = this.#roomState?.room.vote?.topic
    if (topic) void this.tryRequest({ type: 'vote', topic, isFor })
  }

  readonly allowsAutoAnswer = false
  readonly reactionWindow = {
    extendWindow: () => {
      const promptNumber = this.#promptNumber
      if (promptNumber !== null) void this.request({ type: 'extend-window', promptNumber })
    },
    skipReactions: () => {
      if (!this.#roomState) return
      void this.request({ type: 'skip-reactions', isSkipping: true })
      this.#publish(withReactionsSkipped(this.#roomState))
    },
  }

  /** Players may look back at the running match, from their seat. */
  get pastStates(): RoomPastStates | undefined {
    const { match, room } = this.#roomState ?? {}
    return room?.phase === 'playing' && match && match.own.seat !== null ? this.#pastStates : undefined
  }

  /** Resolves to whether the request succeeded; if not, `lastError` has the reason. */
  async request(body: RequestBody): Promise<boolean> {
    const problem = await this.tryRequest(body)
    this.#update({ lastError: problem })
    return problem === null
  }

  /** Like `request`, but returns the error instead of storing it, for callers that show it themselves. */
  async tryRequest(body: RequestBody): Promise<ProtocolError | null> {
    try {
      await this.#connection.request(body)
      return null
    } catch (error) {
      return error instanceof RequestError
        ? error.protocolError
        : { code: 'room-closed', message: String(error) }
    }
  }

  /** Changes the game of the room. Only the host may. */
  async setGame(game: string): Promise<void> {
    const wanted = { type: 'change-room' as const, game }
    await this.request(wanted)
  }

  setMuted(member: number, isMuted: boolean): void {
    const muted = new Set(this.store.get().mutedMembers)
    if (isMuted) muted.add(member)
    else muted.delete(member)
    saveMutedMembers(this.code, muted)
    this.#update({ mutedMembers: muted })
    if (this.#roomState) this.#publish(this.#roomState)
  }

  async setHandShown(member: number, isShown: boolean): Promise<void> {
    if (!(await this.request({ type: 'show-hand', member, isShown }))) return
    const shownTo = new Set(this.store.get().handShownTo)
    if (isShown) shownTo.add(member)
    else shownTo.delete(member)
    this.#update({ handShownTo: shownTo })
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.tryRequest({ type: 'leave' })
    this.close()
  }

  close(): void {
    this.#connection.close()
  }

  get #promptNumber(): number | null {
    return this.#roomState?.match?.promptNumber ?? null
  }

  #update(change: Partial<RemoteRoomState>): void {
    this.store.set({ ...this.store.get(), ...change })
  }

  #onConnectionState(connection: ConnectionState): void {
    this.#update({ connection })
    if (connection === 'removed' && !this.#isLeaving) this.#onShutOut()
    if (connection === 'lost' && ++this.#connectFailures % FAILURES_BEFORE_DIAGNOSIS === 0)
      void this.#diagnoseConnection()
    if (connection !== 'open') return
    if (this.#connectFailures > 0) void ensureIdentity().catch(() => {})
    this.#connectFailures = 0
    this.#hasEverConnected = true
    this.#update({ isSocketBlocked: false })
  }

  /** Asks over HTTP why the WebSocket cannot be opened, because browsers do not tell. */
  async #diagnoseConnection(): Promise<void> {
    try {
      await api.fetchRoom(this.code)
      this.#update({ isSocketBlocked: !this.#hasEverConnected })
    } catch (error) {
      const why = errorCodeOf(error)
      if (why === 'no-such-room') {
        this.close()
        this.#update({ connection: 'gone' })
      }
      // Another device has ended the session of this one: start over as a stranger.
      if (why === 'not-a-member') location.reload()
      if (why === 'member-removed' || why === 'room-locked') this.#onShutOut()
    }
  }

  #onMessage(message: ServerMessage): void {
    if (message.type === 'grimace') this.#addGrimace(message.member, message.grimace)
    if (message.type === 'pointer') this.#showPointer(message.member, message.target)
    const before = this.#roomState
    const roomState = reduceRoom(before, message)
    if (!roomState) return
    this.#dealAuditor.observeMessage(message, before, roomState)
    const missing = missingHistoryUpTo(message, before, roomState)
    this.#notePast(message, before, roomState)
    if (message.type !== 'welcome' && before?.room.phase !== 'over' && roomState.room.phase === 'over')
      this.#seenEnd = { match: roomState.room.matchCount, at: Date.now() }
    this.#publish(roomState, message.type === 'welcome' || missing !== null)
    if (missing !== null) void this.#loadRoundHistory(missing)
    void this.#checkDeal(roomState)
  }

  /** Each match and each seat has a past of its own. */
  #notePast(message: ServerMessage, before: ClientRoomState | null, { room, match }: ClientRoomState): void {
    const isSamePast =
      before?.room.matchCount === room.matchCount && before.match?.own.seat === match?.own.seat
    if (!isSamePast) this.#pastStates = this.#createPastStates()
    if (message.type === 'update')
      this.#pastStates.noteStep({ version: message.version, facts: message.facts ?? [] })
    if (message.type !== 'welcome') return
    for (const step of message.missedSteps ?? []) this.#pastStates.noteStep(step)
    this.#pastStates.noteStep({ version: message.version, facts: [] })
  }

  #createPastStates(): RoomPastStates {
    return new RoomPastStates({
      fetchViews: (from) => api.fetchPastViews(this.code, from),
      log: () => this.#roomState?.facts ?? [],
    })
  }

  /** Loads the facts of the current round, after joining late, a reload or a change of seat. */
  async #loadRoundHistory(version: number): Promise<void> {
    const steps = await this.#connection.request({ type: 'history' }).catch(() => [])
    for (const step of steps) this.#pastStates.noteStep(step)
    if (this.#roomState) this.#publish(withHistory(this.#roomState, steps, version))
  }

  /** Checks the deal for members with a seat, now or when the cards were dealt; spectators had no part in it. */
  async #checkDeal({ room, yourMember }: ClientRoomState): Promise<void> {
    if (room.phase !== 'over' || this.#checkedMatch === room.matchCount) return
    const evidence = this.#dealAuditor.evidenceFor(room.matchCount)
    const seat = seatOfMember(room, yourMember)
    if (seat === null && !evidence?.closedCommitments) return
    this.#checkedMatch = room.matchCount
    const record = fetchRecord(room.code, room.matchCount)
    const endedAt = this.#seenEnd?.match === room.matchCount ? this.#seenEnd.at : null
    if (seat !== null) void keepMatch(record, { code: room.code, match: room.matchCount }, { seat, endedAt })
    const deal = await checkRoomDeal(room.game, record, evidence, this.#loadEngine)
    // The record could not be loaded: try again with the next message.
    if (deal.kind === 'unverifiable' && deal.missing === 'record') this.#checkedMatch = 0
    if (this.#roomState?.room.matchCount === room.matchCount) this.#update({ dealVerdict: deal })
  }

  #addGrimace(member: number, grimace: Grimace): void {
    const pulled = { serial: ++this.#lastGrimaceSerial, member, grimace }
    this.#update({ grimaces: [...this.store.get().grimaces, pulled].slice(-MAX_GRIMACES) })
  }

  /** Each member has one pointer, which disappears by itself. */
  #showPointer(member: number, target: string): void {
    const shown = { serial: ++this.#lastPointerSerial, member, target }
    if (this.store.get().mutedMembers.has(member)) return
    this.#update({ pointers: [...this.store.get().pointers.filter((one) => one.member !== member), shown] })
    const hide = () => this.#update({ pointers: this.store.get().pointers.filter((one) => one !== shown) })
    setTimeout(hide, POINTER_MS)
  }

  /** `isWelcome`: after a reconnect the table is shown at once, without presenting what was missed. */
  #publish(roomState: ClientRoomState, isWelcome = false): void {
    const { room, yourMember, chat, termsChange, lookBack, isStopping } = roomState
    const now = this.store.get()
    const isSameMatch = room.matchCount === now.room?.matchCount
    this.#roomState = roomState
    this.#update({
      room,
      yourMember,
      chat,
      termsChange,
      lookBack,
      isStopping,
      table: toTableState(roomState, now, isWelcome),
      lastError: now.room && isSameLobbyState(now.room, room) ? now.lastError : null,
      dealVerdict: room.phase === 'over' ? now.dealVerdict : null,
      handShownTo: isSameMatch ? now.handShownTo : INITIAL_STATE.handShownTo,
      isAway: isMemberAway(room, yourMember),
    })
  }
}

/** Keeps the match in the history of this device. It stays in that of the server if the browser denies storage. */
async function keepMatch(
  record: Promise<unknown>,
  room: { code: string; match: number },
  player: { seat: Seat; endedAt: number | null },
): Promise<void> {
  try {
    const { keepRoomMatch } = await import('../archive/room-matches.ts')
    await keepRoomMatch(await record, room, player)
  } catch {}
}
