import { GAMES } from '@slapwise/games'
import { clientRequestSchema } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createRequestedEvent,
  identityOf,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { loadRoomState } from '../history/history.ts'
import { createRoomView } from '../views/room-view.ts'
import type { RoomState } from './room-state.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
})

afterEach(() => testRegistry.close())

const avatars = (room: RoomState) => createRoomView(room, 0, () => true).members.map(({ avatar }) => avatar)

describe('An avatar', () => {
  it('is set on creating or joining, and changed by renaming', async () => {
    const session = await testRegistry.registry.create(identityOf('Ada'), {
      name: 'Ada',
      isPublic: false,
      avatar: 7,
    })
    const ben = new TestViewer('Ben').connect(session)
    const cem = new TestViewer('Cem').connect(session)
    expect(await ben.request({ type: 'join', name: 'Ben', avatar: 0 })).toBe('done')
    expect(await cem.request({ type: 'join', name: 'Cem' })).toBe('done')
    expect(avatars(session.room)).toEqual([7, 0, null])
    expect(await ben.request({ type: 'rename', name: 'Benno' })).toBe('done')
    expect(await cem.request({ type: 'rename', name: 'Cem', avatar: 749 })).toBe('done')
    expect(avatars(session.room)).toEqual([7, 0, 749])
    expect(await cem.request({ type: 'rename', name: 'Cem', avatar: null })).toBe('done')
    expect(avatars(session.room)).toEqual([7, 0, null])
    expect(ben.room.members[1]).toMatchObject({ name: 'Benno', avatar: 0 })
  })

  it('is stored in the journal', async () => {
    const session = await testRegistry.registry.create(identityOf('Ada'), {
      name: 'Ada',
      isPublic: false,
      avatar: 7,
    })
    const ben = new TestViewer('Ben').connect(session)
    await ben.request({ type: 'join', name: 'Ben', avatar: 12 })
    expect(avatars((await loadRoomState(GAMES, testRegistry.storage, session.code))!)).toEqual([7, 12])
  })

  it('defaults to one derived from the name, also after loading', async () => {
    const recording = createLobby(['Ada', 'Ben'])
    applyEvent(recording, createRequestedEvent(1, { type: 'renamed', name: 'Benno' }))
    expect(avatars(recording.room)).toEqual([null, null])
    await testRegistry.loadRecordedRoom(recording)
    expect(avatars((await loadRoomState(GAMES, testRegistry.storage, ROOM_CODE))!)).toEqual([null, null])
  })

  it.each([-1, 1.5, 10_000, '7', Number.NaN, [1], {}])('has to be a small number, not %s', (avatar) => {
    for (const type of ['join', 'rename'])
      expect(clientRequestSchema.safeParse({ type, id: 'a', name: 'Ada', avatar }).success).toBe(false)
  })
})
