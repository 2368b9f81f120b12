import { GAMES } from '@slapwise/games'
import { createRandom, type PublicPrompt, replayRecord, sampleAnswer } from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord } from '../../testing/match-records-kit.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createPlayingRoom,
  createRandomAnswer,
  createRequestedEvent,
  playUntil,
  type RecordedRoom,
  ROOM_CODE,
  tableOf,
} from '../../testing/room-kit.ts'
import { loadRoomState } from '../history/history.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'
import type { RoomSession } from './room-session.ts'

const NAMES = ['Ada', 'Ben', 'Cem']

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  testRegistry = new TestRegistry()
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

/** The seat that can take its last decision back. */
const revocableSeat = ({ match, takenSeats }: RoomState): number =>
  takenSeats.findIndex((_, seat) => match!.mayTakeBack(seat))

/** A room in which a player has just made `times` decisions that they can take back. */
const playRevocable = (times = 1): RecordedRoom =>
  playUntil(createPlayingRoom(NAMES), ({ match }) => match!.revocableCount >= times)

async function loadTable(recording: RecordedRoom): Promise<[RoomSession, ...TestViewer[]]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  return [session, ...[...NAMES, 'Dia'].map((name) => new TestViewer(name).connect(session))]
}

const comparableStateOf = (room: RoomState): unknown =>
  structuredClone({
    state: room.data,
    table: room.match!.rules.serialize(room.match!.state),
    prompts: room.match!.prompts,
    slipped: revocableSeat(room),
  })

/** The room, replayed from its whole journal. */
function replay(events: Iterable<string>): RoomState {
  const room = new RoomState(GAMES)
  for (const event of events) room.apply(JSON.parse(event) as JournalEvent)
  return room
}

describe('Taking back', () => {
  it('opens the prompt again under a new number, for everybody', async () => {
    const recording = playRevocable()
    const before = replay(recording.events.slice(0, -1).map((event) => JSON.stringify(event)))
    const [session, ...people] = await loadTable(recording)
    const seat = revocableSeat(session.room)
    const { promptNumber } = session.room
    const { version } = session.room.data
    expect(people.map((person) => person.table.own.mayTakeBack)).toEqual(
      [0, 1, 2, null].map((own) => own === seat),
    )
    expect(await people[seat].request({ type: 'take-back', promptNumber })).toBe('done')
    for (const person of people) {
      const [update] = person.receivedOf('update')
      expect(update).toMatchObject({ version: version + 1, facts: [{ kind: 'undid', seat }] })
      expect(update.match!.table.openPrompts).toEqual(before.match!.prompts.map(toPublicPrompt))
      expect(update.match!.promptNumber).toBe(version + 1)
    }
    expect(people[seat].table.own).toMatchObject({
      hand: tableOf(before).hands[seat],
      prompt: before.match!.prompts[0],
    })
    const answer = before.match!.prompts[0].fallback as number
    expect(await people[seat].request({ type: 'answer', promptNumber: before.promptNumber, answer })).toBe(
      'stale-prompt',
    )
    expect(await people[seat].request({ type: 'answer', promptNumber: version + 1, answer })).toBe('done')
  })

  it('works several steps back', async () => {
    const [session, ...people] = await loadTable(playRevocable(2))
    const seat = revocableSeat(session.room)
    for (let i = 0; i < 2; i++)
      expect(await people[seat].request({ type: 'take-back', promptNumber: session.room.promptNumber })).toBe(
        'done',
      )
    expect(await people[seat].request({ type: 'take-back', promptNumber: session.room.promptNumber })).toBe(
      'take-back-expired',
    )
  })

  it('is rate limited over all connections', async () => {
    const recording = playRevocable()
    const [session, ...people] = await loadTable(recording)
    const { seat, answer } = recording.events.at(-1) as JournalEvent & { type: 'answered' }
    const numbered = () => ({ promptNumber: session.room.promptNumber })
    let taken = 0
    while ((await people[seat].request({ type: 'take-back', ...numbered() })) === 'done') {
      taken++
      await people[seat].request({ type: 'answer', answer: answer as number, ...numbered() })
    }
    expect(taken).toBeGreaterThanOrEqual(20)
    const again = new TestViewer(NAMES[seat]).connect(session)
    expect(await again.request({ type: 'take-back', ...numbered() })).toBe('rate-limited')
  })

  it('is carried out once for a repeated request', async () => {
    const [session, ...people] = await loadTable(playRevocable(2))
    const seat = revocableSeat(session.room)
    const { promptNumber } = session.room
    for (let i = 0; i < 2; i++)
      expect(await people[seat].request({ type: 'take-back', promptNumber }, 'once-1')).toBe('done')
    expect(session.room.match!.revocableCount).toBe(1)
  })

  it('is allowed for the seat that decided last, while the match is played', async () => {
    const [session, ...people] = await loadTable(playRevocable())
    const seat = revocableSeat(session.room)
    const { promptNumber } = session.room
    const other = (seat + 1) % NAMES.length
    expect(await people[other].request({ type: 'take-back', promptNumber })).toBe('take-back-expired')
    expect(await people[3].request({ type: 'take-back', promptNumber })).toBe('not-a-member')
    expect(await people[seat].request({ type: 'take-back', promptNumber: promptNumber - 1 })).toBe(
      'stale-prompt',
    )
    for (const person of people.slice(0, 2))
      await person.request({ type: 'vote', topic: 'pause', isFor: true })
    expect(await people[seat].request({ type: 'take-back', promptNumber })).toBe('not-playing')
  })

  it.each(['clock', 'bot'] as const)('does not apply to decisions of the %s', (by) => {
    const random = createRandom('slips')
    const recording = createPlayingRoom(NAMES)
    let slips = 0
    while (recording.room.data.phase === 'playing') {
      const { match } = recording.room
      const { seat, choice } = match!.prompts.find((open) => match!.promptFor(open.seat))!
      const answer = sampleAnswer(choice, random)
      const twin = RoomState.restore(GAMES, recording.room.save())
      twin.apply(createRequestedEvent(seat, { type: 'answered', seat, answer }))
      if (revocableSeat(twin) >= 0) slips++
      applyEvent(recording, { type: 'answered', seat, answer, by })
      expect(revocableSeat(recording.room)).toBe(-1)
    }
    expect(slips).toBeGreaterThan(10)
  })
})

