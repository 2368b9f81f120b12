import type { Grimace, MemberNumber, Request } from '@slapwise/protocol'
import type { ClusterBus, ClusterMessage } from '../../cluster/cluster-bus.ts'
import type { RoomTimes } from '../../journal/core/storage.ts'
import { Autopilot, type AutopilotOptions } from '../autopilot/autopilot.ts'
import { RoomError } from '../commands/errors.ts'
import type { StepsText } from '../history/history.ts'
import { HistoryReader, type HistorySources } from '../history/history-reader.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room, RoomUpdate } from '../state/room.ts'
import { Baseline, type RoomNow, updateMessages, type Viewer, welcomeFor } from '../views/messages.ts'
import { Access } from './access.ts'
import { PassingRequests } from './passing-requests.ts'
import { Persistence } from './persistence.ts'
import { Presence } from './presence.ts'
import { Requests } from './requests.ts'
import { RoomQueue } from './room-queue.ts'

export type { Viewer }

/** The services of the server that a room uses. */
export interface RoomContext extends HistorySources, AutopilotOptions {
  readonly clusterBus: ClusterBus
  /** The room cannot go on, or cannot store what happened, and has to be opened anew. */
  broke(room: RoomSession, error: Error): void
  /** The row of the room in the directory may have changed. */
  changed(room: RoomSession): void
  /** Somebody has answered in a match. */
  answered(): void
}

/** A message of another server about one room. */
export type RoomClusterMessage = Exclude<ClusterMessage, { type: 'deleted' | 'device-ended' }>

/** A room in memory: connects viewers, passes their requests to one queue, and tells them what the stored events led to. */
export class RoomSession {
  readonly code: string
  readonly room: Room
  readonly #context: RoomContext
  readonly #presence: Presence
  readonly #queue: RoomQueue
  readonly #access: Access
  readonly #autopilot: Autopilot
  readonly #history: HistoryReader
  readonly #passing: PassingRequests
  readonly #requests: Requests
  readonly #persistence: Persistence
  readonly #baseline = new Baseline()
  /** Viewers that have connected and were not welcomed yet. */
  readonly #arriving = new Set<Viewer>()
  /** Somebody has come, nothing has happened since, and another server that has the room open may say how much time is left. */
  #asksForTime = false
  #isClosed = false
  /** When somebody last did something here, in Unix milliseconds. */
  touchedAt = Date.now()
  /** When something happened last that everybody in the room sees. */
  changedAt: number
  /** The position that its row in the directory knows of. */
  rowPosition = 0

