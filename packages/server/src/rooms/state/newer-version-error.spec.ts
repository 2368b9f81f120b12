import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@slapwise/games'
import { afterEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry } from '../../testing/registry-kit.ts'
import { createLobby, createPlayingRoom, createRequestedEvent, ROOM_CODE } from '../../testing/room-kit.ts'
import { createRoomRow } from '../../testing/room-row.ts'
import type { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from './journal-event.ts'

const DAY = 24 * 60 * 60_000

let testRegistry: TestRegistry

afterEach(() => testRegistry.close())

describe('A room of a newer server', () => {
  const { latestRulesVersion } = GAMES.defaultGame
  const newer: Record<string, readonly JournalEvent[]> = {
    'by newer rules': [
      ...createLobby(['Ada', 'Ben']).events,
      createRequestedEvent(0, {
        type: 'started',
        game: GAMES.defaultGame.id,
        rulesVersion: latestRulesVersion + 1,
      }),
    ],
    'with something unheard of': [
      ...createPlayingRoom(['Ada', 'Ben'], undefined, 'correspondence').events,
      { by: 0, id: 'a', type: 'levitated' } as unknown as JournalEvent,
    ],
    'with a game that was changed to an unknown one': [
      ...createLobby(['Ada', 'Ben']).events,
      createRequestedEvent(0, {
        type: 'changed-game',
        game: 'tiddlywinks',
        change: { settings: { winks: 6 } },
      }),
    ],
    'with an unknown game': [
      ...createLobby(['Ada', 'Ben']).events,
      createRequestedEvent(0, { type: 'started', game: 'tiddlywinks', rulesVersion: 1 }),
    ],
  }

  const everything = () => {
    const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
    const tables = ['segments', 'rooms', 'snapshots', 'records'].map((table) =>
      db.prepare(`SELECT * FROM ${table}`).all(),
    )
    db.close()
    return JSON.stringify(tables)
  }

  it.each(Object.keys(newer))('%s reports that, and stays unchanged', async (kind) => {
    testRegistry = new TestRegistry()
    testRegistry.appendEvents(1, newer[kind])
    testRegistry.storage.directory.save(
      createRoomRow(ROOM_CODE, { touchedAt: Date.now(), listing: '{}', wakeAt: 1 }),
    )
    await flushWrites()
    const before = everything()
    for (const days of [0, 1, 80]) {
      const refused = await testRegistry.registry
        .find(ROOM_CODE)
        .catch((error: RoomError) => error.protocolError)
      expect(refused).toMatchObject({ code: 'room-too-new' })
      await testRegistry.sweepAfter(days * DAY)
      await flushWrites()
    }
    expect(everything()).toBe(before)
    expect([testRegistry.registry.loadedCount, testRegistry.problems.length]).toEqual([0, 3])
  })
})
