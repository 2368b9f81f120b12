import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildView } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { isValidSeedProof, replayRecord, sampleAnswer, createRandom } from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { readExport, readRecord } from '../../testing/match-records-kit.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  cardMatchOf,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  createStartedEvent,
  dealWithSalts,
  identityOf,
  playNextGame,
  playUntil,
  ROOM_CODE,
  TWO_GAMES,
} from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import type { RoomSession } from '../session/room-session.ts'
import { streamRoomExport } from './match-records.ts'

let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry()
})

afterEach(() => house.close())

const never = () => false

describe('The record of a match', () => {
  it('can be replayed and verified, also after the next one has begun', async () => {
    const story = createLobby(['Ada', 'Ben', 'Cem'])
    dealWithSalts(story, { 1: 'abcdef01', 2: '12345678' })
    applyEvent(story, createMemberEvent(2, { type: 'left' }))
    playUntil(story, never)
    applyEvent(story, createMemberEvent(0, { type: 'rematched', secret: 'another' }))
    applyEvent(story, createMemberEvent(1, { type: 'readied', isReady: true }))
    applyEvent(story, createMemberEvent(0, createStartedEvent(story)))
    const { room } = await house.loadRecordedRoom(story)
    const record = await readRecord(GAMES, house.storage, room, 1)
    expect(replayRecord(GAMES, record)).toBeNull()
    expect(isValidSeedProof(record.seed, record.fairness!)).toBe(true)
    expect(record.fairness!.salts).toEqual(['', 'abcdef01', '12345678'])
    expect(record.players).toEqual(['Ada', 'Ben', 'bot 3'])
  })

  it('names the game that was played, whatever is played next', async () => {
    const story = playNextGame(createPlayingRoom(['Ada', 'Ben']), 'crazy-eights', { limit: 1 }, 'another')
    playUntil(story, never)
    applyEvent(story, createMemberEvent(0, { type: 'rematched', secret: 'a third' }))
    applyEvent(
      story,
      createMemberEvent(0, { type: 'changed-game', game: 'frantic', change: { settings: {} } }),
    )
    const { room } = await house.loadRecordedRoom(story)
    const { game, matches } = await readExport(TWO_GAMES, house.storage, room)
    expect(game).toBe('frantic')
    expect(matches.map((match) => match.game)).toEqual(['frantic', 'crazy-eights'])
    for (const record of matches) expect(replayRecord(TWO_GAMES, record)).toBeNull()
  })

  it('is not there before the end, nor of a match that never was', async () => {
    const { room } = await house.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben']))
    for (const number of [0, 1, 2, -1, 1.5, Number.NaN])
      await expect(readRecord(GAMES, house.storage, room, number)).rejects.toThrow('no finished match')
  })
})

describe('A record that is kept', () => {
  /** A match that ends while somebody looks, with something taken back in it; before it there was another. */
  async function ended(): Promise<RoomSession> {
    const story = playUntil(createPlayingRoom(['Ada', 'Ben']), never)
    applyEvent(story, createMemberEvent(0, { type: 'rematched', secret: 'another' }))
    applyEvent(story, createMemberEvent(1, { type: 'readied', isReady: true }))
    applyEvent(story, createMemberEvent(0, createStartedEvent(story)))
    const live = await house.loadRecordedRoom(story)
    const people = ['Ada', 'Ben'].map((name) => new TestViewer(name).connect(live))
    const random = createRandom('a match')
    for (let step = 0; live.room.data.phase === 'playing'; step++) {
      const { match, promptNumber } = live.room
      const slipped = people.findIndex((_, seat) => match!.mayTakeBack(seat))
      if (slipped >= 0 && step % 3 === 0) await people[slipped].request({ type: 'take-back', promptNumber })
      else {
        const { seat, choice } = match!.prompts.find((open) => match!.promptFor(open.seat))!
        const answer = sampleAnswer(choice, random) as number
        await people[seat].request({ type: 'answer', promptNumber, answer })
      }
    }
    return live
  }

  /** There are only records left when the house is opened again. */
  const forgetJournal = async () => {
    await house.registry.stop()
    const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
    db.exec('DELETE FROM entries')
    db.close()
    house = new TestRegistry({}, undefined, house.folder)
  }

  it('says what the journal said, and is there without it', async () => {
    const { room } = await ended()
    await flushWrites()
    const folded = await readRecord(
      GAMES,
      withOverrides<ServerStorage>(house.storage, { records: nothingKept }),
      room,
      2,
    )
    await forgetJournal()
    const kept = await readRecord(GAMES, house.storage, room, 2)
    expect(kept).toEqual(folded)
    expect(replayRecord(GAMES, kept)).toBeNull()
    expect((await house.readEvents()).length).toBe(0)
  })

  it('is made once for a match that ended before any were kept', async () => {
    const { room } = await ended()
    expect(await house.storage.records.find(ROOM_CODE, 1)).toBeNull()
    const first = await readRecord(GAMES, house.storage, room, 1)
    await flushWrites()
    await forgetJournal()
    expect(await readRecord(GAMES, house.storage, room, 1)).toEqual(first)
    expect(replayRecord(GAMES, first)).toBeNull()
  })
})

const nothingKept: ServerStorage['records'] = { find: async () => null, saveOnce() {} }

describe('What the host can take home', () => {
  it('has people, chat and finished matches, and nothing hidden of the running one', async () => {
    const story = playUntil(createPlayingRoom(['Ada', 'Ben']), never)
    applyEvent(story, createMemberEvent(0, { type: 'rematched', secret: 'the running secret' }))
    applyEvent(story, createMemberEvent(1, { type: 'said', text: 'once more' }))
    applyEvent(story, createMemberEvent(1, { type: 'renamed', name: 'Dia' }))
    applyEvent(story, createMemberEvent(1, { type: 'readied', isReady: true }))
    dealWithSalts(story, { 1: 'feedbeef' })
    const begun = story.room.position
    const decisions = story.events.filter(({ type }) => type === 'answered').length
    playUntil(story, (room) => room.position >= begun + 5)
    const { room } = await house.loadRecordedRoom(story)
    const all = await readExport(GAMES, house.storage, room)
    expect(all).toMatchObject({
      code: ROOM_CODE,
      members: ['Ada', 'Dia'],
      chat: [{ name: 'Ben', text: 'once more' }],
    })
    expect(all.matches).toHaveLength(1)
    expect(all.matches[0].decisions).toHaveLength(decisions)
    const text = JSON.stringify(all)
    for (const hidden of ['the running secret', 'feedbeef', identityOf('Ada'), story.room.seed])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain(JSON.stringify(buildView(cardMatchOf(story.room), 0).hand))
  })

  it('is read from the journal only as fast as it is taken', async () => {
    const story = createLobby(['Ada'])
    for (let i = 0; i < 1_000; i++) applyEvent(story, createMemberEvent(0, { type: 'said', text: `${i}` }))
    const { room } = await house.loadRecordedRoom(story)
    let entries = 0
    const { journal } = house.storage
    const counted = withOverrides(house.storage, {
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
