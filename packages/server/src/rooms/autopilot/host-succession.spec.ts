import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { playing, until } from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']
let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  house = new TestRegistry()
})

afterEach(async () => {
  await house.close()
  vi.useRealTimers()
})

async function table(names: readonly string[], story = playing(NAMES)): Promise<[RoomSession, ...Person[]]> {
  const room = await house.room(story)
  return [room, ...names.map((name) => new Person(name).enter(room))]
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

describe('The host', () => {
  it('is somebody else when gone for a minute', async () => {
    const [room, ada, , cem] = await table(['Ada', 'Ben', 'Cem'])
    ada.go()
    await pass(59_999)
    expect(room.room.state.host).toBe(0)
    await pass(1)
    expect(cem.room.host).toBe(1)
  })

  it('who takes over after a match starts the next one', async () => {
    const over = until(playing(NAMES), () => false)
    const [, ada, ben, cem] = await table(['Ada', 'Ben', 'Cem'], over)
    expect(await cem.does({ type: 'vote', motion: 'rematch', isFor: true })).toBe('done')
    ada.go()
    expect(await ben.does({ type: 'rematch' })).toBe('not-host')
    await pass(60_000)
    expect(await ben.does({ type: 'rematch' })).toBe('done')
    const { phase, seats } = cem.room
    expect(phase).toBe('lobby')
    expect(seats.map(({ isReady }) => isReady).slice(0, 4)).toEqual([false, false, true, false])
  })

  it('stays who they are when back in time, or with nobody to take over', async () => {
    const [room, ada] = await table(['Ada'])
    ada.go()
    const eve = new Person('Eve').enter(room)
    await pass(50_000)
    new Person('Ada').enter(room)
    await pass(50_000)
    eve.go()
    expect(room.room.state.host).toBe(0)
  })

  it('is somebody else also where nobody has seen them go', async () => {
    const [room, ben] = await table(['Ben'])
    await pass(60_000)
    expect(room.room.state.host).toBe(1)
    expect(await ben.does({ type: 'make-host', member: 3 })).toBe('done')
    await pass(60_000)
    expect(room.room.state.host).toBe(1)
  })
})
