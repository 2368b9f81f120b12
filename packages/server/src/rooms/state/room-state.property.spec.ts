import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import {
  commitToPlayerSeed,
  commitToServerSeed,
  createRandom,
  type Random,
  randomBelow,
  sampleAnswer,
} from '@slapwise/kernel'
import {
  isSeatTaken,
  PACES,
  type ServerMessage,
  serverMessageSchema,
  TAKEOVER_POLICIES,
  VOTE_TOPICS,
} from '@slapwise/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createComparableState,
  createLobby,
  identityOf,
  ROOM_CODE,
  SHORT_SETTINGS,
  TWO_GAMES,
} from '../../testing/room-kit.ts'
import { handleCommand, type RoomCommand } from '../commands/command.ts'
import { RoomError } from '../commands/room-error.ts'
import {
  createUpdateMessages,
  createWelcome,
  RoomViewBaseline,
  type ViewContext,
  type Viewer,
} from '../views/outgoing-messages.ts'
import { createRoomView } from '../views/room-view.ts'
import type { JournalEvent } from './journal-event.ts'
import { RoomState } from './room-state.ts'
import { isSeatOpen } from './seat-handover.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve']
const PLAYER_SEEDS = ['aaaaaaaa', 'bbbbbbbb']

const commitmentIn = ({ data }: RoomState, playerSeed: string): string =>
  commitToPlayerSeed(commitToServerSeed(data.serverSeed), playerSeed)

type Body = RoomCommand extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

/** Any command, sensible or not. */
function anyCommand(random: Random, room: RoomState): Body {
  const pick = <T>(list: readonly T[]): T => list[randomBelow(random, list.length)]
  const seat = randomBelow(random, 8)
  const member = randomBelow(random, 6)
  const yes = randomBelow(random, 2) === 1
  const commands: Body[] = [
    { type: 'join', name: pick(NAMES) },
    { type: 'rename', name: pick(NAMES) },
    { type: 'sit', seat },
    { type: 'stand-up' },
    { type: 'ready', isReady: yes },
    { type: 'commit-seed', commitment: commitmentIn(room, pick(PLAYER_SEEDS)) },
    { type: 'reveal-seed', seed: pick(PLAYER_SEEDS) },
    {
      type: 'change-room',
      settings: pick<Record<string, unknown>>([{ ...SHORT_SETTINGS }, { handSize: 99 }, { sets: 'all' }]),
    },
    {
      type: 'change-room',
      pace: pick(PACES),
      windowSeconds: pick([null, 3]),
      isLocked: randomBelow(random, 9) === 0,
    },
    { type: 'change-room', takeoverPolicy: pick(TAKEOVER_POLICIES) },
    { type: 'remove-screens' },
    { type: 'take-seat', seat: randomBelow(random, 4) },
    { type: 'give-seat', seat: randomBelow(random, 4), member },
    { type: 'give-seat', seat: openSeatIn(room), member: memberWithoutSeat(room) },
    { type: 'add-bot', seat, level: pick(['chaotic', 'simple']) },
    { type: 'remove-bot', seat },
    { type: 'make-host', member },
    {
      type: 'readmit-member',
      member: Math.max(
        0,
        room.data.members.findIndex(({ isRemoved }) => isRemoved),
      ),
    },
    { type: 'start' },
    { type: 'rematch' },
    { type: 'skip-reactions', isSkipping: yes },
    { type: 'vote', topic: pick(VOTE_TOPICS), isFor: yes },
    { type: 'return-to-seat' },
    { type: 'show-hand', member, isShown: yes },
    { type: 'show-hand', member: memberWithoutSeat(room), isShown: yes },
    { type: 'chat', text: 'hello' },
    {
      type: 'answer',
      promptNumber: room.promptNumber - randomBelow(random, 2),
      answer: randomBelow(random, 300) - 20,
    },
    { type: 'answer', promptNumber: room.promptNumber, answer: [seat, member, 999] },
    { type: 'take-back', promptNumber: room.promptNumber - randomBelow(random, 2) },
  ]
  const rare: Body[] = [
    { type: 'leave' },
    { type: 'remove-member', member },
    {
      type: 'change-room',
      game: pick(['frantic', 'crazy-eights', 'chess']),
      settings: pick([{ limit: 1 }, { ...SHORT_SETTINGS }]),
    },
  ]
  return pick(randomBelow(random, 30) === 0 ? rare : commands)
}

const openSeatIn = ({ data }: RoomState): number => Math.max(0, data.seats.findIndex(isSeatOpen))

