import {
  type CardId,
  type CardMatch,
  cardsHiddenFrom,
  decodeCard,
  determinize,
  knowersOf,
  PASS,
  type Table,
} from '@slapwise/card-game'
import {
  type Answer,
  createRandom,
  isLegalAnswer,
  isReaction,
  MatchHost,
  type Random,
  randomBelow,
  type Seat,
  type SeatSet,
  sampleAnswer,
} from '@slapwise/kernel'
import type { Chunks, ClientRequest } from '@slapwise/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_CLUSTER_BUS } from '../cluster/cluster-bus.ts'
import { RoomLimits } from '../rooms/session/room-limits.ts'
import { RoomSession, type Viewer } from '../rooms/session/room-session.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { RoomState } from '../rooms/state/room-state.ts'
import type { GameSettings } from '../rules-for.ts'
import { flushWrites, TestRegistry } from '../testing/registry-kit.ts'
import {
  cardMatchOf,
  createGlanceRoom,
  createPlayingRoom,
  identityOf,
  playNextGame,
  type RecordedRoom,
  ROOM_CODE,
  SHORT_SETTINGS,
  TWO_GAMES,
  tableOf,
} from '../testing/room-kit.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']
const ALL_SETS: GameSettings = {
  sets: ['base', 'troublemaker', 'supercharge', 'pandora'],
  limit: 'none',
  steered: true,
}
/** Attempts to deal hands that differ from the real ones in whether a seat can react. */
const MAX_DEALS = 20

/** Time stands still, so that clocks are equal in both matches and never run out. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Records every byte that is sent to one connection. */
class RecordingViewer implements Viewer {
  readonly identity: string
  readonly ownerIdentity: string
  readonly address = '127.0.0.1'
  texts: string[] = []

  constructor(identity: string) {
    this.identity = identity
    this.ownerIdentity = identity
  }

  send(...chunks: Chunks): void {
    this.texts.push(chunks.join(''))
  }

  close(): void {
    this.texts.push('closed')
  }

  /** Returns the messages since the last call. */
  take(): string[] {
    const { texts } = this
    this.texts = []
    return texts
  }
}

/** A room with a recorder on every connection. */
class RecordedSession {
  readonly session: RoomSession
  readonly viewers: readonly RecordingViewer[]

  constructor(session: RoomSession, players: number) {
    this.session = session
    this.viewers = NAMES.slice(0, players).map((name) => new RecordingViewer(identityOf(name)))
    for (const viewer of this.viewers) session.connect(viewer, null)
    this.#forget()
  }

  #forget(): void {
    for (const viewer of this.viewers) viewer.take()
  }

  get match(): CardMatch {
    return cardMatchOf(this.session.room)
  }

  /** The views that the seat was shown from a version on. */
  readPastViews(seat: Seat, from: number): Promise<string> {
    return this.session.history.readPastViews(this.viewers[seat].identity, from)
  }

  /** Returns the messages that a new connection of a player receives. */
  async welcome(seat: Seat): Promise<string[]> {
    const late = new RecordingViewer(this.viewers[seat].identity)
    this.session.connect(late, null)
    await flushWrites()
    this.session.disconnect(late)
    return late.take()
  }

  /** Answers, and returns what is sent to each seat. */
  async answer(seat: Seat, answer: Answer, id: string): Promise<string[][]> {
    const { promptNumber } = this.session.room
    this.session.request(this.viewers[seat], {
      type: 'answer',
      id,
      promptNumber,
      answer: answer as number | number[],
    })
    await flushWrites()
    return this.viewers.map((viewer) => viewer.take())
  }

  /** Sends a request of a non-player, and returns what is sent to them and to each seat. */
  async ask(viewer: RecordingViewer, request: ClientRequest): Promise<{ own: string[]; others: string[][] }> {
    this.session.request(viewer, request)
    await flushWrites()
    return { own: viewer.take(), others: this.viewers.map((other) => other.take()) }
  }

  async skipReactions(seat: Seat, id: string): Promise<string[][]> {
    this.session.request(this.viewers[seat], { type: 'skip-reactions', id, isSkipping: true })
    await flushWrites()
    return this.viewers.map((viewer) => viewer.take())
  }
}

