import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@slapwise/games'
import { isFair, replay, sampleAnswer, seeded } from '@slapwise/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { examine } from '../journal/doctor.ts'
import { readExport, readRecord } from '../testing/archive-kit.ts'
import { Person, settle, TestHouse } from '../testing/house-kit.ts'
import { CODE, deed, imageOf, lobby, playing } from '../testing/room-kit.ts'
import { roomRow } from '../testing/room-row.ts'
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

async function playOn({ room }: LiveRoom, people: readonly Person[]): Promise<void> {
  const random = seeded('old folders')
  while (room.state.phase === 'playing') {
    const { match, state } = room
    const { seat, choice } = match!.prompts.find((open) => match!.promptFor(open.seat))!
    const answer = sampleAnswer(choice, random) as number
    expect(await people[seat].does({ type: 'answer', promptNumber: state.promptNumber, answer })).toBe('done')
  }
}

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

  it('goes on in the middle of an effect, and to the end by the rules that it began with', async () => {
    house = oldHouse()
    const live = await house.house.find(RUNNING)
    const { match } = live.room
    expect(match!.prompts.map(({ manner }) => manner)).toEqual(['react', 'react', 'react'])
    expect(match!.prompts.filter(({ seat }) => match!.hasAnswered(seat))).toHaveLength(1)
    await playOn(live, peopleOf(live))
    await settle()
    expect(live.room.state).toMatchObject({ phase: 'over', rules: 1 })
    const again = await loadRoom(GAMES, house.storage, RUNNING)
    expect(imageOf(again!)).toEqual(imageOf(live.room))
    const record = await readRecord(GAMES, house.storage, live.room, 1)
    expect(record).toMatchObject({ rules: 1, game: 'frantic', players: ['Ada', 'Ben', 'Cem', 'Dia'] })
    expect(replay(GAMES, record)).toBeNull()
    const journals = examine(house.folder).filter(({ part }) => part === 'journals')
    expect(journals).toMatchObject([
      { state: 'sound', words: expect.stringMatching(/but for 524 from before/) },
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
  const PLAYED = 'gegi-digo-kipe-suza'
  const GATHERED = 'nena-fufi-ruka-rofo'
  const levels = ({ room }: LiveRoom) => room.state.seats.map(({ bot }) => bot).filter((bot) => bot !== null)

  it('knows its bots by their new names, from its journals as from its snapshots', async () => {
    house = oldHouse('before-levels')
    const live = await Promise.all([PLAYED, GATHERED].map((code) => house.house.find(code)))
    expect(live.map(levels)).toEqual([
      ['chaotic', 'simple', 'chaotic'],
      ['chaotic', 'simple'],
    ])
    const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
    db.exec('DELETE FROM snapshots')
    db.close()
    const folded = await loadRoom(GAMES, house.storage, PLAYED)
    expect(imageOf(folded!)).toEqual(imageOf(live[0].room))
  })

  it('lets them go on with their match', async () => {
    house = oldHouse('before-levels')
    const live = await house.house.find(PLAYED)
    const { room } = live
    const { position } = room
    const [{ name, identity }] = room.state.members
    const ada = new Person(name, identity).enter(live)
    while (room.position < position + 30) {
      await settle()
      const own = room.match!.promptFor(0)
      const { promptNumber } = room.state
      if (own) await ada.does({ type: 'answer', promptNumber, answer: own.fallback as number })
    }
    const entries = (await house.read(PLAYED)).slice(position).map((text) => JSON.parse(text) as Entry)
    const seats = entries.flatMap((entry) => (entry.did === 'answered' ? [entry.seat] : []))
    expect(new Set(seats)).toEqual(new Set([1, 2, 3]))
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
    house.storage.directory.keep(roomRow(CODE, { touchedAt: Date.now(), listing: '{}', wakeAt: 1 }))
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