  /** `times`: those of its row in the directory, if the room was loaded. */
  constructor(code: string, room: Room, context: RoomContext, times: RoomTimes | null = null) {
    this.code = code
    this.room = room
    this.changedAt = times?.changedAt ?? Date.now()
    this.#context = context
    this.#presence = new Presence(code, room, context.clusterBus)
    this.#queue = new RoomQueue(context.storage.journal, code, room, {
      apply: (event, isOwn) => this.#apply(event, isOwn),
      broke: (error) => this.#break(error),
    })
    this.#access = new Access(room, this.#queue, {
      connected: () => [...this.viewers, ...this.#arriving],
      disconnect: (viewer) => this.disconnect(viewer),
    })
    this.#history = new HistoryReader(code, room, context)
    this.#passing = new PassingRequests(room, {
      holdOn: (member, promptNumber) => this.#holdOn(member, promptNumber),
      grimace: (member, grimace) => this.#grimace(member, grimace),
    })
    this.#requests = new Requests(code, room, {
      queue: this.#queue,
      presence: this.#presence,
      passing: this.#passing,
      history: this.#history,
      context,
      broke: (error) => this.#break(error),
    })
    this.#persistence = new Persistence(code, room, this.#presence, context.storage, {
      keepRow: () => context.changed(this),
      broke: (error) => this.#break(error),
    })
    this.#autopilot = new Autopilot(room, this.#presence, this.#queue, context, times?.wakeAt ?? null)
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers
  }

  /** The members who have connected here, as other servers were told. */
  get here(): readonly MemberNumber[] {
    return this.#presence.here
  }

  get deadline(): number | null {
    return this.#autopilot.deadline
  }

  get isBusy(): boolean {
    return this.#queue.isBusy
  }

  /** Nobody is connected, and the room does nothing by itself before its deadline. */
  get isAtRest(): boolean {
    const isWatched = this.viewers.size + this.#arriving.size > 0
    return !isWatched && !this.isBusy && !this.#autopilot.isActive
  }

  /** Throws `RoomError` if somebody may not look at the room. */
  checkMayWatch(identity: string): void {
    this.#access.check(identity)
  }

  /** Throws `RoomError` if too much of the room's past was read lately, or waits to be read for an address, or is asked for. */
  checkMayReadHistory(address: string, since?: number): true {
    return this.#history.check(address, since)
  }

  /** Reads something of the room's past for an address that `checkMayReadHistory` has let through. */
  readHistory<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#history.read(address, work)
  }

  connect(viewer: Viewer, since: number | null): void {
    if (this.#isClosed) {
      viewer.close('stopping')
      return
    }
    this.touchedAt = Date.now()
    this.#arriving.add(viewer)
    this.#queue.add({ run: () => this.#catchUpWith(since) })
    this.#queue.add({ run: () => this.#letIn(viewer, since) })
  }

  /** A client that reconnects from another server may be ahead of this one: read the journal before answering. */
  #catchUpWith(since: number | null): void | Promise<void> {
    if (since !== null && since > this.room.state.version) return this.#queue.catchUp()
  }

  #letIn(viewer: Viewer, since: number | null): void {
    const missed = this.#history.missed(viewer.identity, since)
    if (missed instanceof Promise) void this.#letInAfter(viewer, missed)
    else this.#welcome(viewer, missed)
  }

  /** Reads the journal beside the queue: otherwise everybody in the room would wait for a client that reconnects. */
  async #letInAfter(viewer: Viewer, read: Promise<StepsText | null>): Promise<void> {
    const { version } = this.room.state
    try {
      const steps = await read
      const missed = () => steps && this.#history.continued(viewer.identity, steps, version)
      this.#queue.add({ run: () => this.#welcome(viewer, missed()) })
    } catch (error) {
      this.#break(error as Error)
    }
  }

  #welcome(viewer: Viewer, missed: StepsText | null): void {
    if (!this.#arriving.delete(viewer)) return
    const member = this.room.memberOf(viewer.identity)
    const wasOnline = member !== null && this.#presence.isOnline(member)
    if (this.#presence.isEmpty) this.#askOtherServers()
    this.#presence.enter(viewer)
    this.#autopilot.notePresence()
    viewer.send(...welcomeFor(this.#now, this.#baseline, viewer, missed))
    if (member !== null && !wasOnline) this.#presence.tellAll({ type: 'presence', member, isOnline: true })
    const { host, owner } = this.room.state
    if (member === owner && host !== owner) this.#autopilot.giveHostBack()
  }

  /** The state that messages are written about. */
  get #now(): RoomNow {
    const { isOnline } = this.#presence
    return { room: this.room, clock: this.#autopilot.clock, plain: this.#context.botDelay, isOnline }
  }

  /** Presence and clocks are not stored: servers that have had the room open for longer may know more. */
  #askOtherServers(): void {
    this.#asksForTime = true
    this.#context.clusterBus.tell({ type: 'who-is-there', room: this.code })
  }

  disconnect(viewer: Viewer): void {
    this.#arriving.delete(viewer)
    if (!this.#presence.leave(viewer)) return
    this.touchedAt = Date.now()
    this.#autopilot.notePresence()
    this.#queue.add({ run: () => this.#presence.tellGone(viewer) })
    this.#notePresence()
  }

  /** Handles a message of another server. It waits in the queue: it may be about an event that is not applied here yet. */
  hear(from: string, message: RoomClusterMessage): void {
    this.#queue.add({ run: () => this.#hear(from, message) })
  }

  #hear(from: string, message: RoomClusterMessage): void | Promise<void> {
    switch (message.type) {
      case 'here':
        this.#presence.hear(from, message.rooms[this.code])
        this.#persistence.noteRemotePresence()
        this.#autopilot.noteHost()
        return
      case 'who-is-there':
        this.#answerOtherServer()
        return
      case 'clock':
        if (!this.#asksForTime || !this.#autopilot.adoptClock(message.promptNumber, message.clock)) return
        this.#asksForTime = false
        this.#presence.tellAll({ type: 'clock', clock: this.#autopilot.clock })
        return
      case 'request':
        return this.#overhear(message)
    }
  }

  #answerOtherServer(): void {
    this.#presence.answer()
    const { clock } = this.#autopilot
    const { promptNumber } = this.room
    if (clock) this.#context.clusterBus.tell({ type: 'clock', room: this.code, promptNumber, clock })
  }

  forgetSilentServers(): void {
    this.#presence.forgetSilent()
    this.#notePresence()
    this.#autopilot.noteHost()
  }

  /** Carries out a request that another server has received, perhaps about a question that is not known here yet. */
  async #overhear({ identity, request }: ClusterMessage & { type: 'request' }): Promise<void> {
    if (request.type === 'hold-on' && request.promptNumber > this.room.promptNumber)
      await this.#queue.catchUp()
    try {
      this.#passing.carryOut(identity, request)
    } catch (error) {
      // Their own server tells them why not.
      if (!(error instanceof RoomError)) throw error
    }
  }

  /** Carries out a viewer's request, or tells them why not. */
  request(viewer: Viewer, request: Request): void {
    this.#requests.handle(viewer, request)
  }

  #holdOn(member: MemberNumber, promptNumber: number): void {
    const seat = this.room.seatOf(member)
    if (promptNumber !== this.room.promptNumber)
      throw new RoomError('stale-prompt', 'That question is closed.')
    if (seat === null || !this.#autopilot.holdOn(seat))
      throw new RoomError('not-asked', 'You cannot ask for more time now.')
    this.#presence.tellAll({ type: 'clock', clock: this.#autopilot.clock })
  }

  #grimace(member: MemberNumber, grimace: Grimace): void {
    this.#context.limits.countTalk(this.room, this.room.state.members[member].identity)
    this.#presence.tellAll({ type: 'grimace', member, grimace })
  }

  /** Applies a stored event and tells everybody what it led to. The server that has written it also keeps what follows from it. */
  #apply(event: RoomEvent, isOwn: boolean): void {
    const update = this.room.apply(event)
    this.#access.noteEvent(event, isOwn)
    this.#history.note(update)
    this.touchedAt = Date.now()
    if (update.change !== 'unseen') this.changedAt = this.touchedAt
    this.#asksForTime = false
    if (!isOwn) this.#context.limits.countElsewhere(this.room, event)
    this.#autopilot.noteEvent(event, isOwn, update)
    for (const { viewer, chunks } of updateMessages(this.#now, this.#baseline, this.viewers, event, update))
      viewer.send(...chunks)
    if (update.change === 'room' || update.change === 'members') {
      this.#access.expel()
      this.#presence.tellHere()
    }
    this.#autopilot.noteHost()
    if (isOwn) this.#keep(event, update)
    this.#notePresence()
  }

  #keep(event: RoomEvent, update: RoomUpdate): void {
    this.#persistence.noteEvent(event, update)
    if (event.type === 'answered') this.#context.answered()
  }

  keepSnapshot(): void {
    this.#persistence.keepSnapshot()
  }

  #notePresence(): void {
    if (!this.#isClosed) this.#persistence.notePresence()
  }

  /** The room leaves memory, and everybody starts again from what is stored. */
  #break(error: Error): void {
    if (this.#isClosed) return
    this.close('not-stored')
    this.#context.broke(this, error)
  }

  close(reason: string): void {
    this.#isClosed = true
    this.#queue.close()
    this.#autopilot.close()
    for (const viewer of this.#arriving) viewer.close(reason)
    this.#arriving.clear()
    this.#presence.close(reason)
  }

  /** Everybody is asked to come back later. */
  sayStopping(): void {
    this.#presence.tellAll({ type: 'stopping' })
  }
}