/** No presentation time: the determinized room does not know what the real one has shown before. */
const NO_PRESENTATION = { stepDurationMs: 0 }

/** A real match and, at each step, a determinized match that a player could not distinguish from it. */
class RealAndDeterminized {
  readonly #real = new TestRegistry(NO_PRESENTATION)
  readonly #determinized = new TestRegistry(NO_PRESENTATION)
  readonly players: number
  here!: RecordedSession

  constructor(players: number) {
    this.players = players
  }

  async open(seed: string, settings: GameSettings, ...later: readonly JournalEvent[]): Promise<void> {
    const recording = createPlayingRoom(NAMES.slice(0, this.players), settings, 'relaxed')
    const [created, ...rest] = recording.events
    await this.#open({
      ...recording,
      events: [{ ...created, serverSeed: seed } as JournalEvent, ...rest, ...later],
    })
  }

  /** Opens a room in which another game was played before. */
  async openAfterAnother(seed: string, settings: GameSettings): Promise<void> {
    const another = createPlayingRoom(NAMES.slice(0, this.players), { limit: 1 }, 'relaxed', 'crazy-eights')
    await this.#open(playNextGame(another, 'frantic', settings, seed))
  }

  async #open(recording: RecordedRoom): Promise<void> {
    this.here = new RecordedSession(await this.#real.loadRecordedRoom(recording), this.players)
    await this.#determinized.loadRecordedRoom(recording)
  }

  /**
   * The same room at the same moment, with everything that `viewer` cannot know dealt differently, and the same random
   * numbers from here on.
   */
  determinize(viewer: Seat, random: Random): RecordedSession {
    const { room } = this.here.session
    // Makes all answers final, as they are in the determinized match, in which nothing can be taken back.
    room.match!.finalizeAnswers()
    let match: CardMatch | null = null
    while (!match) match = determinize(cardMatchOf(room), viewer, random)
    match.collectFacts()
    copyRandomness(tableOf(room), match.state)
    copyHiddenAnswers(cardMatchOf(room), match)
    const other = RoomState.restore(TWO_GAMES, room.save())
    other.matchHost = new MatchHost(other.game, match, room.promptNumber)
    const session = new RoomSession(ROOM_CODE, other, {
      games: TWO_GAMES,
      storage: this.#determinized.storage,
      botWorkers: this.#determinized.botWorkers,
      clusterBus: NO_CLUSTER_BUS,
      limits: new RoomLimits(1e9),
      ...NO_PRESENTATION,
      reportDamage(damage) {
        throw damage
      },
      onRoomFailed(_, error) {
        throw error
      },
      onRowChanged() {},
      onAnswered() {},
    })
    return new RecordedSession(session, this.players)
  }

  /** A determinized room in which `seat` can react if it cannot here, or the other way round, if that is possible. */
  determinizeOtherwise(viewer: Seat, seat: Seat, random: Random): RecordedSession {
    for (let tries = 1; ; tries++) {
      const there = this.determinize(viewer, random)
      if (canReact(there.match, seat) !== canReact(this.here.match, seat) || tries === MAX_DEALS) return there
      there.session.close('not this one')
    }
  }

  /** Past views are read from snapshots: the journal of the determinized room does not lead to its cards. */
  async saveSnapshots({ session: { room } }: RecordedSession): Promise<void> {
    const { journal, snapshots } = this.#determinized.storage
    this.here.session.saveSnapshot()
    // A snapshot contains the hash of its event, which is known after reading it.
    await journal.read(ROOM_CODE, room.position - 1)
    snapshots.save(ROOM_CODE, { position: room.position, state: room.save() })
    await flushWrites()
  }

  /** Keeps the positions of both journals equal when the determinized room did nothing. */
  async skip(): Promise<void> {
    this.#determinized.appendEvents(this.here.session.room.position + 1, [{} as JournalEvent])
    await flushWrites()
  }

  async close(): Promise<void> {
    await this.#real.close()
    await this.#determinized.close()
  }
}