const memberWithoutSeat = (room: RoomState): number =>
  room.data.members.findIndex(({ hasLeft }, number) => !hasLeft && room.seatOf(number) === null)

/** A command by which a spectator gets a seat during a match, or the host refuses them; null for others. */
function seatCommand(random: Random, room: RoomState, identity: string): Body | null {
  const by = room.memberOf(identity)
  const member = room.data.members.findIndex(({ requestedSeat }) => requestedSeat !== null)
  if (by === null) return { type: 'join', name: NAMES[randomBelow(random, NAMES.length)] }
  if (by === room.data.host && member >= 0) return { type: 'refuse-seat', member }
  return room.seatOf(by) === null ? { type: 'take-seat', seat: openSeatIn(room) } : null
}

/** The next event: mostly a legal answer while a match is running, otherwise anything. */
function nextEvent(random: Random, room: RoomState, id: string): JournalEvent | RoomError | null {
  const { match, data } = room
  const open = match?.prompts.filter(({ seat }) => match.promptFor(seat)) ?? []
  if (data.phase === 'playing' && randomBelow(random, 4) > 0) {
    const slipped = data.seats.findIndex(({ member }, seat) => member !== null && match!.mayTakeBack(seat))
    if (slipped >= 0 && randomBelow(random, 4) === 0)
      return { by: data.seats[slipped].member!, id, type: 'took-back', seat: slipped }
    const { seat, choice, fallback } = open[randomBelow(random, open.length)]
    const { member } = data.seats[seat]
    if (member !== null && randomBelow(random, 2) === 0)
      return { by: member, id, type: 'answered', seat, answer: sampleAnswer(choice, random) }
    const by = randomBelow(random, 3) === 0 ? 'clock' : 'bot'
    return { type: 'answered', seat, answer: by === 'clock' ? fallback : sampleAnswer(choice, random), by }
  }
  if (data.phase === 'dealing' && randomBelow(random, 2) === 0) {
    const { member, seedCommitment } = room.unrevealedSeats[0] ?? { member: null }
    if (member === null) return { type: 'dealt' }
    return {
      by: member,
      id,
      type: 'revealed-seed',
      seed: PLAYER_SEEDS.find((playerSeed) => commitmentIn(room, playerSeed) === seedCommitment)!,
    }
  }
  if (data.isLocked && randomBelow(random, 4) === 0)
    return { type: 'kept-screens', identities: [identityOf('Television')] }
  const who = NAMES.map(identityOf)[randomBelow(random, NAMES.length)]
  const identity = randomBelow(random, 3) === 0 ? data.members[data.host].identity : who
  const wantsSeat = data.phase === 'playing' && randomBelow(random, 3) === 0
  const body = (wantsSeat && seatCommand(random, room, identity)) || anyCommand(random, room)
  const before = room.save()
  try {
    return handleCommand(room, identity, { ...body, id } as RoomCommand, () => randomBelow(random, 2) === 0)
  } catch (error) {
    if (!(error instanceof RoomError)) throw error
    expect(room.save()).toBe(before)
    return error
  }
}

const opened: readonly JournalEvent[] = createLobby(['Ada', 'Ben', 'Cem']).events

/** All events of a room with several matches. */
function createEvents(
  seed: number,
  steps: number,
  watch: (room: RoomState, event: JournalEvent) => void,
): { refused: number } {
  const random = createRandom(`evening ${seed}`)
  const room = new RoomState(TWO_GAMES)
  let refused = 0
  for (const event of opened) watch(room, event)
  for (let step = 0; step < steps; step++) {
    const result = nextEvent(random, room, `page-${step}`)
    if (result instanceof RoomError) refused++
    else if (result) watch(room, result)
  }
  return { refused }
}

/** A viewer that applies the updates it receives. */
class Spectator implements Viewer {
  readonly identity: string
  readonly ownerIdentity: string
  readonly address = '127.0.0.1'
  view: ClientRoomState | null = null

  constructor(name: string) {
    this.identity = identityOf(name)
    this.ownerIdentity = this.identity
  }

  send(...chunks: readonly string[]): void {
    this.view = reduceRoom(this.view, serverMessageSchema.parse(JSON.parse(chunks.join(''))))
  }

  close(): void {}
}

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs = soak > 0 ? { numRuns: 6 * soak } : { numRuns: 20, seed: 2 }

