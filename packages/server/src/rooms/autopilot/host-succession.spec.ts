import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createPlayingRoom, playUntil } from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'

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

async function loadTable(
  names: readonly string[],
  recording = createPlayingRoom(NAMES),
): Promise<[RoomSession, ...TestViewer[]]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  return [session, ...names.map((name) => new TestViewer(name).connect(session))]
}

async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

describe('Host succession', () => {
  it('passes the role on after a minute of absence', async () => {
    const [session, ada, , cem] = await loadTable(['Ada', 'Ben', 'Cem'])
    ada.disconnect()
    await advance(59_999)
    expect(session.room.data.host).toBe(0)
    await advance(1)
    expect(cem.room.host).toBe(1)
  })

  it('lets the new host start the next match', async () => {
    const over = playUntil(createPlayingRoom(NAMES), () => false)
    const [, ada, ben, cem] = await loadTable(['Ada', 'Ben', 'Cem'], over)
    expect(await cem.request({ type: 'vote', topic: 'rematch', isFor: true })).toBe('done')
    ada.disconnect()
    expect(await ben.request({ type: 'rematch' })).toBe('not-host')
    await advance(60_000)
    expect(await ben.request({ type: 'rematch' })).toBe('done')
    const { phase, seats } = cem.room
    expect(phase).toBe('lobby')
    expect(seats.map(({ isReady }) => isReady).slice(0, 4)).toEqual([false, false, true, false])
  })

  it('keeps a host who returns in time, or whom nobody can replace', async () => {
    const [session, ada] = await loadTable(['Ada'])
    ada.disconnect()
    const eve = new TestViewer('Eve').connect(session)
    await advance(50_000)
    new TestViewer('Ada').connect(session)
    await advance(50_000)
    eve.disconnect()
    expect(session.room.data.host).toBe(0)
  })

  it('also works if no server saw the host disconnect', async () => {
    const [session, ben] = await loadTable(['Ben'])
    await advance(60_000)
    expect(session.room.data.host).toBe(1)
    expect(await ben.request({ type: 'make-host', member: 3 })).toBe('done')
    await advance(60_000)
    expect(session.room.data.host).toBe(1)
  })
})
