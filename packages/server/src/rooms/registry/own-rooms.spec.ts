import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import {
  CODE,
  deed,
  identityOf,
  inWindow,
  lobby,
  playing,
  SHORT,
  tell,
  until,
} from '../../testing/room-kit.ts'

const HOUR = 3_600_000
let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry()
})

afterEach(() => house.close())

const roomsOf = (name: string, of = house) => of.house.roomsOf(identityOf(name))

/** Another server with the same data, which has no room in memory. */
async function elsewhere<T>(look: (other: TestRegistry) => Promise<T>): Promise<T> {
  const other = new TestRegistry({}, undefined, house.folder)
  try {
    return await look(other)
  } finally {
    await other.house.stop()
  }
}

describe('The rooms of somebody', () => {
  it('are those they are in, and nobody learns of another', async () => {
    const open = await house.house.create(identityOf('Ada'), { name: 'Ada', isPublic: true })
    await house.house.create(identityOf('Eve'), { name: 'Eve', isPublic: true })
    expect(await roomsOf('Ada')).toEqual([
      { code: open.code, game: 'frantic', phase: 'lobby', others: [], bots: 0, isAsked: false },
    ])
    expect(await roomsOf('Ben')).toEqual([])
    const ben = new Person('Ben').enter(open)
    await ben.does({ type: 'join', name: 'Ben' })
    await ben.does({ type: 'sit', seat: 1 })
    const ada = new Person('Ada').enter(open)
    await ada.does({ type: 'add-bot', seat: 2, level: 'simple' })
    expect(await roomsOf('Ada')).toMatchObject([{ others: ['Ben'], bots: 1 }])
    expect(await roomsOf('Ben')).toMatchObject([{ code: open.code, others: ['Ada'], bots: 1 }])
    expect(JSON.stringify(await roomsOf('Ben'))).not.toContain('identity')
  })

  it('are none that they have left, or were sent away from', async () => {
    const room = await house.room(lobby(['Ada', 'Ben', 'Cem']))
    const [ada, ben, cem] = ['Ada', 'Ben', 'Cem'].map((name) => new Person(name).enter(room))
    await ada.does({ type: 'remove', member: 1 })
    await cem.does({ type: 'leave' })
    await ada.does({ type: 'set', isLocked: true })
    for (const look of [roomsOf, (name: string) => elsewhere((other) => roomsOf(name, other))]) {
      expect(await look('Ben')).toEqual([])
      expect(await look('Cem')).toEqual([])
      expect(await look('Ada')).toMatchObject([{ code: CODE, others: [] }])
    }
    await ada.does({ type: 'let-back', member: 1 })
    expect(await roomsOf('Ben')).toEqual([])
    expect(ben.closedFor).toBe('sent-away')
  })

  it('say whose decision a match waits for, whoever has it in memory', async () => {
    const story = playing(['Ada', 'Ben'], { limit: 9 }, 'relaxed', 'crazy-eights')
    const names = ['Ada', 'Ben']
    const room = await house.room(story)
    const people = names.map((name) => new Person(name).enter(room))
    await settle()
    const [asked] = room.room.asked
    const other = 1 - asked
    const isAsked = async (of?: TestRegistry) => {
      const rooms = await Promise.all(names.map((name) => roomsOf(name, of)))
      return rooms.map(([found]) => found.isAsked)
    }
    expect((await isAsked())[asked]).toBe(true)
    expect((await isAsked())[other]).toBe(false)
    // Whoever is asked goes, and looks at their list on a server that has nothing but what is stored.
    people[asked].go()
    await settle()
    expect((await elsewhere(isAsked))[asked]).toBe(true)
    // They come back, and decide.
    people[asked].enter(room)
    await settle()
    const { prompt } = people[asked].table.own as { prompt: { fallback: number } }
    const { promptNumber } = people[asked].table
    await people[asked].does({ type: 'answer', promptNumber, answer: prompt.fallback })
    const now = room.room.asked
    expect((await isAsked()).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
    for (const person of people) person.go()
    await settle()
    expect((await elsewhere(isAsked)).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
    await house.later(HOUR)
    expect(house.house.live).toBe(0)
    expect((await isAsked()).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
  })

  it('are in an order that tells nothing of an answer under seal, here or in the public list', async () => {
    const names = ['Ada', 'Ben', 'Cem']
    const story = until(playing(names, SHORT, 'correspondence'), inWindow(2))
    tell(story, deed(0, { type: 'set', change: { isPublic: true } }))
    const room = await house.room(story)
    const other = await house.house.create(identityOf('Ada'), { name: 'Ada', isPublic: true })
    await new Person('Cem').enter(other).does({ type: 'join', name: 'Cem' })
    const order = async () => ({
      own: (await roomsOf('Cem')).map(({ code }) => code),
      all: (await house.house.listed()).map(({ code }) => code),
    })
    const before = await order()
    expect(before).toEqual({ own: [other.code, CODE], all: [other.code, CODE] })
    const { seat, fallback } = room.room.match!.prompts[0]
    const person = new Person(names[seat]).enter(room)
    const { promptNumber, position } = room.room
    expect(await person.does({ type: 'answer', promptNumber, answer: fallback as number })).toBe('done')
    expect([room.room.position, room.room.promptNumber]).toEqual([position + 1, promptNumber])
    person.go()
    await settle()
    expect(await order()).toEqual(before)
  })

  it('wait for nobody during a break, nor for who is away', async () => {
    const paused = playing(['Ada', 'Ben'])
    for (const by of [0, 1]) tell(paused, deed(by, { type: 'voted', isFor: true }))
    const absent = playing(['Ada', 'Ben'], { limit: 9 }, 'normal', 'crazy-eights')
    while (!absent.room.taken.every(({ isAway }) => isAway)) {
      const { seat, fallback } = absent.room.match!.prompts[0]
      tell(absent, { type: 'answered', seat, answer: fallback, by: 'clock' })
    }
    for (const [code, { entries }] of Object.entries({ [CODE]: paused, 'gone-away': absent })) {
      house.write(1, entries, code)
      await settle()
      await house.house.find(code)
      await settle()
    }
    for (const name of ['Ada', 'Ben']) {
      const rooms = await roomsOf(name)
      expect(rooms.map(({ phase, isAsked }) => [phase, isAsked])).toEqual([
        ['playing', false],
        ['playing', false],
      ])
    }
  })

  it('lack one whose row was damaged, until somebody opens it', async () => {
    const { code } = await house.house.create(identityOf('Ada'), { name: 'Ada', isPublic: false })
    await house.later(HOUR)
    const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
    db.exec(`UPDATE rooms SET summary = substr(summary, 2)`)
    db.close()
    expect(await roomsOf('Ada')).toEqual([])
    await house.house.find(code)
    expect(await roomsOf('Ada')).toMatchObject([{ code }])
  })
})
