import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@slapwise/games'
import { afterEach, describe, expect, it } from 'vitest'
import { settle, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, deed, lobby, playing } from '../../testing/room-kit.ts'
import { roomRow } from '../../testing/room-row.ts'
import type { RoomError } from '../commands/errors.ts'
import type { RoomEvent } from './event.ts'

const DAY = 24 * 60 * 60_000

let house: TestRegistry

afterEach(() => house.close())

describe('A room of a newer server', () => {
  const { version } = GAMES.first
  const newer: Record<string, readonly RoomEvent[]> = {
    'by newer rules': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { type: 'started', game: GAMES.first.id, rules: version + 1 }),
    ],
    'with something unheard of': [
      ...playing(['Ada', 'Ben'], undefined, 'correspondence').entries,
      { by: 0, id: 'a', type: 'levitated' } as unknown as RoomEvent,
    ],
    'with a game that was changed to an unknown one': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { type: 'changed-game', game: 'tiddlywinks', change: { settings: { winks: 6 } } }),
    ],
    'with an unknown game': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { type: 'started', game: 'tiddlywinks', rules: 1 }),
    ],
  }

  const everything = () => {
    const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
    const tables = ['entries', 'rooms', 'snapshots', 'records'].map((table) =>
      db.prepare(`SELECT * FROM ${table}`).all(),
    )
    db.close()
    return JSON.stringify(tables)
  }

  it.each(Object.keys(newer))('%s says so to whoever comes, and stays as it is', async (kind) => {
    house = new TestRegistry()
    house.write(1, newer[kind])
    house.storage.directory.keep(roomRow(CODE, { touchedAt: Date.now(), listing: '{}', wakeAt: 1 }))
    await settle()
    const before = everything()
    for (const days of [0, 1, 80]) {
      const refused = await house.house.find(CODE).catch((error: RoomError) => error.error)
      expect(refused).toMatchObject({ code: 'newer-room' })
      await house.later(days * DAY)
      await settle()
    }
    expect(everything()).toBe(before)
    expect([house.house.live, house.problems.length]).toEqual([0, 3])
  })
})
