import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VerifiedStorage } from '../journal/core/verified-storage.ts'
import { SqliteStorage } from '../journal/sqlite/storage.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { createLobby, createRequestedEvent, ROOM_CODE } from '../testing/room-kit.ts'
import { TestBrowser } from '../testing/server-kit.ts'
import { createTemporaryFolder, startServerProcess } from '../testing/server-process.ts'
import { encodeTextFrame, openStalledSocket } from '../testing/stalled-socket.ts'

const STALLED_CLIENTS = 62
const RECONNECTING_CLIENTS = 50
const PAST_MEMBERS = 190
/** Less than the number of changes that one member may make at once. */
const CHANGES = 10

const LONG_SETTINGS = {
  sets: ['base', 'pandora'],
  ownRuleCards: Array.from({ length: 15 }, (_, i) => ({
    name: `Rule ${i}`.padEnd(40, '!'),
    text: '✂'.repeat(200),
    changes: { openHands: true },
  })),
}

/** A room with long settings and many former members: its view has 35 KB. */
function createCrowdedRoom(): readonly JournalEvent[] {
  const past = Array.from({ length: PAST_MEMBERS }, (_, i) => i + 1)
  const joined = (n: number): JournalEvent => ({
    type: 'joined',
    identity: `past-${n}`,
    name: `${n}`.padEnd(24, '✂'),
    avatar: null,
    id: `past-${n}`,
    member: n,
  })
  return [
    ...createLobby(['Ada'], LONG_SETTINGS).events,
    ...past.map(joined),
    ...past.map((n) => createRequestedEvent(n, { type: 'left' })),
  ]
}

async function store(folder: string, events: readonly JournalEvent[]): Promise<void> {
  const storage = new VerifiedStorage(new SqliteStorage(join(folder, 'slapwise.db')), () => {})
  const texts = events.map((event) => JSON.stringify(event))
  storage.journal.append(
    ROOM_CODE,
    () => ({ position: 1, events: texts }),
    () => {},
  )
  await storage.close()
}

async function connectCrowd(address: string, path: string): Promise<Socket[]> {
  const crowd: Socket[] = []
  for (let i = 0; i < STALLED_CLIENTS; i++) {
    const browser = new TestBrowser({ address })
    await browser.fetch('/api/me')
    crowd.push(await openStalledSocket(browser, path, '127.0.0.2'))
  }
  return crowd
}

it('An address whose connections never read exhausts neither the memory of the server nor the connections of others', async () => {
  const folder = createTemporaryFolder()
  await store(folder, createCrowdedRoom())
  // A sixth of the documented memory, to keep the test short.
  const { address } = await startServerProcess(folder, { NODE_OPTIONS: '--max-old-space-size=160' })
  const bystander = new TestBrowser({ address })
  const spectator = await bystander.connect(ROOM_CODE)
  await spectator.waitForMessage('welcome')
  const crowd = await connectCrowd(address, `/api/rooms/${ROOM_CODE}/socket`)
  for (let change = 0; change < CHANGES; change++) {
    for (const [i, socket] of crowd.slice(0, RECONNECTING_CLIENTS).entries()) {
      const body = change % 2 === 0 ? { type: 'join', name: `Deaf ${i}` } : { type: 'leave' }
      socket.write(encodeTextFrame({ ...body, id: `stalled-${change + 1}` }))
    }
    // The server still replies, and has no more than one change of each connection before it.
    expect((await bystander.fetch('/healthz')).status).toBe(200)
    expect(await spectator.request({ type: 'chat', text: 'hi' })).toBe('not-a-member')
  }
  const updates = spectator.received.filter(({ type }) => type === 'update')
  expect(updates.length).toBeGreaterThan(50)
  expect(JSON.stringify(updates).length).toBeLessThan(200_000)
})
