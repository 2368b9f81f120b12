import { GAMES } from '@slapwise/games'
import { requestSchema } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, deed, identityOf, lobby, tell } from '../../testing/room-kit.ts'
import { loadRoom } from '../history/history.ts'
import { roomView } from '../views/room-view.ts'
import type { Room } from './room.ts'

let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry()
})

afterEach(() => house.close())

const avatars = (room: Room) => roomView(room, 0, () => true).members.map(({ avatar }) => avatar)

describe('A face', () => {
  it('comes with who opens a room or joins it, and changes with a name', async () => {
    const live = await house.house.create(identityOf('Ada'), { name: 'Ada', isPublic: false, avatar: 7 })
    const ben = new Person('Ben').enter(live)
    const cem = new Person('Cem').enter(live)
    expect(await ben.does({ type: 'join', name: 'Ben', avatar: 0 })).toBe('done')
    expect(await cem.does({ type: 'join', name: 'Cem' })).toBe('done')
    expect(avatars(live.room)).toEqual([7, 0, null])
    expect(await ben.does({ type: 'rename', name: 'Benno' })).toBe('done')
    expect(await cem.does({ type: 'rename', name: 'Cem', avatar: 749 })).toBe('done')
    expect(avatars(live.room)).toEqual([7, 0, 749])
    expect(await cem.does({ type: 'rename', name: 'Cem', avatar: null })).toBe('done')
    expect(avatars(live.room)).toEqual([7, 0, null])
    expect(ben.room.members[1]).toMatchObject({ name: 'Benno', avatar: 0 })
  })

  it('is in the journal', async () => {
    const live = await house.house.create(identityOf('Ada'), { name: 'Ada', isPublic: false, avatar: 7 })
    const ben = new Person('Ben').enter(live)
    await ben.does({ type: 'join', name: 'Ben', avatar: 12 })
    expect(avatars((await loadRoom(GAMES, house.storage, live.code))!)).toEqual([7, 12])
  })

  it('is that of the name where nobody has chosen one, also after the room was loaded', async () => {
    const story = lobby(['Ada', 'Ben'])
    tell(story, deed(1, { type: 'renamed', name: 'Benno' }))
    expect(avatars(story.room)).toEqual([null, null])
    await house.room(story)
    expect(avatars((await loadRoom(GAMES, house.storage, CODE))!)).toEqual([null, null])
  })

  it.each([-1, 1.5, 10_000, '7', Number.NaN, [1], {}])('is a small number, not %s', (avatar) => {
    for (const type of ['join', 'rename'])
      expect(requestSchema.safeParse({ type, id: 'a', name: 'Ada', avatar }).success).toBe(false)
  })
})