/** Gives the hidden answers of this match in the other one too, as far as the cards allow it. */
function copyHiddenAnswers(here: CardMatch, there: CardMatch): void {
  const { answersSince } = here.save()
  const sealed = here.prompts.filter(({ seat }) => here.hasAnswered(seat)).length
  const map = mapCards(here, there)
  for (const [seat, answer] of answersSince.slice(answersSince.length - sealed))
    there.answer(seat, translateAnswer(there, seat, answer, map) ?? there.promptFor(seat)!.fallback)
}

/** Copies the next events, rule cards and blind draws, which players learn as they happen. */
function copyRandomness(from: Table, to: Table): void {
  to.random = { ...from.random }
  to.eventPile = from.eventPile.slice()
  to.rulePile = from.rulePile
}

const places = ({ hands, aside, drawPile }: Table): CardId[] => [
  ...hands.flat(),
  ...aside.flat(),
  ...drawPile,
]

/** Maps each card of this match to the card in the same place of the other match. */
function mapCards(match: CardMatch, other: CardMatch): CardId[] {
  const map = match.state.setup.faces.map((_, card) => card)
  const theirs = places(other.state)
  places(match.state).forEach((card, i) => {
    map[card] = theirs[i]
  })
  return map
}

/** The corresponding answer in the other match; null if the cards do not allow it. */
function translateAnswer(
  there: CardMatch,
  seat: Seat,
  answer: Answer,
  map: readonly CardId[],
): Answer | null {
  const { choice } = there.promptFor(seat)!
  const relabelled = (c: number) => (c < 0 ? c : c - decodeCard(c) + map[decodeCard(c)])
  const card = (c: number) => (choice.of === 'card' ? relabelled(c) : c)
  const mapped = typeof answer === 'number' ? card(answer) : answer.map(card)
  return isLegalAnswer(choice, mapped) ? mapped : null
}

const isAmong = (seats: SeatSet, viewer: Seat): boolean => (seats & (1 << viewer)) !== 0

const knownPowers = ({ state }: CardMatch, viewer: Seat): number[] =>
  state.powersKnownTo.flatMap((seats, power) => (isAmong(seats, viewer) ? [power] : []))

interface ReceivedFact {
  readonly kind: string
  readonly card?: string
  readonly power?: string
  readonly event?: string
  readonly powers?: readonly unknown[]
}

const factsIn = (texts: readonly string[]): ReceivedFact[] =>
  texts.flatMap((text) => (JSON.parse(text) as { facts?: ReceivedFact[] }).facts ?? [])

const shownPowers = (facts: readonly ReceivedFact[]): string =>
  facts
    .flatMap(({ kind, power, powers }) => [...(powers ?? []), ...(kind === 'activated' ? [power] : [])])
    .join()

const playOf = ({ kind, card, power, event }: ReceivedFact): string[] => {
  if (kind === 'attacked') return [card!]
  if (kind === 'activated') return [power!]
  return kind === 'event' ? [event!] : []
}

/** Effects that reveal something about hidden cards to everybody: their points, or the number of special cards. */
const REVEALING_EVENTS = ['double-taxation', 'riot', 'special-favours', 'special-charge']

