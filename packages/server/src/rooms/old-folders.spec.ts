import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@slapwise/games'
import { isFair, replay } from '@slapwise/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { examine } from '../journal/doctor.ts'
import { readExport, readRecord } from '../testing/archive-kit.ts'
import { Person, settle, TestHouse } from '../testing/house-kit.ts'
import { CODE, deed, lobby, playing } from '../testing/room-kit.ts'
import type { Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { loadRoom } from './history.ts'
import type { LiveRoom } from './live-room.ts'

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/${name}/slapwise.db`, import.meta.url))
const FINISHED = 'kono-maki'
const RUNNING = 'vove-rogo'
const DAY = 24 * 60 * 60_000

let house: TestHouse

afterEach(() => house.close())

/** A house on a copy of the old folder, where nothing is too old. */
function oldHouse(name = 'before-versions'): TestHouse {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  copyFileSync(fixture(name), join(folder, 'slapwise.db'))
  return new TestHouse({ expireDays: null, botDelay: 0 }, undefined, folder)
}

/** Everybody who was there, in the order of their seats. */
const peopleOf = (live: LiveRoom): Person[] =>
  live.room.taken.map(({ member }) => {
    const { name, identity } = live.room.state.members[member!]
    return new Person(name, identity).enter(live)
  })

describe('A folder from before rules had versions', () => {
  it('lists its rooms as it would now', async () => {
    house = oldHouse()
    expect(await house.house.listed()).toEqual([
      {
        code: RUNNING,
        host: 'Ada',
        players: 4,
        phase: 'playing',
        game: 'frantic',
        about: { sets: ['base', 'troublemaker'] },
      },
    ])
  })

  it('has the records of its finished matches, and they verify', async () => {
    house = oldHouse()
    const { room } = await house.house.find(FINISHED)
    for (const number of [1, 2]) {
      const record = await readRecord(GAMES, house.storage, room, number)
      expect([record.rules, replay(GAMES, record)]).toEqual([1, null])
      expect(isFair(record.seed, record.fairness!)).toBe(true)
    }
    const journals = examine(house.folder).filter(({ part }) => part === 'journals')
    expect(journals).toMatchObject([
      { state: 'sound', words: expect.stringMatching(/but for 524 from before/) },
    ])
    const all = await readExport(GAMES, house.storage, room)
    expect([all.matches.length, all.chat]).toEqual([2, [{ name: 'Ben', text: 'well played' }]])
  })

  it('comes from a snapshot of that time to where its journal comes', async () => {
    house = oldHouse()
    expect(await house.storage.snapshots.newest(FINISHED, 9999)).not.toBeNull()
    const { room } = await house.house.find(FINISHED)
    const { startedAt: _, ...state } = room.state
    const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
    db.exec('DELETE FROM snapshots')
    db.close()
    const folded = await loadRoom(GAMES, house.storage, FINISHED)
    expect(folded!.state).toMatchObject(state)
    expect(room.game.digest(folded!.match!)).toBe(room.game.digest(room.match!))
  })

  it('starts the next match by the newest rules', async () => {
    house = oldHouse()
    const live = await house.house.find(FINISHED)
    const [ada, ben] = peopleOf(live)
    expect(await ada.does({ type: 'rematch' })).toBe('done')
    expect(await ben.does({ type: 'ready', ready: true })).toBe('done')
    expect(await ada.does({ type: 'start' })).toBe('done')
    expect(live.room.state.rules).toBe(live.room.game.version)
  })
})

describe('A folder from before bots had a character', () => {
  it('knows its bots by their new names', async () => {
    house = oldHouse('before-levels')
    const { room } = await house.house.find('nena-fufi-ruka-rofo')
    const levels = room.state.seats.map(({ bot }) => bot).filter((bot) => bot !== null)
    expect(levels).toEqual(['chaotic', 'simple'])
  })
})

describe('A room of a newer server', () => {
  const { version } = GAMES.first
  const newer: Record<string, readonly Entry[]> = {
    'by newer rules': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { did: 'started', salt: '', game: GAMES.first.id, rules: version + 1 }),
    ],
    'with something unheard of': [
      ...playing(['Ada', 'Ben'], undefined, 'correspondence').entries,
      { by: 0, id: 'a', did: 'levitated' } as unknown as Entry,
    ],
    'with a game that was changed to an unknown one': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { did: 'changed-game', game: 'tiddlywinks', change: { settings: { winks: 6 } } }),
    ],
    'with an unknown game': [
      ...lobby(['Ada', 'Ben']).entries,
      deed(0, { did: 'started', salt: '', game: 'tiddlywinks', rules: 1 }),
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
    house = new TestHouse()
    house.write(1, newer[kind])
    house.storage.directory.keep({ code: CODE, touchedAt: Date.now(), listing: '{}', wakeAt: 1 })
    await settle()
    const before = everything()
    for (const days of [0, 1, 80]) {
      const refused = await house.house.find(CODE).catch((error: Refused) => error.error)
      expect(refused).toMatchObject({ code: 'newer-room' })
      await house.later(days * DAY)
      await settle()
    }
    expect(everything()).toBe(before)
    expect([house.house.live, house.problems.length]).toEqual([0, 3])
  })
})
