import { GAMES } from '@slapwise/games'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { readExport, readRecord } from '../../testing/match-records-kit.ts'
import { TestRegistry } from '../../testing/registry-kit.ts'
import { createPlayingRoom, identityOf, playUntil, ROOM_CODE } from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import { loadRoomState, readHistory } from './history.ts'
import { EVENTS_PER_SLICE, readEvents, SLICE_TIME_MS, waitForOwnTurn } from './read-events.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
})

afterEach(() => testRegistry.close())

/** The same storage, and the number of events read per turn of the event loop. */
function countReads(storage: ServerStorage): { storage: ServerStorage; perTurn: number[] } {
  const perTurn: number[] = []
  let turn = 0
  const count = () => {
    turn++
    ticking = setImmediate(count)
  }
  let ticking = setImmediate(count)
  const read: ServerStorage['journal']['read'] = async (...of) => {
    const events = await storage.journal.read(...of)
    perTurn[turn] = (perTurn[turn] ?? 0) + events.length
    return events
  }
  testRegistry.close = async () => {
    clearImmediate(ticking)
    await TestRegistry.prototype.close.call(testRegistry)
  }
  return { storage: withOverrides(storage, { journal: withOverrides(storage.journal, { read }) }), perTurn }
}

describe('Reading a journal', () => {
  it('yields to the event loop after each slice, however many readers there are', async () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben', 'Cem']), () => false)
    const { room } = await testRegistry.loadRecordedRoom(recording)
    const { position } = room
    expect(position).toBeGreaterThan(2 * EVENTS_PER_SLICE)
    const { storage, perTurn } = countReads(testRegistry.storage)
    const range = {
      identity: identityOf('Ada'),
      match: 1,
      seat: 0,
      sinceVersion: 0,
      untilPosition: position,
      isOfRound: false,
    }
    const [history, again, loaded, record, all] = await Promise.all([
      readHistory(GAMES, storage, ROOM_CODE, range),
      readHistory(GAMES, storage, ROOM_CODE, range),
      loadRoomState(GAMES, storage, ROOM_CODE),
      readRecord(GAMES, storage, room, 1),
      readExport(GAMES, storage, room),
    ])
    expect(JSON.parse(history)).toHaveLength(room.data.version)
    expect([again, loaded!.position, all.matches]).toEqual([history, position, [record]])
    expect(Math.max(...perTurn.filter((entries) => entries > 0))).toBe(EVENTS_PER_SLICE)
  })

  it('yields after each event if one takes all the time of a slice', async () => {
    await testRegistry.loadRecordedRoom(playUntil(createPlayingRoom(['Ada', 'Ben', 'Cem']), () => true))
    vi.useFakeTimers({ toFake: ['performance'] })
    const turns = new Set<number>()
    let turn = 0
    const count = () => {
      turn++
      ticking = setImmediate(count)
    }
    let ticking = setImmediate(count)
    let entries = 0
    for await (const _ of readEvents(testRegistry.storage.journal, ROOM_CODE, 0)) {
      entries++
      turns.add(turn)
      vi.advanceTimersByTime(SLICE_TIME_MS)
    }
    clearImmediate(ticking)
    vi.useRealTimers()
    expect(entries).toBeGreaterThan(2)
    expect(turns.size).toBe(entries)
  })

  it('keeps the order of events', async () => {
    const order: number[] = []
    await Promise.all([1, 2, 3].map((n) => waitForOwnTurn().then(() => order.push(n))))
    expect(order).toEqual([1, 2, 3])
  })
})