it('Dealing hidden cards differently changes nothing that is sent to a player who cannot know them', async () => {
  let compared = 0
  let comparedPasts = 0
  let sealed = 0
  for (const [number, players] of [3, 4, 5, 2, 4, 3, 5, 4, 3, 4].entries()) {
    const worlds = new RealAndDeterminized(players)
    const open = number % 2 === 0 ? worlds.open : worlds.openAfterAnother
    await open.call(worlds, `match ${number}`, ALL_SETS)
    const random = createRandom(`walk ${number}`)
    const { here } = worlds
    let lastPlay = ''
    for (let step = 0; !here.match.isOver && step < 250; step++) {
      const viewer = randomBelow(random, players)
      const open = here.match.prompts.filter(({ seat }) => here.match.promptFor(seat))
      const { seat, choice, mode } = open[randomBelow(random, open.length)]
      const answer = sampleAnswer(choice, random)
      const there = worlds.determinize(viewer, random)
      expect(await there.welcome(viewer)).toEqual(await here.welcome(viewer))

      const { version } = here.session.room.data
      // Within an effect a snapshot has the state before it, which does not share the randomness of the real match.
      const comparesPast = step % 4 === 0 && there.match.save().answersSince.length === 0
      if (comparesPast) await worlds.saveSnapshots(there)
      const map = mapCards(here.match, there.match)
      const hidden = cardsHiddenFrom(here.match, viewer)
      const known = knownPowers(here.match, viewer).join()
      const answerThere = translateAnswer(there.match, seat, answer, map)
      if (answerThere === null) await worlds.skip()
      const sent = await here.answer(seat, answer, `step ${step}`)
      const sentThere = answerThere === null ? null : await there.answer(seat, answerThere, `step ${step}`)
      there.session.close('compared')

      if (isReaction(mode) && open.length > 1) {
        sealed++
        for (const [other, texts] of sent.entries())
          expect(texts.map(typeOf)).toEqual(other === seat ? ['own-view', 'done'] : [])
      }
      const facts = factsIn(sent[viewer])
      const before = lastPlay
      lastPlay = facts.flatMap(playOf).at(-1) ?? lastPlay
      if (sentThere === null) continue
      const hasLearnt = ({ state }: CardMatch) =>
        hidden.some((card) => map[card] !== card && isAmong(knowersOf(state, card), viewer))
      if (hasLearnt(here.match) || hasLearnt(there.match)) continue
      if ([here, there].some(({ match }) => knownPowers(match, viewer).join() !== known)) continue
      if (shownPowers(facts) !== shownPowers(factsIn(sentThere[viewer]))) continue
      if ([before, ...facts.flatMap(playOf)].some((play) => REVEALING_EVENTS.includes(play))) continue
      expect(sentThere[viewer]).toEqual(sent[viewer])
      compared++
      if (!comparesPast || here.match.isOver) continue
      expect(await there.readPastViews(viewer, version + 1)).toBe(
        await here.readPastViews(viewer, version + 1),
      )
      comparedPasts++
    }
    await worlds.close()
  }
  expect(compared).toBeGreaterThan(300)
  expect(comparedPasts).toBeGreaterThan(40)
  expect(sealed).toBeGreaterThan(20)
})

const typeOf = (text: string): string => (JSON.parse(text) as { type: string }).type

/** Whether an asked player holds a card to react with. */
const canReact = (match: CardMatch, seat: Seat): boolean => match.promptFor(seat)!.choice.options.length > 1

