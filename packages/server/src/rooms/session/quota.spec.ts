import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { identityOf } from '../../testing/room-kit.ts'
import type { RoomSession } from './room-session.ts'

const MEGABYTES_PER_HOUR = 1
const HOUR = 3_600_000

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  testRegistry = new TestRegistry({ megabytesPerHour: MEGABYTES_PER_HOUR })
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

async function openRoom(name: string): Promise<[RoomSession, TestViewer]> {
  const session = await testRegistry.registry.create(identityOf(name), { name, isPublic: false })
  return [session, new TestViewer(name).connect(session)]
}

/** Long settings, different each time. */
const settings = (i: number) => ({
  ownRuleCards: Array.from({ length: 15 }, () => ({
    name: `Rule ${i}`,
    text: '✂'.repeat(200),
    changes: { openHands: true, noCounterattack: i % 2 === 0 },
  })),
})

const BYTES = Buffer.byteLength(JSON.stringify(settings(0)))

/** Changes the settings at the allowed rate until that is refused; returns the number of bytes stored. */
async function useUpQuota(host: TestViewer): Promise<number> {
  for (let i = 0; i < 1_000; i++) {
    vi.advanceTimersByTime(500)
    const answer = await host.request({ type: 'change-room', settings: settings(i) })
    if (answer !== 'done') {
      expect(answer).toBe('quota-exceeded')
      return i * BYTES
    }
  }
  throw new Error('Nothing was refused.')
}

describe('The storage quota', () => {
  it('of a room applies to settings and chat only', async () => {
    const [session, ada] = await openRoom('Ada')
    const stored = await useUpQuota(ada)
    expect(stored).toBeGreaterThan(200_000)
    expect(stored).toBeLessThan(300_000)
    const { position } = session.room
    expect(await ada.request({ type: 'chat', text: 'Hello?' })).toBe('quota-exceeded')
    expect(session.room.position).toBe(position)
    const ben = new TestViewer('Ben').connect(session)
    expect(await ben.request({ type: 'join', name: 'Ben' })).toBe('done')
    expect(await ben.request({ type: 'sit', seat: 1 })).toBe('done')
    expect(await ben.request({ type: 'ready', isReady: true })).toBe('done')
    expect(await ada.request({ type: 'start' })).toBe('done')
    vi.advanceTimersByTime(HOUR)
    expect(await ada.request({ type: 'chat', text: 'Hello!' })).toBe('done')
  })

  it('of an address applies to all its rooms together', async () => {
    let stored = 0
    const hosts: TestViewer[] = []
    for (const name of ['Ada', 'Ben', 'Cem', 'Dia', 'Eve']) {
      const [, host] = await openRoom(name)
      hosts.push(host)
      stored += await useUpQuota(host)
    }
    expect(stored).toBeGreaterThan(900_000)
    expect(stored).toBeLessThan(1_200_000)
    expect(await hosts[4].request({ type: 'rename', name: 'Eva' })).toBe('quota-exceeded')
    const [, other] = await openRoom('Fay')
    Object.assign(other, { address: '127.0.0.2' })
    expect(await other.request({ type: 'change-room', settings: settings(1) })).toBe('done')
    vi.advanceTimersByTime(HOUR / 100)
    expect(await hosts[4].request({ type: 'rename', name: 'Eva' })).toBe('done')
  })
})