describe('A room', () => {
  it('is equal when replayed, saved and restored at any event', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let twin = new RoomState(TWO_GAMES)
        const { refused } = createEvents(seed, 400, (room, event) => {
          const written = JSON.parse(JSON.stringify(event)) as JournalEvent
          const outcome = room.apply(event)
          expect(twin.apply(written)).toEqual(outcome)
          expect(createComparableState(twin)).toEqual(createComparableState(room))
          twin = RoomState.restore(TWO_GAMES, room.save())
          expect(createComparableState(twin)).toEqual(createComparableState(room))
          seen.add(event.type).add(room.data.phase)
          if (room.match) seen.add(room.data.game)
        })
        expect(refused).toBeGreaterThan(0)
      }),
      runs,
    )
    // Without these commands too few situations would occur.
    for (const one of [
      'started',
      'dealing',
      'revealed-seed',
      'dealt',
      'rematched',
      'removed-member',
      'readmitted-member',
      'left',
      'voted',
      'showed-hand',
      'over',
      'returned-to-seat',
      'took-back',
      'changed-game',
      'took-seat',
      'requested-seat',
      'gave-seat',
      'refused-seat',
      'kept-screens',
      'removed-screens',
      ...Array.from(TWO_GAMES, ({ id }) => id),
    ])
      expect(seen).toContain(one)
  })

  it('has one version per public step, and one prompt number per prompt', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const questions = new Map<number, unknown>()
        createEvents(seed, 300, (room, event) => {
          const { version } = room.data
          const { changeScope } = room.apply(event)
          expect(room.data.version).toBe(changeScope === 'none' ? version : version + 1)
          if (room.data.phase !== 'playing') return
          const { promptNumber } = room
          const known = questions.get(promptNumber)
          if (known) expect(room.match!.prompts).toBe(known)
          questions.set(promptNumber, room.match!.prompts)
        })
      }),
      runs,
    )
  })

  it('is known to its viewers at any time from updates alone', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const viewers = [...NAMES, 'a stranger'].map((name) => new Spectator(name))
        const baseline = new RoomViewBaseline()
        let now: ViewContext | null = null
        createEvents(seed, 300, (room, event) => {
          const outcome = room.apply(event)
          const isOnline = (member: number) => !room.data.members[member].hasLeft
          if (now)
            for (const { viewer, chunks } of createUpdateMessages(
              now,
              baseline,
              new Set(viewers),
              event,
              outcome,
            ))
              viewer.send(...chunks)
          else {
            now = { room, clock: null, lookBack: null, stepDurationMs: 0, isOnline }
            for (const viewer of viewers) viewer.send(...createWelcome(now, baseline, viewer, null))
          }
          for (const viewer of viewers) {
            const welcome = JSON.parse(createWelcome(now, new RoomViewBaseline(), viewer, null).join(''))
            const { room: seen, yourMember, match, chat } = welcome as ServerMessage & { type: 'welcome' }
            expect(viewer.view).toMatchObject({ room: seen, yourMember, chat })
            expect(viewer.view!.match).toEqual(match)
          }
        })
      }),
      runs,
    )
  })

  it('has no member in two seats, beyond the last seat, or in a seat after seeing another hand', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        createEvents(seed, 300, (room, event) => {
          room.apply(event)
          const { seats, members, phase } = room.data
          const seated = seats.flatMap(({ member }, seat) => (member === null ? [] : [{ member, seat }]))
          expect(new Set(seated.map(({ member }) => member)).size).toBe(seated.length)
          for (const { member } of seated) expect(members[member].hasLeft).toBe(false)
          for (const { reservedFor } of seats)
            if (reservedFor !== null)
              expect([members[reservedFor].hasLeft, room.seatOf(reservedFor)]).toEqual([false, null])
          expect(room.takenSeats.length).toBeLessThanOrEqual(room.game.maxPlayers)
          expect(createRoomView(room, 0, () => true).seats.filter(isSeatTaken)).toHaveLength(
            room.takenSeats.length,
          )
          expect(room.settings.players).toBe(Math.max(room.takenSeats.length, room.game.minPlayers))
          if (phase !== 'playing') return
          for (const { member, seat } of seated) expect(members[member].handsSeen).toEqual([seat])
        })
      }),
      runs,
    )
  })

  it('keeps its code and its members', () => {
    const recording = createLobby(['Ada', 'Ben'])
    const twin = RoomState.restore(TWO_GAMES, recording.room.save())
    expect(twin.data.code).toBe(ROOM_CODE)
    expect(twin.memberOf(identityOf('Ben'))).toBe(1)
    expect(twin.memberOf(identityOf('Cem'))).toBeNull()
  })
})
