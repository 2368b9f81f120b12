import type { Grimace, MemberNumber, Request } from '@slapwise/protocol'
import { Damaged } from '../journal/storage.ts'
import type { Thinkers } from '../thinking/thinkers.ts'
import { keepRecord } from './archive.ts'
import { Bots } from './bots.ts'
import { type CarriedOut, noteCarriedOut, nothingCarriedOut, standingOf } from './carried-out.ts'
import { Clock } from './clock.ts'
import { Dealer } from './dealer.ts'
import { type Command, decide, forgotten, isRepeated, Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import type { StepsText } from './history.ts'
import { Baseline, lettersAbout, type RoomNow, toText, type Viewer, welcomeFor } from './letters.ts'
import type { Neighbours, News, PassingRequest } from './neighbours.ts'
import { type CallOff, Precedence } from './precedence.ts'
import { Presence } from './presence.ts'
import { Retrospect, type Sources } from './retrospect.ts'
import { MOST_SCREENS, type Outcome, type Room } from './room.ts'
import { Scribe } from './scribe.ts'

export type { Viewer }

/** What a room needs from the house it stands in. */
export interface Surroundings extends Sources {
  /** Milliseconds that a plain step is shown at the normal tempo, before a bot moves. */
  readonly botDelay: number
  readonly thinkers: Thinkers
  readonly neighbours: Neighbours
  /** The room could not go on or write down what happened, and is to be opened anew. */
  broke(room: LiveRoom, error: Error): void
  /** What is shown about the room from outside may have changed. */
  changed(room: LiveRoom): void
  decided(): void
}

const SNAPSHOT_EVERY = 256

/** How long a host may be gone before the role passes on. */
const HOST_PATIENCE = 60_000

/** After these a match may be over; even after the deal, when an event opens its only round. */
const MAY_END_MATCH: ReadonlySet<Entry['did']> = new Set(['decided', 'answered', 'started', 'dealt'])

/** A room in memory: who looks at it, what they are told, and its clock. */
export class LiveRoom {
  readonly code: string
  readonly room: Room
  readonly #house: Surroundings
  readonly #precedence = new Precedence()
  readonly #presence: Presence
  readonly #baseline = new Baseline()
  /** Somebody has come, nothing has happened since, and whoever else has the room open may say how much time there is. */
  #asksForTime = false
  readonly #clock: Clock
  readonly #dealer: Dealer
  readonly #bots: Bots
  readonly #scribe: Scribe
  readonly #retrospect: Retrospect
  /** Who has knocked and is not in yet. */
  readonly #arriving = new Set<Viewer>()
  #isClosed = false
  /** What was carried out and is not written down, by the number of who has asked for it. */
  readonly #carriedOut = new Map<MemberNumber, CarriedOut>()
  #callHostOff: CallOff | undefined
  /** The room was locked, and it is not written down yet which of the screens that are connected here stay. */
  #isKeepingScreens = false
  /** Those who were asked something and not here when the room was last listed. */
  #listedAbsent = ''
  /** When somebody last did something here. */
  touchedAt = Date.now()
  /** The position that its row in the directory knows of. */
  rowPosition = 0

  /** `wakeAt`: when time runs out for the open question, if it was set before the room was loaded. */
  constructor(code: string, room: Room, house: Surroundings, wakeAt: number | null = null) {
    this.code = code
    this.room = room
    this.#house = house
    this.#presence = new Presence(code, room, house.neighbours)
    this.#bots = new Bots(room, house.thinkers)
    this.#clock = new Clock(
      room,
      this.#precedence,
      {
        timeUp: () => this.#timeUp(),
        botsAsked: (time) => this.#botsAsked(time),
        botsTurn: (isLast) => this.#botsTurn(isLast),
        closed: () => this.#bots.drop(),
      },
      { plain: house.botDelay, thinking: house.thinkers.time },
    )
    this.#scribe = new Scribe(house.storage.journal, code, room, {
      apply: (entry, isOwn) => this.#apply(entry, isOwn),
      broke: (error) => this.#break(error),
    })
    this.#retrospect = new Retrospect(code, room, house)
    this.#dealer = new Dealer(room, this.#precedence, () => this.#deal())
    this.#dealer.adjust()
    this.#clock.adjust(this.#runs)
    if (wakeAt !== null) this.#clock.resume(wakeAt)
  }

  /**
   * Time passes where somebody is there to see it; by correspondence also where somebody is only waited for. Bots alone
   * would fill the disk for nobody. Whoever comes back finds the open question with all its time.
   */
  get #runs(): boolean {
    if (!this.#presence.isEmpty) return true
    const { pace, seats } = this.room.state
    return pace === 'correspondence' && seats.some(({ member, isAway }) => member !== null && !isAway)
  }

  /** What letters are written about. */
  get #now(): RoomNow {
    const { isOnline } = this.#presence
    return { room: this.room, clock: this.#clock.view, plain: this.#house.botDelay, isOnline }
  }

  get deadline(): number | null {
    return this.#clock.deadline ?? this.#dealer.deadline
  }

  get isBusy(): boolean {
    return this.#scribe.isBusy
  }

  /** Nobody looks at it, and it does nothing by itself before its deadline. */
  get isAtRest(): boolean {
    const { state, match } = this.room
    const { deadline } = this
    const isDue = deadline !== null && deadline <= Date.now()
    const isBotAsked =
      state.phase === 'playing' && match!.prompts.some(({ seat }) => this.room.botAt(seat) !== null)
    const isWatched = this.viewers.size + this.#arriving.size > 0
    return !isWatched && !this.isBusy && !isDue && !isBotAsked && state.phase !== 'dealing'
  }

  connect(viewer: Viewer, since: number | null): void {
    if (this.#isClosed) {
      viewer.close('stopping')
      return
    }
    this.touchedAt = Date.now()
    this.#arriving.add(viewer)
    this.#scribe.add({ run: () => this.#catchUpWith(since) })
    this.#scribe.add({ run: () => this.#letIn(viewer, since) })
  }

  /** Who has seen more on another server is not to see less here. */
  #catchUpWith(since: number | null): void | Promise<void> {
    if (since !== null && since > this.room.state.version) return this.#scribe.catchUp()
  }

  #letIn(viewer: Viewer, since: number | null): void | Promise<void> {
    const missed = this.#retrospect.missed(viewer.identity, since)
    if (missed instanceof Promise) return missed.then((steps) => this.#welcome(viewer, steps))
    this.#welcome(viewer, missed)
  }

  #welcome(viewer: Viewer, missed: StepsText | null): void {
    if (!this.#arriving.delete(viewer)) return
    const member = this.room.memberOf(viewer.identity)
    const wasOnline = member !== null && this.#presence.isOnline(member)
    if (this.#presence.isEmpty) this.#askAround()
    this.#presence.enter(viewer)
    this.#clock.adjust(this.#runs)
    this.#watchHost()
    viewer.send(...welcomeFor(this.#now, this.#baseline, viewer, missed))
    if (member !== null && !wasOnline) this.#presence.tellAll({ type: 'presence', member, isOnline: true })
    const { host, owner } = this.room.state
    if (member === owner && host !== owner) this.#giveBack()
  }

  /** What is not written down, others may know who have had somebody here for longer. */
  #askAround(): void {
    this.#asksForTime = true
    this.#house.neighbours.tell({ tells: 'who-is-there', room: this.code })
  }

  /** Another server tells something about the room. It waits in line: what it is about may not be folded yet. */
  hear(from: string, news: Exclude<News, { tells: 'deleted' | 'device-ended' }>): void {
    this.#scribe.add({ run: () => this.#hear(from, news) })
  }

  #hear(from: string, news: Exclude<News, { tells: 'deleted' | 'device-ended' }>): void | Promise<void> {
    switch (news.tells) {
      case 'here':
        this.#presence.hear(from, news.rooms[this.code])
        // The server that somebody has left lists the room.
        this.#listedAbsent = this.#absentAsked
        this.#watchHost()
        return
      case 'who-is-there':
        this.#answerNeighbour()
        return
      case 'clock':
        if (!this.#asksForTime || !this.#clock.agree(news.promptNumber, news.clock)) return
        this.#asksForTime = false
        this.#precedence.note(false)
        this.#presence.tellAll({ type: 'clock', clock: this.#clock.view })
        return
      case 'request':
        return this.#overhear(news)
    }
  }

  #answerNeighbour(): void {
    this.#presence.answer()
    const clock = this.#clock.view
    const { promptNumber } = this.room.state
    if (clock) this.#house.neighbours.tell({ tells: 'clock', room: this.code, promptNumber, clock })
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers
  }

  get here(): readonly MemberNumber[] {
    return this.#presence.here
  }

  forgetSilentNeighbours(): void {
    this.#presence.forgetSilent()
    this.#listAbsent()
    this.#watchHost()
  }

  /** Somebody has asked another server for what is to be seen here too: perhaps about a question that is not known here yet. */
  async #overhear({ identity, request }: News & { tells: 'request' }): Promise<void> {
    if (request.type === 'hold-on' && request.promptNumber > this.room.state.promptNumber)
      await this.#scribe.catchUp()
    try {
      this.#carryOut(identity, request)
    } catch (error) {
      // Where it cannot be done, they are told so there.
      if (!(error instanceof Refused)) throw error
    }
  }

  /** Whose role it is to be the host has come back. */
  #giveBack(): void {
    this.#scribe.add({
      judge: () => {
        const { host, owner } = this.room.state
        return host === owner || !this.#presence.isOnline(owner) ? null : { did: 'host-passed', to: owner }
      },
    })
  }

  disconnect(viewer: Viewer): void {
    this.#arriving.delete(viewer)
    if (!this.#presence.leave(viewer)) return
    this.touchedAt = Date.now()
    this.#clock.adjust(this.#runs)
    this.#watchHost()
    this.#scribe.add({ run: () => this.#presence.tellGone(viewer) })
    this.#listAbsent()
  }

  /** Those who are asked something and are not here: what the room is listed with has to be right for them alone. */
  get #absentAsked(): string {
    return this.room.asked.filter((member) => !this.#presence.isOnline(member)).join()
  }

  #listAbsent(): void {
    if (!this.#isClosed && this.#absentAsked !== this.#listedAbsent) this.#list()
  }

  #list(): void {
    this.#listedAbsent = this.#absentAsked
    this.#house.changed(this)
  }

  /** Carries out what a viewer asks for, or tells them why not. */
  request(viewer: Viewer, request: Request): void {
    switch (request.type) {
      case 'hold-on':
      case 'grimace':
        this.#pass(viewer, request)
        return
      case 'history':
        this.#scribe.add({
          run: () => {
            const { id, since } = request
            const isAllowed = this.#orRefuse(viewer, id, () => this.checkRetrospect(viewer.address, since))
            if (isAllowed !== null) void this.#tellHistory(viewer, request)
          },
        })
        return
      default:
        this.#command(viewer, request)
    }
  }

  /** For requests that leave no trace in the journal: other servers hear of them when they have been carried out. */
  #pass(viewer: Viewer, request: PassingRequest): void {
    const { identity } = viewer
    const carryOut = () => {
      if (this.#carryOut(identity, request))
        this.#house.neighbours.tell({ tells: 'request', room: this.code, identity, request })
      viewer.send(toText({ type: 'done', id: request.id }))
    }
    this.#scribe.add({ run: () => void this.#orRefuse(viewer, request.id, carryOut) })
  }

  /** Whether it has not been carried out before. */
  #carryOut(identity: string, request: PassingRequest): boolean {
    const member = this.room.memberOf(identity)
    if (member === null) throw new Refused('not-a-member', 'Join the room first.')
    const carriedOut = this.#carriedOut.getOrInsertComputed(member, nothingCarriedOut)
    const standing = standingOf(carriedOut, request)
    if (standing === 'forgotten') throw forgotten()
    if (standing === 'repeated') return false
    if (request.type === 'hold-on') this.#holdOn(member, request.promptNumber)
    else this.#grimace(member, request.grimace)
    noteCarriedOut(carriedOut, request.id, this.room.state.version + 1)
    return true
  }

  #command(viewer: Viewer, command: Command): void {
    const { id } = command
    const { identity } = viewer
    const { limits } = this.#house
    const sayDone = () => viewer.send(toText({ type: 'done', id }))
    let isCounted = false
    const judge = (): Entry | null => {
      if (isRepeated(this.room, identity, command)) {
        sayDone()
        return null
      }
      if (!isCounted) limits.admit(this.room, viewer, command)
      const entry = decide(this.room, identity, command, this.#presence.isOnline)
      if (!isCounted) limits.count(this.room, identity, command)
      isCounted = true
      if (!entry) sayDone()
      return entry
    }
    this.#scribe.add({
      judge: () => this.#orRefuse(viewer, id, judge),
      stored: (bytes) => {
        limits.charge(this.room, viewer, command, bytes)
        sayDone()
      },
      seat: () => (command.type === 'answer' ? this.room.seatOf(this.room.memberOf(viewer.identity)) : null),
    })
  }

  checkMayWatch(identity: string): void {
    const refused = this.#whyNotWatch(identity)
    if (refused) throw refused
  }

  /**
   * A locked room shows nothing of itself to those who are not in it, but for screens that were connected when it was
   * locked; and no room shows anything to who was sent away.
   */
  #whyNotWatch(identity: string): Refused | null {
    const { members, isLocked, screens } = this.room.state
    if (members.some((member) => member.identity === identity && member.isSentAway))
      return new Refused('sent-away', 'The host has sent you away.')
    return isLocked && this.room.memberOf(identity) === null && !screens.includes(identity)
      ? new Refused('room-locked', 'The host has locked this room.')
      : null
  }

  checkRetrospect(address: string, since?: number): true {
    return this.#retrospect.check(address, since)
  }

  /** Reads something of the past for an address that `checkRetrospect` has let through. */
  lookBack<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#retrospect.read(address, work)
  }

  /** Null where it may not be done, and then they are told why. */
  #orRefuse<T>(viewer: Viewer, id: string, work: () => T): T | null {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      viewer.send(toText({ type: 'error', id, error: error.error }))
      return null
    }
  }

  /** Folds what is stored, and tells everybody what it led to. What is to be kept of it, its author keeps. */
  #apply(entry: Entry, isOwn: boolean): void {
    const { isLocked: wasLocked } = this.room.state
    const outcome = this.room.apply(entry)
    if (this.room.state.isLocked !== wasLocked) this.#keepScreens()
    else if ((entry.did === 'kept-screens' && isOwn) || entry.did === 'removed-screens')
      this.#isKeepingScreens = false
    this.#retrospect.note(outcome)
    this.touchedAt = Date.now()
    this.#precedence.note(isOwn)
    this.#asksForTime = false
    if (!isOwn) this.#house.limits.countElsewhere(this.room, entry)
    this.#clock.tell(entry, outcome.facts)
    this.#clock.adjust(this.#runs, entry.did === 'undid')
    this.#dealer.adjust()
    for (const { viewer, parts } of lettersAbout(this.#now, this.#baseline, this.viewers, entry, outcome))
      viewer.send(...parts)
    if (outcome.change === 'room' || outcome.change === 'members') {
      this.#showOut()
      this.#presence.tellHere()
    }
    this.#watchHost()
    if (isOwn) this.#keep(entry, outcome)
    this.#listAbsent()
  }

  /** Whoever may not look on any more has been told so, and sees nothing of what comes next. */
  #showOut(): void {
    for (const viewer of this.#connected) {
      const why = this.#whyNotWatch(viewer.holder)
      if (!why || (this.#isKeepingScreens && isShutOutScreen(viewer, why))) continue
      this.disconnect(viewer)
      // Whoever has left hears first that it is done.
      queueMicrotask(() => viewer.close('sent-away'))
    }
  }

  get #connected(): Viewer[] {
    return [...this.viewers, ...this.#arriving]
  }

  /** After the room was locked or unlocked: every server writes down which screens are connected to it and stay. */
  #keepScreens(): void {
    this.#isKeepingScreens = this.room.state.isLocked
    if (!this.#isKeepingScreens) return
    this.#scribe.add({
      judge: () => {
        const identities = this.#isKeepingScreens ? this.#screensToKeep() : []
        if (identities.length > 0) return { did: 'kept-screens', identities }
        this.#isKeepingScreens = false
        this.#showOut()
        return null
      },
    })
  }

  #screensToKeep(): string[] {
    const holders = this.#connected.flatMap((viewer) => {
      const why = this.#whyNotWatch(viewer.holder)
      return why && isShutOutScreen(viewer, why) ? [viewer.holder] : []
    })
    return [...new Set(holders)].slice(0, MOST_SCREENS - this.room.state.screens.length)
  }

  #keep(entry: Entry, { change }: Outcome): void {
    if (this.room.position % SNAPSHOT_EVERY === 0) this.keepSnapshot()
    // By correspondence every step sets another time to wake up at.
    if (change === 'room' || change === 'members' || this.room.state.pace === 'correspondence') this.#list()
    if (entry.did === 'decided' || entry.did === 'answered') this.#house.decided()
    if (MAY_END_MATCH.has(entry.did) && this.room.state.phase === 'over') void this.#keepRecord()
  }

  async #keepRecord(): Promise<void> {
    try {
      await keepRecord(this.#house.storage, this.room)
    } catch (error) {
      this.#break(error as Error)
    }
  }

  keepSnapshot(): void {
    const { position } = this.room
    this.#house.storage.snapshots.keep(this.code, { position, state: this.room.save() })
    // The directory learns how far the journal goes: otherwise it may be long until the row changes next.
    this.#house.changed(this)
  }

  /** It is dropped, and everybody starts again from what is stored. */
  #break(error: Error): void {
    if (this.#isClosed) return
    this.close('not-stored')
    this.#house.broke(this, error)
  }

  async #tellHistory(viewer: Viewer, { id, since }: Request & { type: 'history' }): Promise<void> {
    try {
      const steps = await (since === undefined
        ? this.#retrospect.ofRound(viewer)
        : this.#retrospect.since(viewer, since))
      viewer.send(`{"type":"history","id":${JSON.stringify(id)},"steps":${steps}}`)
    } catch (error) {
      if (!(error instanceof Damaged)) this.#break(error as Error)
      else viewer.send(toText({ type: 'error', id, error: this.#house.damaged(error).error }))
    }
  }

  #holdOn(member: MemberNumber, promptNumber: number): void {
    const seat = this.room.seatOf(member)
    if (promptNumber !== this.room.state.promptNumber)
      throw new Refused('stale-prompt', 'That question is closed.')
    if (seat === null || !this.#clock.holdOn(seat))
      throw new Refused('not-asked', 'You cannot ask for more time now.')
    this.#presence.tellAll({ type: 'clock', clock: this.#clock.view })
  }

  #grimace(member: MemberNumber, grimace: Grimace): void {
    this.#house.limits.countTalk(this.room, this.room.state.members[member].identity)
    this.#presence.tellAll({ type: 'grimace', member, grimace })
  }

  /** As long as the host is gone and somebody else is there, the time runs after which the role passes on. */
  #watchHost(): void {
    const { host, members } = this.room.state
    const isMissed = members.length > 0 && !this.#presence.isOnline(host) && !this.#presence.isEmpty
    if (isMissed) this.#callHostOff ??= this.#precedence.after(HOST_PATIENCE, () => this.#passHostOn())
    else this.#keepHost()
  }

  #keepHost(): void {
    this.#callHostOff?.()
    this.#callHostOff = undefined
  }

  #passHostOn(): void {
    this.#keepHost()
    this.#scribe.add({
      judge: () => {
        const { isOnline } = this.#presence
        const to = isOnline(this.room.state.host) ? null : this.room.nextHost(isOnline)
        if (to === null) this.#watchHost()
        return to === null ? null : { did: 'host-passed', to }
      },
    })
  }

  /** Deals what is to be dealt now, and nothing else: another server may have done so, or somebody may be back. */
  #deal(): void {
    const { matches } = this.room.state
    this.#scribe.add({
      judge: () => {
        const { state } = this.room
        return state.phase === 'dealing' && state.matches === matches ? { did: 'dealt' } : null
      },
    })
  }

  /** Whoever has not answered gets the safe answer. */
  #timeUp(): void {
    for (const { seat } of this.room.match!.prompts)
      this.#answerIn(seat, () => ({
        answer: this.room.match!.promptFor(seat)!.fallback,
        via: 'clock',
        ...(this.#clock.isLate(seat) && { isSameTurn: true }),
      }))
  }

  /** One server thinks, and that is enough. */
  #botsAsked(time: number): void {
    if (this.#precedence.isOwn) this.#bots.think(time)
  }

  /** Where there is time for it, who has not thought because another server should have, begins now. */
  #botsTurn(isLast: boolean): boolean {
    if (!isLast) this.#bots.think(this.#house.thinkers.time)
    const thinking = this.room.match!.prompts.filter(({ seat }) => {
      if (!isLast && this.#bots.isThinking(seat, () => this.#botAnswers(seat))) return true
      this.#botAnswers(seat)
      return false
    })
    return thinking.length > 0
  }

  #botAnswers(seat: number): void {
    this.#answerIn(seat, () =>
      this.room.botAt(seat) === null ? null : { answer: this.#bots.answerIn(seat), via: 'bot' },
    )
  }

  /** Answers the question that is open now, and no other, for somebody whom it is put to. */
  #answerIn(
    seat: number,
    answerOf: () => Pick<Entry & { did: 'answered' }, 'answer' | 'via' | 'isSameTurn'> | null,
  ): void {
    const { promptNumber } = this.room.state
    this.#scribe.add({
      judge: () => {
        const answer = this.#isOpen(promptNumber, seat) ? answerOf() : null
        return answer && { did: 'answered', seat, ...answer }
      },
      seat: () => seat,
    })
  }

  /** Whether somebody has yet to answer a question. */
  #isOpen(promptNumber: number, seat: number): boolean {
    const { state, match } = this.room
    if (state.phase !== 'playing' || state.isPaused || state.promptNumber !== promptNumber) return false
    return match!.promptFor(seat) !== null
  }

  close(reason: string): void {
    this.#isClosed = true
    this.#scribe.close()
    this.#clock.stop()
    this.#dealer.stop()
    this.#keepHost()
    for (const viewer of this.#arriving) viewer.close(reason)
    this.#arriving.clear()
    this.#presence.close(reason)
  }

  /** Everybody is asked to come back later. */
  sayStopping(): void {
    this.#presence.tellAll({ type: 'stopping' })
  }
}

/** Whether a screen for all is kept out by nothing but the lock. */
const isShutOutScreen = ({ identity, holder }: Viewer, { error }: Refused): boolean =>
  identity !== holder && error.code === 'room-locked'
