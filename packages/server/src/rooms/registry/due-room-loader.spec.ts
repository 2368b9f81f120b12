import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { createKey, writeKey } from '../../journal/tools/identity-key.ts'
import { serve } from '../../serve.ts'
import { flushWrites, TestRegistry } from '../../testing/registry-kit.ts'
import { createPlayingRoom } from '../../testing/room-kit.ts'
import { createRoomRow } from '../../testing/room-row.ts'
import { TEST_LIBRARY } from '../../testing/test-library.ts'

const ROOMS = 150

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

const dueRooms = (folder = testRegistry.folder): number => {
  const db = new DatabaseSync(join(folder, 'slapwise.db'), { readOnly: true })
  const { due } = db.prepare('SELECT count(*) AS due FROM rooms WHERE wake_at <= ?').get(Date.now())!
  db.close()
  return due as number
}

it('Loads due rooms a few at a time, never all at once', async () => {
  const before = (await testRegistry.readEvents(codes[0])).length
  testRegistry.registry.startSweeping()
  let mostAwake = 0
  await waitUntil('all rooms to be woken', () => {
    mostAwake = Math.max(mostAwake, testRegistry.registry.loadedCount)
    return dueRooms() === 0
  })
  expect(mostAwake).toBeGreaterThan(0)
  expect(mostAwake).toBeLessThan(ROOMS / 2)
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
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
})

it('Leaves the remaining rooms to the next start when it is stopped', async () => {
  testRegistry.registry.startSweeping()
  await waitUntil('a room to be woken', () => testRegistry.registry.loadedCount > 0)
  const { problems } = testRegistry
  expect(dueRooms(await stopRegistry())).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
