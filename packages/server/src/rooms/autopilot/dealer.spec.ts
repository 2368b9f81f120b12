import { GAMES } from '@slapwise/games'
import {
  BOT_COMMITMENT,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  findUnrevealedSeats,
  isValidSeedProof,
  Match,
  type MatchRecord,
  replayRecord,
} from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameSettings } from '../../rules-for.ts'
import { rulesFor } from '../../rules-for.ts'
import { readRecord } from '../../testing/match-records-kit.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createComparableState, createLobby, playRandomlyToEnd, ROOM_CODE } from '../../testing/room-kit.ts'
import { loadRoomState } from '../history/history.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { REVEAL_TIMEOUT_MS } from './dealer.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const COMMITMENT = commitToServerSeed('the same as always')
const playerSeeds: Readonly<Record<string, string>> = {
  Ada: 'ada0ada0ada0ada0',
  Ben: 'be00be00be00be00',
  Cem: 'ce00ce00ce00ce00',
}

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  testRegistry = new TestRegistry()
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

const commit = (person: TestViewer, name: string) =>
  person.request({ type: 'commit-seed', commitment: commitToPlayerSeed(COMMITMENT, playerSeeds[name]) })
const reveal = (person: TestViewer, name: string) =>
  person.request({ type: 'reveal-seed', seed: playerSeeds[name] })

/** A room in which all players are seated and online, and the named ones have sent commitments. */
async function loadTable(
  committing: readonly string[] = NAMES,
  ...rest: Parameters<typeof createLobby> extends [unknown, ...infer R] ? R : never
): Promise<[RoomSession, TestViewer, TestViewer, TestViewer]> {
  const session = await testRegistry.loadRecordedRoom(createLobby(NAMES, ...rest))
  const people = NAMES.map((name) => new TestViewer(name).connect(session))
  for (const [i, name] of NAMES.entries())
    if (committing.includes(name)) expect(await commit(people[i], name)).toBe('done')
  return [session, people[0], people[1], people[2]]
}

/** Loads the same folder as after a crash: nobody is connected, and no timer has survived. */
async function reopen(): Promise<RoomSession> {
  await testRegistry.registry.stop()
  vi.clearAllTimers()
  testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
  return testRegistry.registry.find(ROOM_CODE)
}

async function passRevealTimeout(): Promise<void> {
  vi.advanceTimersByTime(REVEAL_TIMEOUT_MS)
  await flushWrites()
}

const eventsOf = async (type: JournalEvent['type']): Promise<JournalEvent[]> =>
  (await testRegistry.readEvents())
    .map((text) => JSON.parse(text) as JournalEvent)
    .filter((event) => event.type === type)

/** A seed of Ada's with which the card that opens the round is an event that ends it. */
function seedThatEndsRound({ room: { game } }: RoomSession, settings: GameSettings): string {
  const rules = rulesFor(game, game.latestRulesVersion, settings, NAMES.length)
  for (let number = 0; ; number++) {
    const playerSeed = `ada0ada0ada0a${100 + number}`
    if (Match.start(rules, combineSeeds('the same as always', [playerSeed, '', ''])).isOver) return playerSeed
  }
}

const viewOf = ({ room }: TestViewer) => room

/** Plays the match to its end, and returns its record. */
async function recordOf({ room }: RoomSession): Promise<MatchRecord> {
  testRegistry.appendEvents(room.position + 1, playRandomlyToEnd(room))
  await flushWrites()
  const over = (await loadRoomState(GAMES, testRegistry.storage, ROOM_CODE))!
  return readRecord(GAMES, testRegistry.storage, over, 1)
}

