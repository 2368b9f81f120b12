import { randomUUID } from 'node:crypto'
import { askBot, BOTS } from '@slapwise/bots'
import { ownViewOf } from '@slapwise/card-game'
import { type Random, seeded } from '@slapwise/kernel'
import type { MemberNumber, Message, Request } from '@slapwise/protocol'
import type { Journal } from '../journal/journal.ts'
import { Clock } from './clock.ts'
import { type Command, decide, isRepeated, Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { historyOf } from './history.ts'
import type { Outcome, Room } from './room.ts'
import { roomView, StepTexts } from './views.ts'

/** Somebody who looks at a room, through one connection. */
export interface Viewer {
  readonly identity: string
  send(text: string): void
  /** The room has no more to say to them. */
  close(reason: string): void
}

/** What a room needs from the house it stands in. */
export interface Surroundings {
  readonly journal: Journal
  /** Milliseconds that a bot thinks. */
  readonly botDelay: number
  /** The room could not write down what happened, and is to be opened anew. */
  broke(code: string, error: Error): void
  /** What is shown about the room from outside may have changed. */
  changed(room: LiveRoom): void
  decided(): void
}

const SNAPSHOT_EVERY = 256

/** Who missed more than this gets a fresh view. */
const LONGEST_GAP = 500

/** How long a host may be gone before the role passes on. */
const HOST_PATIENCE = 60_000

const toText = (message: Message): string => JSON.stringify(message)

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
  #afterwards: (() => void)[] = []
  #isBroken = false
  #hostTimer: NodeJS.Timeout | undefined
  /** When somebody last did something here. */
  touchedAt = Date.now()

  constructor(code: string, room: Room, house: Surroundings) {
    this.code = code
    this.room = room
    this.#house = house
    this.#clock = new Clock(
      room,
      { timeUp: () => this.#timeUp(), botsTurn: () => this.#botsTurn() },
      house.botDelay,
    )
    this.#clock.adjust(this.#runs)
  }

  /** Time passes where somebody is there to see it; by correspondence it always does. */
  get #runs(): boolean {
    return this.viewers.size > 0 || this.room.state.pace === 'correspondence'
  }

  get deadline(): number | null {
    return this.#clock.deadline
  }

  get isBusy(): boolean {
    return this.#pending > 0
  }

  connect(viewer: Viewer, since: number | null): void {
    this.touchedAt = Date.now()
    this.#whenDurable(() => {
      const member = this.room.memberOf(viewer.identity)
      const wasOnline = member !== null && this.isOnline(member)
      this.viewers.add(viewer)
      this.#clock.adjust(this.#runs)
      viewer.send(this.#welcome(viewer, since))
      if (member !== null && !wasOnline) this.#tellPresence(member, true)
    })
  }

  disconnect(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return
    this.touchedAt = Date.now()
    const member = this.room.memberOf(viewer.identity)
    if (member !== null && !this.isOnline(member)) this.#tellPresence(member, false)
    this.#clock.adjust(this.#runs)
  }

  isOnline = (member: MemberNumber): boolean => {
    const { identity, hasLeft } = this.room.state.members[member]
    if (hasLeft) return false
    for (const viewer of this.viewers) if (viewer.identity === identity) return true
    return false
  }

  /** Carries out what a viewer asks for, or tells them why not. */
  request(viewer: Viewer, request: Request): void {
    try {
      this.#handle(viewer, request)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      viewer.send(toText({ type: 'error', id: request.id, error: error.error }))
    }
  }

  #handle(viewer: Viewer, request: Request): void {
    switch (request.type) {
      case 'hold-on':
        this.#holdOn(viewer, request.prompt)
        viewer.send(toText({ type: 'done', id: request.id }))
        return
      case 'react':
        this.#react(viewer, request.reaction)
        viewer.send(toText({ type: 'done', id: request.id }))
        return
      case 'history':
        this.#whenDurable(() => {
          const steps = historyOf(this.#house.journal, this.code, viewer.identity, request.since)
          viewer.send(toText({ type: 'history', id: request.id, steps }))
        })
        return
      default:
        this.#command(viewer, request)
    }
  }

  #command(viewer: Viewer, command: Command): void {
    const done = () => viewer.send(toText({ type: 'done', id: command.id }))
    if (isRepeated(this.room, viewer.identity, command.id)) {
      this.#whenDurable(done)
      return
    }
    this.perform(decide(this.room, viewer.identity, command), done)
  }

  /** Writes an entry down, and tells everybody what it led to as soon as it is durable. */
  perform(entry: Entry, done?: () => void): void {
    const outcome = this.room.apply(entry)
    this.touchedAt = Date.now()
    this.#clock.adjust(this.#runs)
    const letters = this.#letters(entry, outcome)
    this.#pending++
    const { journal } = this.#house
    journal.append(this.code, this.room.position, JSON.stringify(entry), (error) => {
      this.#pending--
      if (error) {
        this.#break(error)
        return
      }
      for (const { viewer, text } of letters) viewer.send(text)
      done?.()
      if (this.#pending === 0) this.#runAfterwards()
    })
    if (this.room.position % SNAPSHOT_EVERY === 0) this.keepSnapshot()
    if (outcome.change === 'room') this.#house.changed(this)
    if (entry.did === 'decided' || entry.did === 'answered') this.#house.decided()
  }

  keepSnapshot(): void {
    const { position } = this.room
    this.#house.journal.keepSnapshot(this.code, { position, state: this.room.save() })
  }

  /** What memory holds is ahead of the disk: it is dropped, and everybody starts again from what is stored. */
  #break(error: Error): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.close('not-stored')
    this.#house.broke(this.code, error)
  }

  /** Nobody is told anything that is not stored yet. */
  #whenDurable(then: () => void): void {
    if (this.#pending === 0) then()
    else this.#afterwards.push(then)
  }

  #runAfterwards(): void {
    const waiting = this.#afterwards
    this.#afterwards = []
    for (const then of waiting) this.#whenDurable(then)
  }

  #letters(entry: Entry, { change, facts }: Outcome): { viewer: Viewer; text: string }[] {
    if (this.viewers.size === 0) return []
    const { room } = this
    if (change === 'unseen') return this.#sealedLetters(entry)
    const texts = change === 'chat' ? null : new StepTexts(room, facts, this.#clock.view)
    const head = `{"type":"update","version":${room.state.version}`
    const chat = change === 'chat' ? `,"chat":${JSON.stringify(room.state.chat.at(-1))}` : ''
    const about = change === 'room' ? `,"room":${JSON.stringify(roomView(room, this.isOnline))}` : chat
    return Array.from(this.viewers, (viewer) => {
      const { seat, shown } = this.#seatAndShown(viewer)
      return { viewer, text: `${head}${about}${texts ? `,${texts.forSeat(seat, shown)}` : ''}}` }
    })
  }

  /** Only those who look from the same seat learn that its answer lies sealed on the table. */
  #sealedLetters(entry: Entry): { viewer: Viewer; text: string }[] {
    const { match } = this.room
    if (!match || (entry.did !== 'decided' && entry.did !== 'answered')) return []
    const text = toText({ type: 'own', own: ownViewOf(match, entry.seat) })
    return [...this.viewers]
      .filter((viewer) => this.#seatAndShown(viewer).seat === entry.seat)
      .map((viewer) => ({ viewer, text }))
  }

  #seatAndShown({ identity }: Viewer): { seat: number | null; shown: readonly number[] } {
    const member = this.room.memberOf(identity)
    const seat = this.room.match ? this.room.seatOf(member) : null
    return { seat, shown: member === null || seat !== null ? [] : this.room.state.members[member].sees }
  }

  #welcome(viewer: Viewer, since: number | null): string {
    const { room } = this
    const { seat, shown } = this.#seatAndShown(viewer)
    const member = room.memberOf(viewer.identity)
    const { version, chat } = room.state
    const texts = new StepTexts(room, [], this.#clock.view)
    const fields = JSON.stringify({
      type: 'welcome',
      version,
      you: member,
      isQuiet: member !== null && room.state.members[member].quietIn === room.match?.state.round,
      room: roomView(room, this.isOnline),
      chat,
      missed: this.#missed(viewer, since),
    })
    return `${fields.slice(0, -1)},"match":${texts.match(seat, shown)}}`
  }

  #missed({ identity }: Viewer, since: number | null) {
    const { version } = this.room.state
    if (since === null || since > version || version - since > LONGEST_GAP) return null
    return since === version ? [] : historyOf(this.#house.journal, this.code, identity, since)
  }

  #holdOn(viewer: Viewer, prompt: number): void {
    const seat = this.room.seatOf(this.room.memberOf(viewer.identity))
    if (prompt !== this.room.state.prompt) throw new Refused('stale-prompt', 'That question is closed.')
    if (seat === null || !this.#clock.holdOn(seat))
      throw new Refused('not-asked', 'You cannot ask for more time now.')
    this.#tellAll({ type: 'clock', clock: this.#clock.view })
  }

  #react(viewer: Viewer, reaction: (Request & { type: 'react' })['reaction']): void {
    const member = this.room.memberOf(viewer.identity)
    if (member === null) throw new Refused('not-a-member', 'Join the room first.')
    this.#tellAll({ type: 'reaction', member, reaction })
  }

  #tellPresence(member: MemberNumber, isOnline: boolean): void {
    this.#tellAll({ type: 'presence', member, isOnline })
    if (member !== this.room.state.host) return
    clearTimeout(this.#hostTimer)
    if (!isOnline) this.#hostTimer = setTimeout(() => this.#passHostOn(), HOST_PATIENCE)
  }

  #passHostOn(): void {
    const to = this.room.nextHost(this.isOnline)
    if (to !== null && !this.isOnline(this.room.state.host)) this.perform({ did: 'host-passed', to })
  }

  #tellAll(message: Message): void {
    const text = toText(message)
    for (const viewer of this.viewers) viewer.send(text)
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
        answer: askBot(BOTS[seats[seat].bot ?? 'simple'], this.room.match!, seat, this.#random),
        via: 'bot',
      }),
    )
  }

  /** Answers the question that is open now, and no other, for some of those whom it is put to. */
  #answerFor(
    concerns: (seat: number) => boolean,
    answerOf: (seat: number) => Pick<Entry & { did: 'answered' }, 'answer' | 'via'>,
  ): void {
    const { state, match } = this.room
    const { prompt } = state
    for (const { seat } of match!.prompts) {
      if (state.prompt !== prompt) return
      if (concerns(seat) && match!.promptFor(seat)) this.perform({ did: 'answered', seat, ...answerOf(seat) })
    }
  }

  close(reason: string): void {
    this.#clock.stop()
    clearTimeout(this.#hostTimer)
    for (const viewer of this.viewers) viewer.close(reason)
    this.viewers.clear()
  }

  /** Everybody is asked to come back later. */
  sayStopping(): void {
    this.#tellAll({ type: 'stopping' })
  }
}
