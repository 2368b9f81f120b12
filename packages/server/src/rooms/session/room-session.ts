import type { ClientRequest, Grimace, MemberNumber } from '@slapwise/protocol'
import type { ClusterMessage } from '../../cluster/cluster-bus.ts'
import type { RoomTimes } from '../../journal/core/storage.ts'
import { Autopilot } from '../autopilot/autopilot.ts'
import { RoomError } from '../commands/room-error.ts'
import type { EncodedSteps } from '../history/history.ts'
import { HistoryReader } from '../history/history-reader.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import {
  createUpdateMessages,
  createWelcome,
  RoomViewBaseline,
  type ViewContext,
  type Viewer,
} from '../views/outgoing-messages.ts'
import { EphemeralRequests } from './ephemeral-requests.ts'
import { RequestHandler } from './request-handler.ts'
import { RoomAccess } from './room-access.ts'
import type { RoomContext } from './room-context.ts'
import { RoomLookBack } from './room-look-back.ts'
import { RoomPersistence } from './room-persistence.ts'
import { RoomPresence } from './room-presence.ts'
import { RoomQueue } from './room-queue.ts'

export type { Viewer }

/** A cluster message about one room. */
export type RoomClusterMessage = Exclude<ClusterMessage, { type: 'room-deleted' | 'device-revoked' }>

/**
 * A room in memory: connects viewers, passes their requests to one queue, and sends them the effects of the stored
 * events.
 */
export class RoomSession {
  readonly code: string
  readonly room: RoomState
  readonly history: HistoryReader
  readonly #context: RoomContext
  readonly #presence: RoomPresence
  readonly #queue: RoomQueue
  readonly #access: RoomAccess
  readonly #autopilot: Autopilot
  readonly #ephemeral: EphemeralRequests
  readonly #lookBack: RoomLookBack
  readonly #requests: RequestHandler
  readonly #persistence: RoomPersistence
  readonly #baseline = new RoomViewBaseline()
  /** Viewers that have connected and have not got a welcome yet. */
  readonly #connecting = new Set<Viewer>()
  /** Set when the first viewer has connected, until the next event: another server may know the time left. */
  #awaitsRemoteClock = false
  #isClosed = false
  /** Last activity on this server, in Unix milliseconds. */
  touchedAt = Date.now()
  /** Last change that everybody in the room sees, in Unix milliseconds. */
  changedAt: number
  /** Journal position when the directory row was last saved. */
  savedRowPosition = 0

