import { GAMES } from '@slapwise/games'
import { hasValidSeatHistory, isReaction, replayRecord } from '@slapwise/kernel'
import type { MemberView, SeatView, TakeoverPolicy } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { examineDataFolder } from '../../journal/integrity/doctor.ts'
import { readRecord } from '../../testing/match-records-kit.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  cardMatchOf,
  createJoinedEvent,
  createLobby,
  createRequestedEvent,
  createStartedEvent,
  isInWindow,
  playUntil,
  type RecordedRoom,
  tableOf,
} from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import type { RoomSession } from './room-session.ts'

/** Seats, and the members in them; the third is a bot's. */
const [ADA, BEN, BOT] = [0, 1, 2]
/** Members without a seat. */
const [CEM, DIA] = [2, 3]
const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']

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

/** Ada and Ben play with a bot; Cem and Dia watch. */
function createRecording(
  takeoverPolicy: TakeoverPolicy = 'ask',
  pace: 'normal' | 'relaxed' = 'normal',
): RecordedRoom {
  const recording = createLobby(['Ada', 'Ben'], undefined, pace)
  applyEvent(recording, createRequestedEvent(ADA, { type: 'changed-room', change: { takeoverPolicy } }))
  applyEvent(recording, createRequestedEvent(ADA, { type: 'added-bot', seat: BOT, level: 'simple' }))
  for (const name of ['Cem', 'Dia']) applyEvent(recording, createJoinedEvent(recording, name))
  applyEvent(recording, createRequestedEvent(ADA, createStartedEvent(recording)))
  return recording
}

const isAskedAlone =
  (seat: number) =>
  ({ match }: RoomState): boolean =>
    match!.prompts.length === 1 && match!.prompts[0].seat === seat && !isReaction(match!.prompts[0].mode)

/** Lets the clock answer for a seat until its player is away. */
function makeAway(recording: RecordedRoom, seat: number): RecordedRoom {
  while (!recording.room.data.seats[seat].isAway) {
    playUntil(recording, isAskedAlone(seat))
    const { fallback } = recording.room.match!.prompts[0]
    applyEvent(recording, { type: 'answered', seat, answer: fallback, by: 'clock' })
  }
  return recording
}

async function loadTable(
  recording: RecordedRoom,
): Promise<[RoomSession, TestViewer, TestViewer, TestViewer, TestViewer]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  const [ada, ben, cem, dia] = NAMES.map((name) => new TestViewer(name).connect(session))
  return [session, ada, ben, cem, dia]
}

async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

const seatSeen = ({ room }: TestViewer, seat: number): SeatView => room.seats[seat]
const memberSeen = ({ room }: TestViewer, member: number): MemberView => room.members[member]

const handIn = ({ room }: RoomSession, seat: number): readonly number[] => tableOf(room).hands[seat]

const take = (seat: number) => ({ type: 'take-seat', seat }) as const
const give = (seat: number, member: number) => ({ type: 'give-seat', seat, member }) as const
const refuse = (member: number) => ({ type: 'refuse-seat', member }) as const

const safeAnswer = (session: RoomSession, seat: number) =>
  ({
    type: 'answer',
    promptNumber: session.room.promptNumber,
    answer: session.room.match!.prompts.find((prompt) => prompt.seat === seat)!.fallback as number,
  }) as const

