import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fetchInTime, waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { createKey, writeKey } from '../../journal/tools/identity-key.ts'
import { serve } from '../../serve.ts'
import { flushWrites, TestRegistry } from '../../testing/registry-kit.ts'
import { createPlayingRoom } from '../../testing/room-kit.ts'
import { createRoomRow } from '../../testing/room-row.ts'
import { TEST_LIBRARY } from '../../testing/test-library.ts'
import { DueRoomLoader } from './due-room-loader.ts'

const ROOMS = 40

let testRegistry: TestRegistry
let codes: readonly string[]

/** Creates many rooms whose clocks ran out while no server was running. */
beforeEach(async () => {
  testRegistry = new TestRegistry()
  const { events } = createPlayingRoom(['Ada', 'Ben'], undefined, 'correspondence')
  const [created, ...rest] = events
  codes = Array.from({ length: ROOMS }, (_, i) => `room-${i}`)
  for (const code of codes) {
    testRegistry.appendEvents(1, [{ ...created, code } as typeof created, ...rest], code)
    testRegistry.storage.directory.save(createRoomRow(code, { touchedAt: Date.now(), wakeAt: 1 }))
  }
  await flushWrites()
})

afterEach(() => testRegistry.close())

/** Stops the registry; the folder is kept until the end of the test. */
async function stopRegistry(): Promise<string> {
  const { folder } = testRegistry
  await testRegistry.registry.stop()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  testRegistry = new TestRegistry()
  return folder
}

/** A room that is still busy when it is first asked. */
class BusyAtFirst {
  readonly code: string
  readonly viewers = new Set<never>()
  #isIdle = false

  constructor(code: string) {
    this.code = code
  }

  get isIdle(): boolean {
    const wasIdle = this.#isIdle
    this.#isIdle = true
    return wasIdle
  }
}

const dueRooms = (folder = testRegistry.folder): number => {
  const db = new DatabaseSync(join(folder, 'slapwise.db'), { readOnly: true })
  const { due } = db.prepare('SELECT count(*) AS due FROM rooms WHERE wake_at <= ?').get(Date.now())!
  db.close()
  return due as number
}

it('Loads due rooms a few at a time, never all at once', async () => {
  const due = Array.from({ length: 300 }, (_, wakeAt) => ({ wakeAt, code: `room-${wakeAt}` }))
  const loaded = new Set<string>()
  const counts: number[] = []
  const loader = new DueRoomLoader<BusyAtFirst>({
    async listDue(_, limit, after) {
      const start = after ? after.wakeAt + 1 : 0
      return due.slice(start, start + limit)
    },
    async load(code) {
      counts.push(loaded.add(code).size)
      return new BusyAtFirst(code)
    },
    unload: ({ code }) => loaded.delete(code),
  })
  await waitFor('all rooms to be loaded', loader.loadDueRooms(due.length))
  expect(counts).toHaveLength(due.length)
  expect(Math.max(...counts)).toBeGreaterThan(1)
  expect(Math.max(...counts)).toBeLessThan(due.length / 2)
})

it('Wakes all due rooms', async () => {
  const before = (await testRegistry.readEvents(codes[0])).length
  testRegistry.registry.startSweeping()
  await waitUntil('all rooms to be woken', () => dueRooms() === 0)
  for (const code of codes) expect((await testRegistry.readEvents(code)).length).toBeGreaterThan(before)
  expect(testRegistry.problems).toEqual([])
})

it('Accepts connections before due rooms are loaded', async () => {
  const folder = await stopRegistry()
  writeKey(folder, createKey())
  const environment = { PORT: '0', HOST: '127.0.0.1', SLAPWISE_LOG: 'silent', SLAPWISE_DATA: folder }
  const server = await serve(readConfig(environment), TEST_LIBRARY)
  onTestFinished(() => server.stop())
  expect(dueRooms(folder)).toBe(ROOMS)
  expect((await fetchInTime(`${server.address}/healthz`)).status).toBe(200)
})

it('Leaves the remaining rooms to the next start when it is stopped', async () => {
  testRegistry.registry.startSweeping()
  await waitUntil('a room to be woken', () => testRegistry.registry.loadedCount > 0)
  const { problems } = testRegistry
  expect(dueRooms(await stopRegistry())).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
