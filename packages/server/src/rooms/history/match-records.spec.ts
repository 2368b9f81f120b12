import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildView } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { createRandom, isValidSeedProof, replayRecord, sampleAnswer } from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { readExport, readRecord } from '../../testing/match-records-kit.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  cardMatchOf,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  createStartedEvent,
  dealWithPlayerSeeds,
  identityOf,
  playNextGame,
  playUntil,
  ROOM_CODE,
  TWO_GAMES,
} from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import type { RoomSession } from '../session/room-session.ts'
import { streamRoomExport } from './match-records.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
})

afterEach(() => testRegistry.close())

const never = () => false

describe('A match record', () => {
  it('can be replayed and verified, also after the next match has begun', async () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem'])
    dealWithPlayerSeeds(recording, { 1: 'abcdef01', 2: '12345678' })
    applyEvent(recording, createRequestedEvent(2, { type: 'left' }))
    playUntil(recording, never)
    applyEvent(recording, createRequestedEvent(0, { type: 'rematched', serverSeed: 'another' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'readied', isReady: true }))
    applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const record = await readRecord(GAMES, testRegistry.storage, room, 1)
    expect(replayRecord(GAMES, record)).toBeNull()
    expect(isValidSeedProof(record.seed, record.seedProof!)).toBe(true)
    expect(record.seedProof!.playerSeeds).toEqual(['', 'abcdef01', '12345678'])
    expect(record.players).toEqual(['Ada', 'Ben', 'bot 3'])
  })

  it('names the game that was played, whatever is played next', async () => {
    const recording = playNextGame(createPlayingRoom(['Ada', 'Ben']), 'crazy-eights', { limit: 1 }, 'another')
    playUntil(recording, never)
    applyEvent(recording, createRequestedEvent(0, { type: 'rematched', serverSeed: 'a third' }))
    applyEvent(
      recording,
      createRequestedEvent(0, { type: 'changed-game', game: 'frantic', change: { settings: {} } }),
    )
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const { game, matches } = await readExport(TWO_GAMES, testRegistry.storage, room)
    expect(game).toBe('frantic')
    expect(matches.map((match) => match.game)).toEqual(['frantic', 'crazy-eights'])
    for (const record of matches) expect(replayRecord(TWO_GAMES, record)).toBeNull()
  })

  it('does not exist before the end, nor for an unknown match', async () => {
    const { room } = await testRegistry.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben']))
    for (const number of [0, 1, 2, -1, 1.5, Number.NaN])
      await expect(readRecord(GAMES, testRegistry.storage, room, number)).rejects.toThrow('no finished match')
  })
})

describe('A stored record', () => {
  /** A match that ends while it is watched, with an answer taken back in it, after another match. */
  async function ended(): Promise<RoomSession> {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben']), never)
    applyEvent(recording, createRequestedEvent(0, { type: 'rematched', serverSeed: 'another' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'readied', isReady: true }))
    applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
    const session = await testRegistry.loadRecordedRoom(recording)
    const people = ['Ada', 'Ben'].map((name) => new TestViewer(name).connect(session))
    const random = createRandom('a match')
    for (let step = 0; session.room.data.phase === 'playing'; step++) {
      const { match, promptNumber } = session.room
      const slipped = people.findIndex((_, seat) => match!.mayTakeBack(seat))
      if (slipped >= 0 && step % 3 === 0) await people[slipped].request({ type: 'take-back', promptNumber })
      else {
        const { seat, choice } = match!.prompts.find((open) => match!.promptFor(open.seat))!
        const answer = sampleAnswer(choice, random) as number
        await people[seat].request({ type: 'answer', promptNumber, answer })
      }
    }
    return session
  }

  /** Deletes everything except the records, and opens the folder again. */
  const forgetJournal = async () => {
    await testRegistry.registry.stop()
    const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
    db.exec('DELETE FROM segments')
    db.close()
    testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
  }

  it('equals the one from the journal, and does not need it', async () => {
    const { room } = await ended()
    await flushWrites()
    const folded = await readRecord(
      GAMES,
      withOverrides<ServerStorage>(testRegistry.storage, { records: noRecords }),
      room,
      2,
    )
    await forgetJournal()
    const kept = await readRecord(GAMES, testRegistry.storage, room, 2)
    expect(kept).toEqual(folded)
    expect(replayRecord(GAMES, kept)).toBeNull()
    expect((await testRegistry.readEvents()).length).toBe(0)
  })

  it('is rebuilt once if it is missing', async () => {
    const { room } = await ended()
    expect(await testRegistry.storage.records.find(ROOM_CODE, 1)).toBeNull()
    const first = await readRecord(GAMES, testRegistry.storage, room, 1)
    await flushWrites()
    await forgetJournal()
    expect(await readRecord(GAMES, testRegistry.storage, room, 1)).toEqual(first)
    expect(replayRecord(GAMES, first)).toBeNull()
  })
})

const noRecords: ServerStorage['records'] = { find: async () => null, saveOnce() {} }

describe('A room export', () => {
  it('contains members, chat and finished matches, and nothing hidden of the running match', async () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben']), never)
    applyEvent(recording, createRequestedEvent(0, { type: 'rematched', serverSeed: 'the running secret' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'chatted', text: 'once more' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'renamed', name: 'Dia' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'readied', isReady: true }))
    dealWithPlayerSeeds(recording, { 1: 'feedbeef' })
    const begun = recording.room.position
    const decisions = recording.events.filter(({ type }) => type === 'answered').length
    playUntil(recording, (room) => room.position >= begun + 5)
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const all = await readExport(GAMES, testRegistry.storage, room)
    expect(all).toMatchObject({
      code: ROOM_CODE,
      members: ['Ada', 'Dia'],
      chat: [{ name: 'Ben', text: 'once more' }],
    })
    expect(all.matches).toHaveLength(1)
    expect(all.matches[0].decisions).toHaveLength(decisions)
    const text = JSON.stringify(all)
    for (const hidden of ['the running secret', 'feedbeef', identityOf('Ada'), recording.room.seed])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain(JSON.stringify(buildView(cardMatchOf(recording.room), 0).hand))
  })

  it('reads the journal only as fast as it is consumed', async () => {
    const recording = createLobby(['Ada'])
    for (let i = 0; i < 1_000; i++)
      applyEvent(recording, createRequestedEvent(0, { type: 'chatted', text: `${i}` }))
    const { room } = await testRegistry.loadRecordedRoom(recording)
    let entries = 0
    const { journal } = testRegistry.storage
    const counted = withOverrides(testRegistry.storage, {
      journal: withOverrides(journal, {
        async read(...of) {
          const read = await journal.read(...of)
          entries += read.length
          return read
        },
      }),
    })
    const chunks = await streamRoomExport(TWO_GAMES, counted, room)
    const before = entries
    const { value: first } = await chunks.next()
    await chunks.next()
    await chunks.next()
    expect([first, entries - before]).toEqual([expect.stringContaining('"members":["Ada"]'), 50])
  })
})