describe('The seat of a bot', () => {
  it('is taken at once with the policy "anybody", with its hand, and broadcast', async () => {
    const [session, ada, ben, cem] = await loadTable(createRecording('anybody'))
    expect(await cem.request(take(BOT))).toBe('done')
    expect(cem.hand).toEqual(handIn(session, BOT))
    expect(cem.table.own.seat).toBe(BOT)
    for (const person of [ada, ben, cem])
      expect(person.receivedOf('update').at(-1)!.facts).toEqual([
        { kind: 'took-over', seat: BOT, fromPlayer: null, toPlayer: 'Cem' },
      ])
    expect(seatSeen(ada, BOT)).toMatchObject({
      member: CEM,
      botLevel: null,
      isAway: false,
      reservedFor: null,
    })
  })

  it('is requested with the policy "ask", and given by the host', async () => {
    const [session, ada, ben, cem] = await loadTable(createRecording())
    expect(await cem.request(take(BOT))).toBe('done')
    expect(memberSeen(ada, CEM).requestedSeat).toBe(BOT)
    expect(cem.table.own.seat).toBeNull()
    expect(await ben.request(give(BOT, CEM))).toBe('not-host')
    expect(await ada.request(give(BOT, CEM))).toBe('done')
    expect(cem.hand).toEqual(handIn(session, BOT))
    expect(memberSeen(ada, CEM).requestedSeat).toBeUndefined()
  })

  it('is refused for the whole match, unless the host changes their mind', async () => {
    const [, ada, ben, cem] = await loadTable(createRecording())
    await cem.request(take(BOT))
    expect(await ben.request(refuse(CEM))).toBe('not-host')
    expect(await ada.request(refuse(CEM))).toBe('done')
    expect(memberSeen(cem, CEM)).toMatchObject({ wasSeatRefused: true })
    expect(memberSeen(cem, CEM).requestedSeat).toBeUndefined()
    expect(await cem.request(take(BOT))).toBe('seat-refused')
    await cem.request({ type: 'leave' })
    expect(await cem.request({ type: 'join', name: 'Cem' })).toBe('done')
    expect(await cem.request(take(BOT))).toBe('seat-refused')
    expect(await ada.request(refuse(CEM))).toBe('no-such-member')
    expect(await ada.request(give(BOT, CEM))).toBe('done')
  })

  it('can be requested again after the request was withdrawn', async () => {
    const [, ada, , cem, dia] = await loadTable(createRecording())
    await cem.request(take(BOT))
    expect(await dia.request(refuse(CEM))).toBe('not-host')
    expect(await cem.request(refuse(CEM))).toBe('done')
    expect(memberSeen(ada, CEM)).not.toHaveProperty('requestedSeat')
    expect(await cem.request(take(BOT))).toBe('done')
  })

  it('is given by the host only with the policy "nobody"', async () => {
    const [, ada, , cem] = await loadTable(createRecording('nobody'))
    expect(await cem.request(take(BOT))).toBe('seat-refused')
    expect(await ada.request({ type: 'change-room', takeoverPolicy: 'ask' })).toBe('done')
    expect(cem.room.takeoverPolicy).toBe('ask')
    expect(await cem.request(take(BOT))).toBe('done')
    expect(await ada.request({ type: 'change-room', takeoverPolicy: 'nobody' })).toBe('done')
    expect(await ada.request(give(BOT, CEM))).toBe('done')
  })

  it('is taken by a host without a seat, without a request', async () => {
    const [, ada, , cem] = await loadTable(createRecording('nobody'))
    await ada.request({ type: 'make-host', member: CEM })
    expect(await cem.request(take(BOT))).toBe('done')
  })

  it('goes to one of two members who request it', async () => {
    const [, , , cem, dia] = await loadTable(createRecording('anybody'))
    const [first, second] = [cem.sendRequest(take(BOT)), dia.sendRequest(take(BOT))]
    await flushWrites()
    expect([cem.replyTo(first), dia.replyTo(second)]).toEqual(['done', 'seat-taken'])
  })

  it('can be taken by members without a seat, in a match, if it exists', async () => {
    const recording = createRecording('anybody')
    const [session, ada, ben, cem] = await loadTable(recording)
    const eve = new TestViewer('Eve').connect(session)
    expect(await eve.request(take(BOT))).toBe('not-a-member')
    expect(await ben.request(take(BOT))).toBe('no-such-member')
    expect(await cem.request(take(ADA))).toBe('seat-taken')
    expect(await cem.request(take(3))).toBe('no-such-seat')
    expect(await ada.request(give(BOT, BEN))).toBe('no-such-member')
    expect(await ada.request(give(BOT, 99))).toBe('no-such-member')
    expect(await ada.request(give(BEN, CEM))).toBe('seat-taken')
    expect(await ada.request(give(7, CEM))).toBe('no-such-seat')
    playUntil(recording, () => false)
    await testRegistry.close()
    testRegistry = new TestRegistry()
    const [, , , late] = await loadTable(recording)
    expect(await late.request(take(BOT))).toBe('not-playing')
  })
})

