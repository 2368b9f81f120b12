import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createLobby, ROOM_CODE } from '../../testing/room-kit.ts'

let testRegistry: TestRegistry
/** A server with the same data, which has no room in memory. */
let other: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
  other = new TestRegistry({}, undefined, testRegistry.folder)
})

afterEach(async () => {
  await other.registry.stop()
  await testRegistry.close()
})

describe('The preview of a room', () => {
  it('is the same on a server that has not loaded the room, and does not load it', async () => {
    await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
    await flushWrites()
    const expected = {
      game: 'frantic',
      phase: 'lobby',
      matchCount: 0,
      players: [
        { name: 'Ada', avatar: null, member: 0 },
        { name: 'Ben', avatar: null, member: 1 },
      ],
    }
    for (const { registry } of [testRegistry, other])
      expect(await registry.summaries.findPreview(ROOM_CODE)).toEqual(expected)
    expect(other.registry.loadedCount).toBe(0)
  })

  it('is null on all servers once the room is locked', async () => {
    const session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
    await flushWrites()
    expect(await other.registry.summaries.findPreview(ROOM_CODE)).not.toBeNull()
    await new TestViewer('Ada').connect(session).request({ type: 'change-room', isLocked: true })
    await flushWrites()
    for (const { registry } of [testRegistry, other])
      expect(await registry.summaries.findPreview(ROOM_CODE)).toBeNull()
  })

  it('is null for a row of version 1.0, until the room is loaded', async () => {
    const session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
    await flushWrites()
    const summary = JSON.parse((await testRegistry.storage.directory.findSummary(ROOM_CODE))!)
    testRegistry.storage.directory.save({
      code: ROOM_CODE,
      touchedAt: 0,
      changedAt: 0,
      listing: null,
      wakeAt: null,
      members: [],
      summary: JSON.stringify({ ...summary, preview: undefined }),
      creatorAddressHash: '',
    })
    await flushWrites()
    expect(await other.registry.summaries.findPreview(ROOM_CODE)).toBeNull()
    expect(await testRegistry.registry.summaries.findPreview(session.code)).not.toBeNull()
    await other.registry.find(ROOM_CODE)
    expect(await other.registry.summaries.findPreview(ROOM_CODE)).not.toBeNull()
  })
})