  /** `times` are those of the directory row, if the room was loaded. */
  constructor(code: string, room: RoomState, context: RoomContext, times: RoomTimes | null = null) {
    this.code = code
    this.room = room
    this.changedAt = times?.changedAt ?? Date.now()
    this.#context = context
    this.#presence = new RoomPresence(code, room, context.clusterBus)
    this.#queue = new RoomQueue(context.storage.journal, code, room, {
      apply: (event, isOwn) => this.#apply(event, isOwn),
      onError: (error) => this.#fail(error),
    })
    this.#access = new RoomAccess(room, this.#queue, {
      listConnected: () => [...this.viewers, ...this.#connecting],
      disconnect: (viewer) => this.disconnect(viewer),
    })
    this.history = new HistoryReader(code, room, context)
    this.#ephemeral = new EphemeralRequests(room, {
      extendWindow: (member, promptNumber) => this.#extendWindow(member, promptNumber),
      grimace: (member, grimace) => this.#grimace(member, grimace),
    })
    this.#lookBack = new RoomLookBack(room, this.#presence, this.#queue, context)
    this.#requests = new RequestHandler(code, room, {
      queue: this.#queue,
      presence: this.#presence,
      ephemeral: this.#ephemeral,
      lookBack: this.#lookBack,
      history: this.history,
      context,
      onError: (error) => this.#fail(error),
    })
    this.#persistence = new RoomPersistence(code, room, this.#presence, context.storage, {
      saveRow: () => context.onRowChanged(this),
      onError: (error) => this.#fail(error),
    })
    this.#autopilot = new Autopilot(room, this.#presence, this.#queue, context, times?.wakeAt ?? null)
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers
  }

  /** Members connected to this server, as last announced to the others. */
  get localMembers(): readonly MemberNumber[] {
    return this.#presence.localMembers
  }

  get deadline(): number | null {
    return this.#autopilot.deadline
  }

  get isBusy(): boolean {
    return this.#queue.isBusy
  }

  /** Nobody is connected, and the room does nothing by itself before its deadline. */
  get isIdle(): boolean {
    const isWatched = this.viewers.size + this.#connecting.size > 0
    return !isWatched && !this.isBusy && !this.#autopilot.isActive
  }

  /** Throws `RoomError` if an identity may not watch the room. */
  checkMayWatch(identity: string): void {
    this.#access.checkMayWatch(identity)
  }

  connect(viewer: Viewer, since: number | null): void {
    if (this.#isClosed) {
      viewer.close('server-stopping')
      return
    }
    this.touchedAt = Date.now()
    this.#connecting.add(viewer)
    this.#queue.add({ run: () => this.#catchUpTo(since) })
    this.#queue.add({ run: () => this.#admit(viewer, since) })
  }

  /** A client that reconnects from another server may be ahead of this one: read the journal before answering. */
  #catchUpTo(since: number | null): void | Promise<void> {
    if (since !== null && since > this.room.data.version) return this.#queue.catchUp()
  }

  #admit(viewer: Viewer, since: number | null): void {
    const missed = this.history.readMissed(viewer.identity, since)
    if (missed instanceof Promise) void this.#admitAfterReading(viewer, missed)
    else this.#sendWelcome(viewer, missed)
  }

  /** Reads the journal outside the queue: otherwise everybody in the room would wait for a client that reconnects. */
  async #admitAfterReading(viewer: Viewer, read: Promise<EncodedSteps | null>): Promise<void> {
    const { version } = this.room.data
    try {
      const steps = await read
      const missed = () => steps && this.history.appendRecent(viewer.identity, steps, version)
      this.#queue.add({ run: () => this.#sendWelcome(viewer, missed()) })
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #sendWelcome(viewer: Viewer, missed: EncodedSteps | null): void {
    if (!this.#connecting.delete(viewer)) return
    const member = this.room.memberOf(viewer.identity)
    const wasOnline = member !== null && this.#presence.isOnline(member)
    if (this.#presence.isEmpty) this.#queryOtherServers()
    this.#presence.add(viewer)
    this.#autopilot.notePresence()
    viewer.send(...createWelcome(this.#viewContext, this.#baseline, viewer, missed))
    if (member !== null && !wasOnline) this.#presence.broadcast({ type: 'presence', member, isOnline: true })
    const { host, owner } = this.room.data
    if (member === owner && host !== owner) this.#autopilot.restoreOwnerAsHost()
  }

  /** The state that views are created from. */
  get #viewContext(): ViewContext {
    const { isOnline } = this.#presence
    return {
      room: this.room,
      lookBack: this.#lookBack.current,
      clock: this.#autopilot.clockView,
      stepDurationMs: this.#context.stepDurationMs,
      isOnline,
    }
  }

  /** Presence, clocks and look-backs are not stored: servers that have had the room open for longer may know more. */
  #queryOtherServers(): void {
    this.#awaitsRemoteClock = true
    this.#lookBack.awaitReply()
    this.#context.clusterBus.publish({ type: 'presence-query', room: this.code })
  }

  disconnect(viewer: Viewer): void {
    this.#connecting.delete(viewer)
    if (!this.#presence.remove(viewer)) return
    this.touchedAt = Date.now()
    this.#autopilot.notePresence()
    this.#queue.add({ run: () => this.#presence.broadcastOffline(viewer) })
    this.#notePresence()
  }

  /** Handles a message of another server, in the queue: it may be about an event that is not applied here yet. */
  handleClusterMessage(from: string, message: RoomClusterMessage): void {
    this.#queue.add({ run: () => this.#processClusterMessage(from, message) })
  }

  #processClusterMessage(from: string, message: RoomClusterMessage): void | Promise<void> {
    switch (message.type) {
      case 'presence':
        this.#presence.updateRemote(from, message.rooms[this.code])
        this.#persistence.noteRemotePresence()
        this.#autopilot.noteHost()
        return
      case 'presence-query':
        this.#answerOtherServer()
        return
      case 'clock':
        if (!this.#awaitsRemoteClock || !this.#autopilot.adoptClock(message.promptNumber, message.clock))
          return
        this.#awaitsRemoteClock = false
        this.#presence.broadcast({ type: 'clock', clock: this.#autopilot.clockView })
        return
      case 'look-back':
      case 'pointer':
        return this.#lookBack.applyRemote(message)
      case 'request':
        return this.#handleRemoteRequest(message)
    }
  }

  #answerOtherServer(): void {
    this.#presence.answerPresenceQuery()
    this.#lookBack.reply()
    const { clockView } = this.#autopilot
    const { promptNumber } = this.room
    if (clockView)
      this.#context.clusterBus.publish({ type: 'clock', room: this.code, promptNumber, clock: clockView })
  }

  expireRemotePresence(): void {
    this.#presence.expireRemote()
    this.#notePresence()
    this.#autopilot.noteHost()
  }

  /** Carries out a request that another server has received, perhaps about a prompt that is not known here yet. */
  async #handleRemoteRequest({ identity, request }: ClusterMessage & { type: 'request' }): Promise<void> {
    if (request.type === 'extend-window' && request.promptNumber > this.room.promptNumber)
      await this.#queue.catchUp()
    try {
      this.#ephemeral.handle(identity, request)
    } catch (error) {
      // The server that received the request sends the error.
      if (!(error instanceof RoomError)) throw error
    }
  }

  /** Carries out a viewer's request, or sends them an error. */
  request(viewer: Viewer, request: ClientRequest): void {
    this.#requests.handle(viewer, request)
  }

  #extendWindow(member: MemberNumber, promptNumber: number): void {
    const seat = this.room.seatOf(member)
    if (promptNumber !== this.room.promptNumber) throw new RoomError('stale-prompt', 'That prompt is closed.')
    if (seat === null || !this.#autopilot.extendWindow(seat))
      throw new RoomError('not-asked', 'You cannot ask for more time now.')
    this.#presence.broadcast({ type: 'clock', clock: this.#autopilot.clockView })
  }

  #grimace(member: MemberNumber, grimace: Grimace): void {
    this.#context.limits.countChat(this.room, this.room.data.members[member].identity)
    this.#presence.broadcast({ type: 'grimace', member, grimace })
  }

  /**
   * Applies a stored event and sends its effects to all viewers. The server that has written it also saves snapshots,
   * records and the directory row.
   */
  #apply(event: JournalEvent, isOwn: boolean): void {
    const update = this.room.apply(event)
    this.#access.noteEvent(event, isOwn)
    this.history.noteUpdate(update)
    this.touchedAt = Date.now()
    if (update.changeScope !== 'none') this.changedAt = this.touchedAt
    this.#awaitsRemoteClock = false
    this.#lookBack.noteEvent()
    if (!isOwn) this.#context.limits.countRemoteEvent(this.room, event)
    this.#autopilot.noteEvent(event, isOwn, update)
    for (const { viewer, chunks } of createUpdateMessages(
      this.#viewContext,
      this.#baseline,
      this.viewers,
      event,
      update,
    ))
      viewer.send(...chunks)
    if (update.changeScope === 'room' || update.changeScope === 'members') {
      this.#access.disconnectUnauthorized()
      this.#presence.announceLocalMembers()
    }
    this.#autopilot.noteHost()
    if (isOwn) this.#persist(event, update)
    this.#notePresence()
  }

  #persist(event: JournalEvent, update: RoomUpdate): void {
    this.#persistence.noteEvent(event, update)
    if (event.type === 'answered') this.#context.onAnswered()
  }

  saveSnapshot(): void {
    this.#persistence.saveSnapshot()
  }

  #notePresence(): void {
    if (!this.#isClosed) this.#persistence.notePresence()
  }

  /** Closes the room, so that it is loaded again from the storage. */
  #fail(error: Error): void {
    if (this.#isClosed) return
    this.close('not-stored')
    this.#context.onRoomFailed(this, error)
  }

  close(reason: string): void {
    this.#isClosed = true
    this.#queue.close()
    this.#autopilot.close()
    for (const viewer of this.#connecting) viewer.close(reason)
    this.#connecting.clear()
    this.#presence.closeAll(reason)
  }

  /** Asks all clients to reconnect later. */
  announceShutdown(): void {
    this.#presence.broadcast({ type: 'server-stopping' })
  }
}