describe('The seat of a player who is away', () => {
  it('is played by another member until they return', async () => {
    const [session, ada, ben, cem] = await loadTable(
      playUntil(makeAway(createRecording(), BEN), isAskedAlone(BEN)),
    )
    await cem.request(take(BEN))
    expect(await ada.request(give(BEN, CEM))).toBe('done')
    expect(seatSeen(ben, BEN)).toMatchObject({ member: CEM, isAway: false, reservedFor: BEN })
    expect(ben.table.own.seat).toBeNull()
    const answer = safeAnswer(session, BEN)
    expect(await ben.request(answer)).toBe('not-seated')
    expect(await ben.request({ type: 'return-to-seat' })).toBe('done')
    expect(seatSeen(cem, BEN)).toMatchObject({ member: BEN, isAway: false, reservedFor: null })
    expect(ben.hand).toEqual(handIn(session, BEN))
    expect(await cem.request(answer)).toBe('not-seated')
    expect(await cem.request({ type: 'return-to-seat' })).toBe('not-seated')
    expect(await ben.request(answer)).toBe('done')
  })

  it('is played by a bot again when that member leaves', async () => {
    const [, ada, ben, cem] = await loadTable(makeAway(createRecording('anybody'), BEN))
    await cem.request(take(BEN))
    await cem.request({ type: 'leave' })
    expect(seatSeen(ada, BEN)).toMatchObject({ member: BEN, botLevel: null, isAway: true, reservedFor: null })
    expect(await ben.request({ type: 'return-to-seat' })).toBe('done')
    expect(seatSeen(ada, BEN)).toMatchObject({ member: BEN, isAway: false })
  })

  it('stays with that member when the owner leaves or is removed', async () => {
    const [, ada, ben, cem] = await loadTable(makeAway(createRecording('anybody'), BEN))
    await cem.request(take(BEN))
    await ada.request({ type: 'remove-member', member: BEN })
    expect(ben.closeReason).toBe('member-removed')
    expect(seatSeen(cem, BEN)).toMatchObject({ member: CEM, reservedFor: null })
  })

  it('stays reserved for its owner, also when that member goes away too', async () => {
    const recording = makeAway(createRecording('anybody'), BEN)
    applyEvent(recording, createRequestedEvent(CEM, { type: 'took-seat', seat: BEN }))
    const [, ada, ben, , dia] = await loadTable(makeAway(recording, BEN))
    expect(await dia.request(take(BEN))).toBe('done')
    expect(seatSeen(ada, BEN)).toMatchObject({ member: DIA, reservedFor: BEN })
    expect(await ben.request({ type: 'return-to-seat' })).toBe('done')
    expect(seatSeen(ada, BEN)).toMatchObject({ member: BEN, reservedFor: null })
  })

  it('is no longer requested once they are back', async () => {
    const [, ada, ben, cem] = await loadTable(makeAway(createRecording(), BEN))
    await cem.request(take(BEN))
    expect(memberSeen(ada, CEM).requestedSeat).toBe(BEN)
    await ben.request({ type: 'return-to-seat' })
    expect(memberSeen(ada, CEM)).not.toHaveProperty('requestedSeat')
    expect(await ada.request(give(BEN, CEM))).toBe('seat-taken')
  })

  it('does not count in a vote on a pause', async () => {
    const recording = createRecording('anybody')
    applyEvent(recording, createRequestedEvent(BEN, { type: 'voted', isFor: true }))
    const [session, , , cem] = await loadTable(makeAway(recording, BEN))
    await cem.request(take(BEN))
    expect(session.room.data.voters).toEqual([])
  })
})