describe('A match dealt with player seeds', () => {
  it('begins as soon as all players have revealed their seeds', async () => {
    const [session, ada, ben, cem] = await loadTable()
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(viewOf(ben)).toMatchObject({ phase: 'lobby', isDealing: true })
    expect(await reveal(cem, 'Cem')).toBe('done')
    expect(await reveal(ada, 'Ada')).toBe('done')
    expect(session.room.data.phase).toBe('dealing')
    expect(await reveal(ben, 'Ben')).toBe('done')
    expect(viewOf(ben)).toMatchObject({ phase: 'playing', isDealing: false })
    const record = await recordOf(session)
    expect(record.seedProof!.playerSeeds).toEqual(NAMES.map((name) => playerSeeds[name]))
    expect([isValidSeedProof(record.seed, record.seedProof!), replayRecord(GAMES, record)]).toEqual([
      true,
      null,
    ])
    expect(findUnrevealedSeats(record.seedProof!)).toEqual([])
  })

  it('leaves out a seed that is not revealed in time, and the record says so', async () => {
    const [session, ada, ben, cem] = await loadTable()
    await ada.request({ type: 'start' })
    await reveal(ada, 'Ada')
    await reveal(cem, 'Cem')
    vi.advanceTimersByTime(REVEAL_TIMEOUT_MS - 1)
    await flushWrites()
    expect(session.room.data.phase).toBe('dealing')
    await passRevealTimeout()
    expect(session.room.data.phase).toBe('playing')
    expect(await reveal(ben, 'Ben')).toBe('not-asked')
    expect(
      viewOf(ben)
        .seats.slice(0, 3)
        .map(({ hasRevealedSeed }) => hasRevealedSeed),
    ).toEqual([true, false, true])
    const record = await recordOf(session)
    expect(findUnrevealedSeats(record.seedProof!)).toEqual([1])
    expect([isValidSeedProof(record.seed, record.seedProof!), replayRecord(GAMES, record)]).toEqual([
      true,
      null,
    ])
  })

  it('accepts only seeds that match a commitment for this deal', async () => {
    const [session, ada, ben] = await loadTable()
    expect(await reveal(ben, 'Ben')).toBe('not-asked')
    await ada.request({ type: 'start' })
    expect(await reveal(ben, 'Cem')).toBe('illegal-answer')
    expect(
      await ben.request({ type: 'commit-seed', commitment: commitToPlayerSeed(COMMITMENT, playerSeeds.Cem) }),
    ).toBe('not-in-lobby')
    expect(await reveal(ben, 'Ben')).toBe('done')
    expect(await reveal(ben, 'Ben')).toBe('not-asked')
    await passRevealTimeout()
    expect((await recordOf(session)).seedProof!.playerSeeds).toEqual(['', playerSeeds.Ben, ''])
  })

  it('does not wait for players without a commitment, and takes no seed from them', async () => {
    const [session, ada, ben, cem] = await loadTable(['Cem'])
    await ben.request({ type: 'ready', isReady: true })
    await ada.request({ type: 'start' })
    await reveal(cem, 'Cem')
    expect(session.room.data.phase).toBe('playing')
    const { seedProof } = await recordOf(session)
    expect(seedProof!.playerSeeds).toEqual(['', '', playerSeeds.Cem])
    expect(seedProof!.playerCommitments).toEqual(['', '', commitToPlayerSeed(COMMITMENT, playerSeeds.Cem)])
    expect(findUnrevealedSeats(seedProof!)).toEqual([])
  })

  it('records which seats bots held when commitments were closed', async () => {
    const [session, ada, ben, cem] = await loadTable(['Ada', 'Ben'])
    await ada.request({ type: 'add-bot', seat: 3, level: 'simple' })
    await ada.request({ type: 'start' })
    expect(viewOf(ben).seats[3]).toMatchObject({ botLevel: 'simple', seedCommitment: BOT_COMMITMENT })
    await reveal(ben, 'Ben')
    await cem.request({ type: 'leave' })
    await ben.request({ type: 'leave' })
    await reveal(ada, 'Ada')
    const { seedProof, seed, players } = await recordOf(session)
    expect(players).toEqual(['Ada', 'bot 2', 'bot 3', 'bot 4'])
    const bound = ['Ada', 'Ben'].map((name) => commitToPlayerSeed(COMMITMENT, playerSeeds[name]))
    expect(seedProof!.playerCommitments).toEqual([...bound, '', BOT_COMMITMENT])
    expect(seedProof!.playerSeeds).toEqual([playerSeeds.Ada, playerSeeds.Ben, '', ''])
    expect(isValidSeedProof(seed, seedProof!)).toBe(true)
  })

  it('begins at once without commitments, dealt from the server seed alone', async () => {
    const [session, ada] = await loadTable([])
    await ada.request({ type: 'start' })
    expect(session.room.data.phase).toBe('playing')
    expect((await recordOf(session)).seedProof).toEqual({
      serverCommitment: COMMITMENT,
      serverSeed: 'the same as always',
      playerSeeds: ['', '', ''],
      playerCommitments: ['', '', ''],
    })
  })

  it('may be over as soon as it is dealt', async () => {
    const SINGLE_ROUND = { limit: 'none' }
    const [session, ada, ben, cem] = await loadTable([], SINGLE_ROUND)
    const seed = seedThatEndsRound(session, SINGLE_ROUND)
    await ada.request({ type: 'commit-seed', commitment: commitToPlayerSeed(COMMITMENT, seed) })
    await ada.request({ type: 'start' })
    await ada.request({ type: 'reveal-seed', seed })
    expect(viewOf(ben)).toMatchObject({ phase: 'over', matchCount: 1 })
    const record = await readRecord(GAMES, testRegistry.storage, session.room, 1)
    expect([record.decisions, replayRecord(GAMES, record)]).toEqual([[], null])
    expect(await testRegistry.storage.records.find(ROOM_CODE, 1)).toBe(JSON.stringify(record))
    expect(await ada.request({ type: 'rematch' })).toBe('done')
    expect(await ben.request({ type: 'ready', isReady: true })).toBe('done')
    expect(await cem.request({ type: 'ready', isReady: true })).toBe('done')
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(viewOf(ben)).toMatchObject({ matchCount: 2 })
  })

  it('starts once, however often the host requests it, and its terms are fixed from then on', async () => {
    const [session, ada, ben] = await loadTable()
    const ids = [ada.sendRequest({ type: 'start' }), ada.sendRequest({ type: 'start' })]
    await flushWrites()
    expect(ids.map((id) => ada.replyTo(id))).toEqual(['done', 'not-in-lobby'])
    for (const body of [
      { type: 'change-room', pace: 'fast' },
      { type: 'add-bot', seat: 5, level: 'simple' },
      { type: 'rematch' },
    ] as const)
      expect(await ada.request(body)).toMatch(/not-(in-lobby|over)/)
    expect(await ben.request({ type: 'stand-up' })).toBe('not-in-lobby')
    await passRevealTimeout()
    await passRevealTimeout()
    expect(
      [await eventsOf('closed-commitments'), await eventsOf('dealt')].map(({ length }) => length),
    ).toEqual([1, 1])
    expect(session.room.data.matchCount).toBe(1)
  })

  it('keeps the seats of players who leave meanwhile, and the order of seats', async () => {
    const [session, ada, ben, cem] = await loadTable()
    await ada.request({ type: 'start' })
    await reveal(cem, 'Cem')
    await reveal(ben, 'Ben')
    await cem.request({ type: 'leave' })
    expect(await ada.request({ type: 'make-host', member: 1 })).toBe('done')
    const dia = new TestViewer('Dia').connect(session)
    expect(await dia.request({ type: 'join', name: 'Dia' })).toBe('done')
    expect(await dia.request({ type: 'sit', seat: 4 })).toBe('not-in-lobby')
    expect(session.room.data.phase).toBe('dealing')
    await ada.request({ type: 'leave' })
    expect(session.room.data.phase).toBe('playing')
    const { seedProof, players } = await recordOf(session)
    expect(seedProof!.playerSeeds).toEqual(['', playerSeeds.Ben, playerSeeds.Cem])
    expect(findUnrevealedSeats(seedProof!)).toEqual([0])
    expect(players).toEqual(['bot 1', 'Ben', 'bot 3'])
  })

  it.each(['normal', 'correspondence'] as const)(
    'does not wait for offline players, at the %s pace',
    async (pace) => {
      const [session, ada, ben, cem] = await loadTable(NAMES, undefined, pace)
      cem.disconnect()
      await ada.request({ type: 'start' })
      await reveal(ada, 'Ada')
      await reveal(ben, 'Ben')
      await passRevealTimeout()
      expect(session.room.data.phase).toBe('playing')
    },
  )

  it('accepts commitments from seated players only, one per player', async () => {
    const [session, , ben] = await loadTable(['Ben'])
    expect(await ben.request({ type: 'sit', seat: 6 })).toBe('done')
    expect(session.room.data.seats.map(({ seedCommitment }) => seedCommitment).filter(Boolean)).toEqual([])
    await ben.request({ type: 'stand-up' })
    expect(await commit(ben, 'Ben')).toBe('not-seated')
  })

  it('requires new commitments for the next match', async () => {
    const [session, ada, ben, cem] = await loadTable()
    await ada.request({ type: 'start' })
    for (const [person, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
      [cem, 'Cem'],
    ] as const)
      await reveal(person, name)
    await recordOf(session)
    const again = await reopen()
    const host = new TestViewer('Ada').connect(again)
    expect(await host.request({ type: 'rematch' }, 'again')).toBe('done')
    expect(
      again.room.takenSeats.map(({ seedCommitment, playerSeed }) => [seedCommitment, playerSeed]),
    ).toEqual(NAMES.map(() => [null, '']))
  })
})