describe('A taken-back answer', () => {
  it('is restored after a restart, with or without a snapshot', async () => {
    const [session, ...people] = await loadTable(playRevocable(2))
    const seat = revocableSeat(session.room)
    session.saveSnapshot()
    await flushWrites()
    const fromSnapshot = (await loadRoomState(GAMES, testRegistry.storage, ROOM_CODE))!
    expect((await testRegistry.storage.snapshots.findNewest(ROOM_CODE, 9999))!.position).toBe(
      session.room.position,
    )
    expect(comparableStateOf(fromSnapshot)).toEqual(comparableStateOf(session.room))
    for (let i = 0; i < 2; i++) {
      await people[seat].request({ type: 'take-back', promptNumber: session.room.promptNumber })
      expect(comparableStateOf((await loadRoomState(GAMES, testRegistry.storage, ROOM_CODE))!)).toEqual(
        comparableStateOf(session.room),
      )
      expect(comparableStateOf(replay(await testRegistry.readEvents()))).toEqual(
        comparableStateOf(session.room),
      )
    }
    expect(session.room.position).toBe(fromSnapshot.position + 2)
  })

  it('is not in the record, which can be replayed', async () => {
    const random = createRandom('slips')
    const recording = createPlayingRoom(NAMES)
    let slips = 0
    for (let step = 0; recording.room.data.phase === 'playing'; step++) {
      applyEvent(recording, createRandomAnswer(recording.room, random))
      const seat = revocableSeat(recording.room)
      if (seat < 0 || step % 3 > 0) continue
      applyEvent(recording, createRequestedEvent(seat, { type: 'took-back', seat }))
      slips++
    }
    expect(slips).toBeGreaterThan(5)
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const record = await readRecord(GAMES, testRegistry.storage, room, 1)
    const decisions = recording.events.filter(({ type }) => type === 'answered').length
    expect(record.decisions).toHaveLength(decisions - slips)
    expect(replayRecord(GAMES, record)).toBeNull()
  })
})

describe('The clock', () => {
  it('continues with the time left at the reopened prompt', async () => {
    const recording = playRevocable(2)
    recording.events.splice(-2)
    const [session, ...people] = await loadTable(recording)
    const answers = playRevocable(2).events.slice(-2) as (JournalEvent & { type: 'answered' })[]
    const { seat } = answers[0]
    const left = () => people[seat].table.clock!.leftMs
    const nextHas = [35_000, 45_000]
    for (const [i, { answer }] of answers.entries()) {
      vi.advanceTimersByTime(10_000 * (i + 1))
      await people[seat].request({
        type: 'answer',
        promptNumber: session.room.promptNumber,
        answer: answer as number,
      })
      expect(left()).toBe(nextHas[i])
    }
    for (const expected of [15_000, 35_000]) {
      vi.advanceTimersByTime(3_000)
      await people[seat].request({ type: 'take-back', promptNumber: session.room.promptNumber })
      expect(people[seat].table.clock).toEqual({ leftMs: expected, totalMs: 45_000 })
    }
    const { position } = session.room
    vi.advanceTimersByTime(34_999)
    await flushWrites()
    expect(session.room.position).toBe(position)
    vi.advanceTimersByTime(1)
    await flushWrites()
    expect(session.room.position).toBe(position + 1)
  })
})

const toPublicPrompt = ({ seat, mode, question }: Omit<PublicPrompt, 'hasAnswered'>) => ({
  seat,
  mode,
  question,
  hasAnswered: false,
})