describe('The host gives a seat', () => {
  it('back to a member who was removed and readmitted', async () => {
    const [session, ada, ben] = await loadTable(createRecording())
    const hand = handIn(session, BEN)
    await ada.request({ type: 'remove-member', member: BEN })
    await ada.request({ type: 'readmit-member', member: BEN })
    const again = new TestViewer('Ben').connect(session)
    expect(await again.request({ type: 'join', name: 'Ben' })).toBe('done')
    expect(again.table.own.seat).toBeNull()
    expect(await ada.request(give(BEN, BEN))).toBe('done')
    expect(again.hand).toEqual(hand)
    expect(seatSeen(ada, BEN)).toMatchObject({ member: BEN, botLevel: null })
    expect(ben.received.at(-1)).toMatchObject({ type: 'update', yourMember: null })
  })

  it('to a member who has lost their device, once the old one is disconnected', async () => {
    const [session, ada, ben] = await loadTable(createRecording('ask', 'relaxed'))
    const phone = new TestViewer('Ben’s new phone').connect(session)
    expect(await phone.request({ type: 'join', name: 'Ben 2' })).toBe('done')
    expect(await ada.request(give(BEN, 4))).toBe('seat-taken')
    ben.disconnect()
    await flushWrites()
    expect(await phone.request(take(BEN))).toBe('seat-taken')
    expect(await ada.request(give(BEN, 4))).toBe('done')
    expect(phone.hand).toEqual(handIn(session, BEN))
    expect(seatSeen(ada, BEN)).toMatchObject({ member: 4, reservedFor: BEN })
  })
})

describe('A member who has seen a hand', () => {
  it('that was shown to them can take that seat only', async () => {
    const [, ada, ben, cem, dia] = await loadTable(makeAway(createRecording('anybody'), BEN))
    for (const member of [CEM, DIA]) await ben.request({ type: 'show-hand', member, isShown: true })
    await ben.request({ type: 'show-hand', member: CEM, isShown: false })
    expect(await cem.request(take(BOT))).toBe('other-hand-seen')
    expect(await ada.request(give(BOT, CEM))).toBe('other-hand-seen')
    await cem.request({ type: 'leave' })
    expect(await cem.request({ type: 'join', name: 'Cem' })).toBe('done')
    expect(await cem.request(take(BOT))).toBe('other-hand-seen')
    expect(seatSeen(ada, BEN).isAway).toBe(true)
    expect(await dia.request(take(BEN))).toBe('done')
  })

  it('as its player can take no other seat in this match, but in the next', async () => {
    const recording = makeAway(createRecording('anybody'), BEN)
    applyEvent(recording, createRequestedEvent(CEM, { type: 'took-seat', seat: BEN }))
    applyEvent(recording, createRequestedEvent(BEN, { type: 'returned-to-seat' }))
    const [, , , cem] = await loadTable(recording)
    expect(await cem.request(take(BOT))).toBe('other-hand-seen')
    playUntil(recording, () => false)
    applyEvent(recording, createRequestedEvent(ADA, { type: 'rematched', serverSeed: 'another' }))
    applyEvent(recording, createRequestedEvent(BEN, { type: 'readied', isReady: true }))
    applyEvent(recording, createRequestedEvent(ADA, createStartedEvent(recording)))
    await testRegistry.close()
    testRegistry = new TestRegistry()
    const [, , , later] = await loadTable(recording)
    expect(await later.request(take(BOT))).toBe('done')
  })
})