describe('A server that restarts during a deal', () => {
  it('continues with the revealed seeds, to the same deal', async () => {
    const [, ada, ben] = await loadTable()
    await ada.request({ type: 'start' })
    await reveal(ben, 'Ben')
    const session = await reopen()
    expect(session.room.data.phase).toBe('dealing')
    const back = NAMES.map((name) => new TestViewer(name).connect(session))
    expect(await back[0].request({ type: 'reveal-seed', seed: playerSeeds.Ada }, 'back')).toBe('done')
    expect(await back[1].request({ type: 'reveal-seed', seed: playerSeeds.Ben }, 'once more')).toBe(
      'not-asked',
    )
    expect(session.room.data.phase).toBe('dealing')
    await passRevealTimeout()
    expect(session.room.data.phase).toBe('playing')
    expect(await eventsOf('dealt')).toHaveLength(1)
    expect(createComparableState((await loadRoomState(GAMES, testRegistry.storage, ROOM_CODE))!)).toEqual(
      createComparableState(session.room),
    )
    expect((await recordOf(session)).seedProof!.playerSeeds).toEqual([playerSeeds.Ada, playerSeeds.Ben, ''])
  })

  it('deals at once if all seeds were revealed', async () => {
    const [, ada, ben, cem] = await loadTable()
    await ada.request({ type: 'start' })
    for (const [person, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
      [cem, 'Cem'],
    ] as const)
      await reveal(person, name)
    const all = await testRegistry.readEvents()
    await testRegistry.registry.stop()
    testRegistry = new TestRegistry()
    const sent = all.map((text) => JSON.parse(text) as JournalEvent)
    testRegistry.appendEvents(
      1,
      sent.slice(
        0,
        sent.findIndex(({ type }) => type === 'dealt'),
      ),
    )
    await flushWrites()
    const session = await testRegistry.registry.find(ROOM_CODE)
    await flushWrites()
    expect(session.room.data.phase).toBe('playing')
    expect(await testRegistry.readEvents()).toEqual(all)
  })

  it('loads a correspondence room in time, although nobody watches it', async () => {
    const [session, ada] = await loadTable(NAMES, undefined, 'correspondence')
    await ada.request({ type: 'start' })
    expect(await testRegistry.storage.directory.listDue(Date.now() + REVEAL_TIMEOUT_MS, 9)).toMatchObject([
      { code: ROOM_CODE },
    ])
    expect(session.deadline).toBe(Date.now() + REVEAL_TIMEOUT_MS)
  })
})

describe('Seeds', () => {
  it('are shown to nobody before the match is over, nor is the server seed', async () => {
    const [session, ada, ben, cem] = await loadTable()
    await ada.request({ type: 'start' })
    for (const [person, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
      [cem, 'Cem'],
    ] as const)
      await reveal(person, name)
    const spectator = new TestViewer('Eve').connect(session)
    await flushWrites()
    for (const person of [ada, ben, cem, spectator])
      for (const hidden of [...Object.values(playerSeeds), 'the same as always'])
        expect(JSON.stringify(person.received)).not.toContain(hidden)
  })

  it('are not stored before commitments are closed', async () => {
    await loadTable()
    const journal = JSON.stringify(await testRegistry.readEvents())
    for (const playerSeed of Object.values(playerSeeds)) expect(journal).not.toContain(playerSeed)
  })
})
