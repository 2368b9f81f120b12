import { GAMES } from '@slapwise/games'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../journal/core/storage.ts'
import { readExport, readRecord } from '../../testing/archive-kit.ts'
import { TestRegistry } from '../../testing/registry-kit.ts'
import { replacing } from '../../testing/replacing.ts'
import { CODE, identityOf, playing, until } from '../../testing/room-kit.ts'
import { historyOf, loadRoom } from './history.ts'
import { entriesOf, ownTurn, SLICE, SLICE_TIME } from './slices.ts'

let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry()
})

afterEach(() => house.close())

/** The same storage, and how much was read from its journal in each turn of the event loop. */
function watched(storage: Storage): { storage: Storage; perTurn: number[] } {
  const perTurn: number[] = []
  let turn = 0
  const count = () => {
    turn++
    ticking = setImmediate(count)
  }
  let ticking = setImmediate(count)
  const read: Storage['journal']['read'] = async (...of) => {
    const entries = await storage.journal.read(...of)
    perTurn[turn] = (perTurn[turn] ?? 0) + entries.length
    return entries
  }
  house.close = async () => {
    clearImmediate(ticking)
    await TestRegistry.prototype.close.call(house)
  }
  return { storage: replacing(storage, { journal: replacing(storage.journal, { read }) }), perTurn }
}

describe('What takes long', () => {
  it('lets everybody else have their turn after each slice, however many want it at once', async () => {
    const story = until(playing(['Ada', 'Ben', 'Cem']), () => false)
    const { room } = await house.room(story)
    const { position } = room
    expect(position).toBeGreaterThan(2 * SLICE)
    const { storage, perTurn } = watched(house.storage)
    const stretch = {
      identity: identityOf('Ada'),
      match: 1,
      seat: 0,
      since: 0,
      until: position,
      isOfRound: false,
    }
    const [history, again, loaded, record, all] = await Promise.all([
      historyOf(GAMES, storage, CODE, stretch),
      historyOf(GAMES, storage, CODE, stretch),
      loadRoom(GAMES, storage, CODE),
      readRecord(GAMES, storage, room, 1),
      readExport(GAMES, storage, room),
    ])
    expect(JSON.parse(history)).toHaveLength(room.state.version)
    expect([again, loaded!.position, all.matches]).toEqual([history, position, [record]])
    expect(Math.max(...perTurn.filter((entries) => entries > 0))).toBe(SLICE)
  })

  it('takes a turn for each entry where one entry takes all its time', async () => {
    await house.room(until(playing(['Ada', 'Ben', 'Cem']), () => true))
    vi.useFakeTimers({ toFake: ['performance'] })
    const turns = new Set<number>()
    let turn = 0
    const count = () => {
      turn++
      ticking = setImmediate(count)
    }
    let ticking = setImmediate(count)
    let entries = 0
    for await (const _ of entriesOf(house.storage.journal, CODE, 0)) {
      entries++
      turns.add(turn)
      vi.advanceTimersByTime(SLICE_TIME)
    }
    clearImmediate(ticking)
    vi.useRealTimers()
    expect(entries).toBeGreaterThan(2)
    expect(turns.size).toBe(entries)
  })

  it('is in the order in which it came', async () => {
    const order: number[] = []
    await Promise.all([1, 2, 3].map((n) => ownTurn().then(() => order.push(n))))
    expect(order).toEqual([1, 2, 3])
  })
})