describe('The knowledge of a seat', () => {
  it('passes to its new player, including earlier steps', async () => {
    const recording = playUntil(createRecording('anybody'), ({ position }) => position > 60)
    const [session, ada, , cem, dia] = await loadTable(recording)
    await cem.request({ type: 'history', since: 0 }, 'before-1')
    await cem.request(take(BOT))
    await cem.request({ type: 'history', since: 0 }, 'after-1')
    await dia.request({ type: 'history', since: 0 })
    const [before, after] = cem.receivedOf('history').map(({ steps }) => JSON.stringify(steps))
    expect(before).not.toContain('"cards"')
    expect(after).toContain('"cards"')
    expect(JSON.stringify(dia.receivedOf('history')[0].steps)).not.toContain('"cards"')
    const { version } = session.room.data
    ada.disconnect()
    const again = new TestViewer('Cem').connect(session, version - 20)
    await vi.waitFor(() => expect(again.welcome).toBeDefined())
    expect(again.welcome.missedSteps).toEqual(cem.receivedOf('history')[1].steps.slice(-20))
  })

  it('is no longer sent to its former player', async () => {
    const [session, ada, ben, cem, dia] = await loadTable(makeAway(createRecording('anybody'), BEN))
    const receivedCounts = [ben, dia].map((person) => person.received.length)
    await cem.request(take(BEN))
    const people = [ada, cem, null]
    for (let i = 0; i < 20 && session.room.data.phase === 'playing'; i++) {
      const { seat } = session.room.match!.prompts.find((open) => session.room.match!.promptFor(open.seat))!
      if (people[seat]) await people[seat].request(safeAnswer(session, seat))
      else await advance(3_000)
    }
    const [bens, dias] = [ben, dia].map(({ received }, i) =>
      received.slice(receivedCounts[i]).map((message) => ({ ...message, yourMember: null })),
    )
    expect(bens.length).toBeGreaterThan(10)
    expect(bens).toEqual(dias)
  })

  it('is no longer shown to spectators of its former player', async () => {
    const [, , ben, cem, dia] = await loadTable(makeAway(createRecording('anybody'), BEN))
    await ben.request({ type: 'show-hand', member: DIA, isShown: true })
    expect(dia.table.shownHands).toHaveProperty(String(BEN))
    expect(await cem.request(take(BEN))).toBe('done')
    expect(dia.table.shownHands).toBeUndefined()
  })

  it('is not used by a bot search that began before the takeover', async () => {
    const [session, , , cem] = await loadTable(playUntil(createRecording('anybody'), isAskedAlone(BOT)))
    const { position, promptNumber } = session.room
    expect(await cem.request(take(BOT))).toBe('done')
    expect(cem.table.own.prompt).not.toBeNull()
    await advance(10_000)
    expect([session.room.position, session.room.promptNumber]).toEqual([position + 1, promptNumber])
    expect(await cem.request(safeAnswer(session, BOT))).toBe('done')
  })

  it('includes a hidden answer, which stays', async () => {
    const recording = playUntil(
      createRecording('anybody'),
      (room) => isInWindow(2)(room) && isAsked(room, BOT),
    )
    const { fallback } = recording.room.match!.prompts.find(({ seat }) => seat === BOT)!
    applyEvent(recording, { type: 'answered', seat: BOT, answer: fallback, by: 'bot' })
    const [session, , , cem] = await loadTable(recording)
    await cem.request(take(BOT))
    expect(cem.table.own.prompt).toBeNull()
    expect(await cem.request(safeAnswer(session, BOT))).toBe('not-asked')
  })

  it('does not include the right to take back an earlier answer', async () => {
    const recording = playUntil(makeAway(createRecording('anybody'), BEN), (room) =>
      cardMatchOf(room).mayTakeBack(ADA),
    )
    const [session, ada, , cem] = await loadTable(recording)
    expect(session.room.match!.mayTakeBack(ADA)).toBe(true)
    await cem.request(take(BEN))
    const { promptNumber } = session.room
    expect(await ada.request({ type: 'take-back', promptNumber })).toBe('take-back-expired')
  })
})

const isAsked = ({ match }: RoomState, seat: number): boolean => match!.promptFor(seat) !== null