it('Taking over a seat reveals what that seat knows and nothing else, to nobody else', async () => {
  const GUEST = 'Guest'
  const joined: JournalEvent = {
    type: 'joined',
    identity: identityOf(GUEST),
    name: GUEST,
    avatar: null,
    id: 'guest-1',
    member: 3,
  }
  const anybody: JournalEvent = {
    by: 0,
    id: 'ada-1',
    type: 'changed-room',
    change: { takeoverPolicy: 'anybody' },
  }
  let taken = 0
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const worlds = new RealAndDeterminized(3)
    await worlds.open(`taking over ${number}`, ALL_SETS, joined, anybody)
    const random = createRandom(`taking over ${number}`)
    const { here } = worlds
    for (let step = 0; !here.match.isOver && step < 10 * number; step++) {
      await worlds.skip()
      const open = here.match.prompts.filter(({ seat }) => here.match.promptFor(seat))
      const { seat, choice } = open[randomBelow(random, open.length)]
      await here.answer(seat, sampleAnswer(choice, random), `step ${step}`)
    }
    if (!here.match.isOver) {
      const given = 1 + randomBelow(random, 2)
      const viewer = number % 2 === 0 ? given : 3 - given
      await worlds.skip()
      await here.ask(here.viewers[given], { type: 'leave', id: 'leave-1' })
      const there = worlds.determinize(viewer, random)
      const clients = [here, there].map(({ session }) => {
        const client = new RecordingViewer(identityOf(GUEST))
        session.connect(client, null)
        return client
      })
      await flushWrites()
      const [before, beforeThere] = clients.map((client) => client.take())
      expect(beforeThere).toEqual(before)
      expect(JSON.parse(before[0]).match.own).toMatchObject({ seat: null })
      const request: ClientRequest = { type: 'take-seat', id: 'guest-2', seat: given }
      const sentThere = await there.ask(clients[1], request)
      const sent = await here.ask(clients[0], request)
      there.session.close('compared')
      expect(sent.own.map(typeOf)).toEqual(['update', 'done'])
      expect(JSON.parse(sent.own[0]).match.own).toMatchObject({ seat: given })
      if (viewer === given) expect(sentThere.own).toEqual(sent.own)
      else expect(sentThere.others[viewer]).toEqual(sent.others[viewer])
      const { hand } = JSON.parse(sent.own[0]).match.own as { hand: readonly number[] }
      expect(hand).toEqual(tableOf(here.session.room).hands[given])
      for (const texts of sent.others) expect(texts.join()).not.toContain(JSON.stringify(hand))
      taken++
    }
    await worlds.close()
  }
  expect(taken).toBeGreaterThan(5)
})

it('Messages do not reveal who holds a card to react with, or who skips reactions', async () => {
  let differed = 0
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const worlds = new RealAndDeterminized(4)
    await worlds.open(`windows ${number}`, SHORT_SETTINGS)
    const random = createRandom(`windows ${number}`)
    const { here } = worlds
    for (let step = 0; !here.match.isOver && step < 250; step++) {
      const open = here.match.prompts.filter(({ seat }) => here.match.promptFor(seat))
      const [{ seat, choice, mode }] = open
      if (!isReaction(mode)) {
        await worlds.skip()
        await here.answer(seat, sampleAnswer(choice, random), `step ${step}`)
        continue
      }
      const viewer = (seat + 1 + randomBelow(random, 3)) % 4
      const there = worlds.determinizeOtherwise(viewer, seat, random)
      if (canReact(here.match, seat) !== canReact(there.match, seat)) differed++
      // Skips reactions in one of the matches only.
      const quiet = await here.skipReactions(seat, `quiet ${step}`)
      expect(quiet.map((texts) => texts.map(typeOf))).toEqual(
        quiet.map((_, other) => (other === seat ? ['done'] : [])),
      )
      const sentThere = await there.answer(seat, PASS, `step ${step}`)
      await worlds.skip()
      const sent = await here.answer(seat, PASS, `step ${step}`)
      there.session.close('compared')
      expect(sentThere[viewer].map(typeOf)).toEqual(sent[viewer].map(typeOf))
      if (open.length > 1) expect(sent[viewer]).toEqual([])
    }
    await worlds.close()
  }
  expect(differed).toBeGreaterThan(10)
})

it('Messages do not reveal an answer in a glance window before all answers are given', async () => {
  let sealed = 0
  for (const seed of ['a', 'b', 'c']) {
    const testRegistry = new TestRegistry()
    const here = new RecordedSession(
      await testRegistry.loadRecordedRoom(createGlanceRoom(NAMES, 'relaxed', seed)),
      NAMES.length,
    )
    const random = createRandom(seed)
    const { match } = here
    for (let step = 0; step < 40; step++) {
      const open = match.prompts.filter(({ seat }) => match.promptFor(seat))
      const { seat, choice, mode } = open[randomBelow(random, open.length)]
      const sent = await here.answer(seat, sampleAnswer(choice, random), `step ${step}`)
      if (mode !== 'glance' || open.length === 1) continue
      sealed++
      for (const [other, texts] of sent.entries())
        expect(texts.map(typeOf)).toEqual(other === seat ? ['own-view', 'done'] : [])
    }
    await testRegistry.close()
  }
  expect(sealed).toBeGreaterThan(20)
})
