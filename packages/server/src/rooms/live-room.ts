import { randomUUID } from 'node:crypto'
import { type Answer, askBot, type Games, type Random, seeded } from '@slapwise/kernel'
import type { Grimace, MemberNumber, Message, Request } from '@slapwise/protocol'
import type { Journal } from '../journal/journal.ts'
import { Bucket } from '../limits.ts'
import { Clock } from './clock.ts'
import { type Command, decide, isRepeated, Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { historyOf } from './history.ts'
import { lettersAbout, type RoomNow, toText, type Viewer, welcomeFor } from './letters.ts'
import type { Room } from './room.ts'

export type { Viewer }

/** What a room needs from the house it stands in. */
export interface Surroundings {
  readonly games: Games
  readonly journal: Journal
  /** Milliseconds that a bot thinks. */
  readonly botDelay: number
  /** The room could not go on or write down what happened, and is to be opened anew. */
  broke(room: LiveRoom, error: Error): void
  /** What is shown about the room from outside may have changed. */
  changed(room: LiveRoom): void
  decided(): void
}

const SNAPSHOT_EVERY = 256

/** Who missed more than this gets a fresh view. */
const LONGEST_GAP = 500

/** How long a host may be gone before the role passes on. */
const HOST_PATIENCE = 60_000

const TALKS_PER_SECOND = 1
const TALKS_AT_ONCE = 6

/** How many requests that are not written down are remembered, in case they come again. */
const REMEMBERED = 64

/** A room in memory: who looks at it, what they are told, and its clock. */
export class LiveRoom {
  readonly code: string
  readonly room: Room
  readonly viewers = new Set<Viewer>()
  readonly #house: Surroundings
  readonly #clock: Clock
  readonly #random: Random = seeded(randomUUID())
  /** Entries that are not yet durable, and what waits for them. */
  #pending = 0
  #afterwards: { readonly viewer: Viewer | null; readonly then: () => void }[] = []
  #isClosed = false
  /** How much each member may still say, whatever the number of their connections. */
  readonly #talk = new Map<MemberNumber, Bucket>()
  readonly #carriedOut = new Set<string>()
  #hostTimer: NodeJS.Timeout | undefined
  /** When somebody last did something here. */
  touchedAt = Date.now()

  /** `wakeAt`: when time runs out for the open question, if it was set before the room was loaded. */
  constructor(code: string, room: Room, house: Surroundings, wakeAt: number | null = null) {
    this.code = code
    this.room = room
    this.#house = house
    this.#clock = new Clock(
      room,
      {
        timeUp: () => this.#guarded(() => this.#timeUp()),
        botsTurn: () => this.#guarded(() => this.#botsTurn()),
      },
      house.botDelay,
    )
    this.#clock.adjust(this.#runs)
    if (wakeAt !== null) this.#clock.resume(wakeAt)
  }

  /**
   * Time passes where somebody is there to see it; by correspondence also where somebody is only waited for. Bots alone
   * would fill the disk for nobody. Whoever comes back finds the open question with all its time.
   */
  get #runs(): boolean {
    if (this.viewers.size > 0) return true
    const { pace, seats } = this.room.state
    return pace === 'correspondence' && seats.some(({ member, isAway }) => member !== null && !isAway)
  }

  /** What letters are written about. */
  get #now(): RoomNow {
    return { room: this.room, clock: this.#clock.view, isOnline: this.isOnline }
  }

  get deadline(): number | null {
    return this.#clock.deadline
  }

  get isBusy(): boolean {
    return this.#pending > 0
  }

  connect(viewer: Viewer, since: number | null): void {
    if (this.#isClosed) {
      viewer.close('stopping')
      return
    }
    this.touchedAt = Date.now()
    this.#whenDurable(viewer, () => {
      const member = this.room.memberOf(viewer.identity)
      const wasOnline = member !== null && this.isOnline(member)
      this.viewers.add(viewer)
      this.#clock.adjust(this.#runs)
      this.#watchHost()
      viewer.send(welcomeFor(this.#now, viewer, this.#missed(viewer, since)))
      if (member !== null && !wasOnline) this.#tellAll({ type: 'presence', member, isOnline: true })
    })
  }

  disconnect(viewer: Viewer): void {
    this.#afterwards = this.#afterwards.filter((waiting) => waiting.viewer !== viewer)
    if (!this.viewers.delete(viewer)) return
    this.touchedAt = Date.now()
    const member = this.room.memberOf(viewer.identity)
    if (member !== null && !this.isOnline(member))
      this.#tellAll({ type: 'presence', member, isOnline: false })
    this.#clock.adjust(this.#runs)
    this.#watchHost()
  }

  isOnline = (member: MemberNumber): boolean => {
    const { identity, hasLeft } = this.room.state.members[member]
    if (hasLeft) return false
    for (const viewer of this.viewers) if (viewer.identity === identity) return true
    return false
  }

  /** Carries out what a viewer asks for, or tells them why not. */
  request(viewer: Viewer, request: Request): void {
    if (this.#isClosed) return
    this.#guarded(() => {
      try {
        this.#handle(viewer, request)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.#answer(viewer, { type: 'error', id: request.id, error: error.error })
      }
    })
  }

  /** Whatever goes wrong in one room is kept in that room, which is opened anew from what is stored. */
  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#break(error as Error)
    }
  }

  #handle(viewer: Viewer, request: Request): void {
    switch (request.type) {
      case 'hold-on':
        this.#once(viewer, request.id, () => this.#holdOn(viewer, request.promptNumber))
        return
      case 'grimace':
        this.#once(viewer, request.id, () => this.#grimace(viewer, request.grimace))
        return
      case 'history':
        this.#whenDurable(viewer, () => {
          const steps = historyOf(
            this.#house.games,
            this.#house.journal,
            this.code,
            viewer.identity,
            request.since,
          )
          viewer.send(toText({ type: 'history', id: request.id, steps }))
        })
        return
      default:
        this.#command(viewer, request)
    }
  }

  /** For requests that leave no trace in the journal, which would tell that they have been carried out. */
  #once(viewer: Viewer, id: string, work: () => void): void {
    const key = `${viewer.identity} ${id}`
    if (!this.#carriedOut.has(key)) work()
    this.#carriedOut.add(key)
    if (this.#carriedOut.size > REMEMBERED) this.#carriedOut.delete(this.#carriedOut.values().next().value!)
    this.#answer(viewer, { type: 'done', id })
  }

  #command(viewer: Viewer, command: Command): void {
    const done: Message = { type: 'done', id: command.id }
    if (isRepeated(this.room, viewer.identity, command.id)) {
      this.#answer(viewer, done)
      return
    }
    const entry = decide(this.room, viewer.identity, command)
    if (entry.did === 'said') this.#countTalk(entry.by)
    this.perform(entry, (error) => {
      if (!error) viewer.send(toText(done))
    })
  }

  /** Said to one of them, but only when everything that led to it is stored. */
  #answer(viewer: Viewer, message: Message): void {
    this.#whenDurable(viewer, () => viewer.send(toText(message)))
  }

  #countTalk(member: MemberNumber): void {
    const now = Date.now()
    const bucket = this.#talk.get(member) ?? new Bucket(TALKS_PER_SECOND, now, TALKS_AT_ONCE)
    this.#talk.set(member, bucket)
    if (!bucket.take(now)) throw new Refused('too-fast', 'Let the others say something.')
  }

  /** Writes an entry down, and tells everybody what it led to as soon as it is durable. */
  perform(entry: Entry, done?: (error: Error | null) => void): void {
    const outcome = this.room.apply(entry)
    this.touchedAt = Date.now()
    this.#clock.adjust(this.#runs, entry.did === 'undid')
    const letters = lettersAbout(this.#now, this.viewers, entry, outcome)
    this.#pending++
    const { journal } = this.#house
    journal.append(this.code, this.room.position, JSON.stringify(entry), (error) => {
      this.#pending--
      if (error) this.#break(error)
      else for (const { viewer, text } of letters) viewer.send(text)
      done?.(error)
      if (this.#pending === 0) this.#runAfterwards()
    })
    if (this.room.position % SNAPSHOT_EVERY === 0) this.keepSnapshot()
    this.#watchHost()
    // By correspondence every step sets another time to wake up at.
    if (outcome.change === 'room' || this.room.state.pace === 'correspondence') this.#house.changed(this)
    if (entry.did === 'decided' || entry.did === 'answered') this.#house.decided()
  }

  keepSnapshot(): void {
    const { position } = this.room
    this.#house.journal.keepSnapshot(this.code, { position, state: this.room.save() })
  }

  /** What memory holds is ahead of the disk: it is dropped, and everybody starts again from what is stored. */
  #break(error: Error): void {
    if (this.#isClosed) return
    this.close('not-stored')
    this.#house.broke(this, error)
  }

  /** Nobody is told anything that is not stored yet. */
  #whenDurable(viewer: Viewer | null, then: () => void): void {
    if (this.#pending === 0) then()
    else this.#afterwards.push({ viewer, then })
  }

  #runAfterwards(): void {
    const waiting = this.#afterwards
    this.#afterwards = []
    for (const { viewer, then } of waiting) this.#guarded(() => this.#whenDurable(viewer, then))
  }

  #missed({ identity }: Viewer, since: number | null) {
    const { version } = this.room.state
    if (since === null || since > version || version - since > LONGEST_GAP) return null
    return since === version
      ? []
      : historyOf(this.#house.games, this.#house.journal, this.code, identity, since)
  }

  #holdOn(viewer: Viewer, promptNumber: number): void {
    const seat = this.room.seatOf(this.room.memberOf(viewer.identity))
    if (promptNumber !== this.room.state.promptNumber)
      throw new Refused('stale-prompt', 'That question is closed.')
    if (seat === null || !this.#clock.holdOn(seat))
      throw new Refused('not-asked', 'You cannot ask for more time now.')
    this.#tellAll({ type: 'clock', clock: this.#clock.view })
  }

  #grimace(viewer: Viewer, grimace: Grimace): void {
    const member = this.room.memberOf(viewer.identity)
    if (member === null) throw new Refused('not-a-member', 'Join the room first.')
    this.#countTalk(member)
    this.#tellAll({ type: 'grimace', member, grimace })
  }

  /** As long as the host is gone and somebody else is there, the time runs after which the role passes on. */
  #watchHost(): void {
    const { host, members } = this.room.state
    const isMissed = members.length > 0 && !this.isOnline(host) && this.viewers.size > 0
    if (isMissed) this.#hostTimer ??= setTimeout(() => this.#guarded(() => this.#passHostOn()), HOST_PATIENCE)
    else this.#forgetHostTimer()
  }

  #forgetHostTimer(): void {
    clearTimeout(this.#hostTimer)
    this.#hostTimer = undefined
  }

  #passHostOn(): void {
    this.#forgetHostTimer()
    const to = this.room.nextHost(this.isOnline)
    if (to !== null) this.perform({ did: 'host-passed', to })
    else this.#watchHost()
  }

  #tellAll(message: Message): void {
    const text = toText(message)
    this.#whenDurable(null, () => {
      for (const viewer of this.viewers) viewer.send(text)
    })
  }

  /** Whoever has not answered gets the safe answer. */
  #timeUp(): void {
    this.#answerFor(
      () => true,
      (seat) => ({ answer: this.room.match!.promptFor(seat)!.fallback, via: 'clock' }),
    )
  }

  #botsTurn(): void {
    const { seats } = this.room.state
    this.#answerFor(
      (seat) => seats[seat].bot !== null || seats[seat].isAway,
      (seat) => ({
        answer: this.#askBot(seat),
        via: 'bot',
      }),
    )
  }

  #askBot(seat: number): Answer {
    const { game, match, state } = this.room
    const bot = game.bots[state.seats[seat].bot ?? game.substitute]
    return askBot(game, bot, match!, seat, this.#random)
  }

  /** Answers the question that is open now, and no other, for some of those whom it is put to. */
  #answerFor(
    concerns: (seat: number) => boolean,
    answerOf: (seat: number) => Pick<Entry & { did: 'answered' }, 'answer' | 'via'>,
  ): void {
    const { state, match } = this.room
    const { promptNumber } = state
    for (const { seat } of match!.prompts) {
      if (state.promptNumber !== promptNumber) return
      if (concerns(seat) && match!.promptFor(seat)) this.perform({ did: 'answered', seat, ...answerOf(seat) })
    }
  }

  close(reason: string): void {
    this.#isClosed = true
    this.#clock.stop()
    this.#forgetHostTimer()
    const waiting = this.#afterwards.flatMap(({ viewer }) => viewer ?? [])
    for (const viewer of new Set([...this.viewers, ...waiting])) viewer.close(reason)
    this.viewers.clear()
    this.#afterwards = []
  }

  /** Everybody is asked to come back later. */
  sayStopping(): void {
    const text = toText({ type: 'stopping' })
    for (const viewer of this.viewers) viewer.send(text)
  }
}