describe('The record of a match', () => {
  /** Number of decisions in a recording so far. */
  const decisionsIn = ({ events }: RecordedRoom): number =>
    events.filter(({ type }) => type === 'answered').length -
    events.filter(({ type }) => type === 'took-back').length

  /** Cem plays for Ben, and Dia for the bot, in turn, until the end. */
  function createTakeovers(): { readonly recording: RecordedRoom; readonly changes: readonly number[] } {
    const recording = playUntil(makeAway(createRecording('anybody'), BEN), ({ position }) => position > 40)
    const changes: number[] = []
    const change = (event: JournalEvent) => {
      changes.push(decisionsIn(recording))
      applyEvent(recording, event)
    }
    change(createRequestedEvent(CEM, { type: 'took-seat', seat: BEN }))
    // Ben returns and hands the seat to Cem again before any decision, so the seat history leaves this out.
    applyEvent(recording, createRequestedEvent(BEN, { type: 'returned-to-seat' }))
    applyEvent(recording, createRequestedEvent(ADA, { type: 'gave-seat', seat: BEN, member: CEM }))
    playUntil(recording, ({ position }) => position > 60)
    change(createRequestedEvent(DIA, { type: 'took-seat', seat: BOT }))
    playUntil(recording, ({ position }) => position > 80)
    change(createRequestedEvent(BEN, { type: 'returned-to-seat' }))
    return { recording: playUntil(recording, () => false), changes }
  }

  it('says who played which seat when, and can be replayed', async () => {
    const { recording, changes } = createTakeovers()
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const record = await readRecord(GAMES, testRegistry.storage, room, 1)
    expect(record.players).toEqual(['Ada', 'Ben', 'Dia'])
    expect(record.seatHistory).toEqual([
      [{ player: 'Ada', fromDecision: 0 }],
      [
        { player: 'Ben', fromDecision: 0 },
        { player: 'Cem', fromDecision: changes[0] },
        { player: 'Ben', fromDecision: changes[2] },
      ],
      [
        { player: 'bot 3', fromDecision: 0 },
        { player: 'Dia', fromDecision: changes[1] },
      ],
    ])
    expect(hasValidSeatHistory(record)).toBe(true)
    expect(replayRecord(GAMES, record)).toBeNull()
  })

  it('is the same from the journal as stored', async () => {
    const { recording } = createTakeovers()
    const [session, ada, ben, , dia] = await loadTable({
      ...recording,
      events: recording.events.slice(0, -1),
    })
    const last = recording.events.at(-1) as JournalEvent & { type: 'answered' }
    const { promptNumber } = session.room
    const people = [ada, ben, dia]
    expect(
      await people[last.seat].request({ type: 'answer', promptNumber, answer: last.answer as number }),
    ).toBe('done')
    await flushWrites()
    const kept = await readRecord(GAMES, testRegistry.storage, session.room, 1)
    const unkept = withOverrides<ServerStorage>(testRegistry.storage, {
      records: { find: async () => null, saveOnce() {} },
    })
    expect(await readRecord(GAMES, unkept, session.room, 1)).toEqual(kept)
    expect(kept.seatHistory).toHaveLength(3)
    const findings = examineDataFolder(testRegistry.folder).filter(
      ({ part }) => part === 'journals' || part === 'records',
    )
    expect(findings.map(({ state, message }) => [state, message])).toEqual([
      ['ok', expect.stringContaining('1 with')],
      ['ok', '1, all checksums match'],
    ])
  })

  it('has no seat history without takeovers', async () => {
    const { room } = await testRegistry.loadRecordedRoom(playUntil(createRecording(), () => false))
    expect(await readRecord(GAMES, testRegistry.storage, room, 1)).not.toHaveProperty('seatHistory')
  })

  it('says that a player has left and a bot took over', async () => {
    const sent = playUntil(createRecording(), ({ position }) => position > 40)
    const left = decisionsIn(sent)
    applyEvent(sent, createRequestedEvent(BEN, { type: 'left' }))
    const { room } = await testRegistry.loadRecordedRoom(playUntil(sent, () => false))
    const { seatHistory, players } = await readRecord(GAMES, testRegistry.storage, room, 1)
    expect(players).toEqual(['Ada', 'bot 2', 'bot 3'])
    expect(seatHistory![BEN]).toEqual([
      { player: 'Ben', fromDecision: 0 },
      { player: 'bot 2', fromDecision: left },
    ])
  })
})
