import { GAMES } from '@slapwise/games'
import { PACES, type Pace } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import {
  atTurn,
  deed,
  glancing,
  inWindow,
  lobby,
  playing,
  questionOf,
  type Story,
  startIn,
  tell,
  until,
} from '../../testing/room-kit.ts'
import { loadRoom } from '../history/history.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { RoomEvent } from '../state/event.ts'
import { Room } from '../state/room.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']
const HOUR = 3_600_000
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

async function table(story: Story, names: readonly string[] = NAMES): Promise<[RoomSession, ...Person[]]> {
  const room = await house.room(story)
  return [room, ...names.map((name) => new Person(name).enter(room))]
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

/** The first match in which something comes up that is not in every match. */
function firstStory(holds: (room: Room) => boolean): Story {
  for (let seed = 0; ; seed++) {
    const story = until(playing(NAMES), holds, `${seed}`)
    if (story.room.state.phase === 'playing') return story
  }
}

const isUnanswered = ({ match }: Room): boolean =>
  !match!.prompts.some(({ seat }) => match!.hasAnswered(seat))

/** Who is asked besides the first. */
const laterSeats = ({ match }: Room): number[] => match!.prompts.slice(1).map(({ seat }) => seat)

/** Who would be asked next if everybody did what is safe. */
function nextSeat(room: Room): number {
  const { match } = Room.restore(GAMES, room.save())
  for (const { seat, fallback } of match!.prompts) match!.answer(seat, fallback)
  return match!.prompts[0]?.seat ?? -1
}

const answers = ({ room }: RoomSession): number => room.position

describe('Time for a decision', () => {
  it.each([
    ['normal', 45_000],
    ['fast', 15_000],
    ['correspondence', 48 * HOUR],
  ] as const)('at the pace %s: what is safe is done for who takes longer', async (pace, time) => {
    const [room, ada] = await table(until(playing(NAMES, undefined, pace), atTurn))
    expect(ada.table.clock).toEqual({ left: time, of: time })
    const before = answers(room)
    await pass(time - 1)
    expect(answers(room)).toBe(before)
    await pass(1)
    expect(answers(room)).toBe(before + 1)
    expect(ada.all('update')).toHaveLength(1)
  })

  it('has no end when the table is relaxed, but reaction windows have', async () => {
    const [room, ada] = await table(until(playing(NAMES, undefined, 'relaxed'), atTurn))
    expect(ada.table.clock).toBeNull()
    const before = answers(room)
    await pass(1000 * HOUR)
    expect(answers(room)).toBe(before)
  })

  it('is one for all the questions of a turn', async () => {
    const [room, ...people] = await table(until(playing(NAMES), atTurn))
    const player = people[room.room.match!.prompts[0].seat]
    const doWhatIsSafe = () => {
      const { promptNumber, own } = player.table
      return player.does({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
    }
    await pass(30_000)
    await doWhatIsSafe()
    expect(questionOf(room.room).ask).toBe('drawn')
    expect(player.table.clock).toEqual({ left: 15_000, of: 45_000 })
    await pass(14_000)
    await doWhatIsSafe()
    expect(questionOf(room.room).ask).toBe('turn')
    expect(player.table.clock).toEqual({ left: 45_000, of: 45_000 })
  })

  it('is missed once by who misses it in several questions of a turn', async () => {
    const [room] = await table(until(playing(NAMES), atTurn))
    const { seat } = room.room.match!.prompts[0]
    await pass(45_000)
    expect(questionOf(room.room).ask).toBe('drawn')
    await pass(5000)
    expect(questionOf(room.room).ask).toBe('turn')
    expect(room.room.state.seats[seat]).toMatchObject({ missed: 1, isAway: false })
    const entries = (await house.read()).map((text) => JSON.parse(text) as RoomEvent)
    expect(entries.slice(-2)).toMatchObject([{ type: 'answered' }, { type: 'answered', isSameTurn: true }])
  })

  it('is over twice in a row: a bot plays on until the owner is back', async () => {
    const [room, ...people] = await table(until(playing(NAMES, { limit: 'none' }), atTurn))
    const { seats } = room.room.state
    const isAnyoneAway = () => seats.some(({ isAway }) => isAway)
    for (let i = 0; i < 500 && !isAnyoneAway() && room.room.state.phase === 'playing'; i++) await pass(45_000)
    const seat = seats.findIndex(({ isAway }) => isAway)
    expect(people[0].room.seats[seat].isAway).toBe(true)
    const position = () => room.room.match!.prompts[0].seat
    for (let i = 0; i < 100 && !(atTurn(room.room) && position() === seat); i++) await pass(45_000)
    const before = answers(room)
    await pass(700)
    expect(answers(room)).toBe(before + 1)
    expect(await people[seat].does({ type: 'back' })).toBe('done')
    expect(seats[seat]).toMatchObject({ isAway: false, missed: 0 })
  })

  it('is the same for bots whatever they hold', async () => {
    const story = playing(NAMES)
    tell(story, deed(1, { type: 'left' }))
    until(story, (one) => atTurn(one) && one.match!.prompts[0].seat === 1)
    const [room] = await table(story, ['Ada'])
    const before = answers(room)
    await pass(699)
    expect(answers(room)).toBe(before)
    await pass(1)
    expect(answers(room)).toBe(before + 1)
  })
})

describe('A reaction window', () => {
  it.each(['a', 'b', 'c', 'd'])('stays open equally long, whoever holds what (%s)', async (seed) => {
    const [room] = await table(until(playing(NAMES), inWindow(), seed))
    const { promptNumber } = room.room
    await pass(1999)
    expect(room.room.promptNumber).toBe(promptNumber)
    await pass(1)
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })

  it('closes early only when all who are asked have answered', async () => {
    const [room, ...people] = await table(until(playing(NAMES), inWindow(2)))
    const { promptNumber } = room.room
    const asked = room.room.match!.prompts.map(({ seat, fallback }) => ({ person: people[seat], fallback }))
    for (const { person, fallback } of asked) {
      expect(room.room.promptNumber).toBe(promptNumber)
      expect(await person.does({ type: 'answer', promptNumber, answer: fallback as number })).toBe('done')
    }
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })

  it('does not take time away from the next question', async () => {
    // Whoever has answered is asked the next question, and that one has only just begun.
    const story = firstStory(
      (room) => inWindow(2)(room) && isUnanswered(room) && laterSeats(room).includes(nextSeat(room)),
    )
    const [room, ...people] = await table(story)
    const { promptNumber } = room.room
    for (const seat of laterSeats(room.room)) {
      const { fallback } = room.room.match!.promptFor(seat)!
      await people[seat].does({ type: 'answer', promptNumber, answer: fallback as number })
    }
    const before = answers(room)
    await pass(2000)
    expect(answers(room)).toBe(before + 1)
  })

  it('is as long as the host wants', async () => {
    const story = lobby(NAMES)
    tell(story, deed(0, { type: 'set', change: { window: 7 } }))
    tell(story, deed(0, startIn(story)))
    const [, ada] = await table(until(story, inWindow()))
    expect(ada.welcome.room.window).toBe(7)
    expect(ada.table.clock).toEqual({ left: 7000, of: 7000 })
  })

  it('stays open as long when somebody sets the clock on the wall back', async () => {
    const [room, ada] = await table(until(playing(NAMES), inWindow(2)))
    const { left } = ada.table.clock!
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(new Person('Eve').enter(room).table.clock!.left).toBe(left)
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(new Person('Eve').enter(room).table.clock!.left).toBe(left)
  })

  it('is longer for who says hold on, once each, and nobody learns who', async () => {
    const [room, ...people] = await table(until(playing(NAMES), inWindow(2)))
    const { promptNumber } = room.room
    const [first, second] = room.room.match!.prompts.map(({ seat }) => people[seat])
    const outside = new Person('Eve').enter(room)
    await pass(1500)
    expect(await first.does({ type: 'hold-on', promptNumber }, 'once-1')).toBe('done')
    expect(outside.all('clock')).toEqual([{ type: 'clock', clock: { left: 6500, of: 6500 } }])
    expect(await first.does({ type: 'hold-on', promptNumber }, 'once-1')).toBe('done')
    expect(await first.does({ type: 'hold-on', promptNumber }, 'twice-1')).toBe('not-asked')
    expect(await outside.does({ type: 'hold-on', promptNumber })).toBe('not-a-member')
    expect(await second.does({ type: 'hold-on', promptNumber: promptNumber - 1 })).toBe('stale-prompt')
    expect(await second.does({ type: 'hold-on', promptNumber })).toBe('done')
    expect(outside.all('clock')).toHaveLength(2)
    await pass(12_499)
    expect(room.room.promptNumber).toBe(promptNumber)
    await pass(1)
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })

  it('is no longer or shorter for a quiet player', async () => {
    const [room, ...people] = await table(until(playing(NAMES), inWindow(2)))
    const { promptNumber } = room.room
    for (const { seat } of room.room.match!.prompts) await people[seat].does({ type: 'quiet', quiet: true })
    await pass(1999)
    expect(room.room.promptNumber).toBe(promptNumber)
    await pass(1)
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })

  it('lets bots answer at the same moment, whatever they hold', async () => {
    const story = playing(NAMES)
    for (const by of [1, 2, 3]) tell(story, deed(by, { type: 'left' }))
    until(story, (room) => inWindow()(room) && room.match!.prompts.every(({ seat }) => seat > 0))
    const [room] = await table(story, ['Ada'])
    const { promptNumber } = room.room
    await pass(699)
    expect(room.room.match!.prompts.some(({ seat }) => room.room.match!.hasAnswered(seat))).toBe(false)
    await pass(1)
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })
})

describe('A glance', () => {
  it.each([
    ['relaxed', 'a'],
    ['normal', 'b'],
    ['fast', 'c'],
    ['correspondence', 'd'],
  ] as const)(
    'is over in a second and a half at the pace %s, whoever holds what (%s)',
    async (pace, seed) => {
      const story = glancing(NAMES, pace, seed)
      tell(story, deed(0, { type: 'set', change: { window: 7 } }))
      const [room, ada] = await table(story)
      const { promptNumber } = room.room
      expect(ada.table.clock).toEqual({ left: 1500, of: 1500 })
      await pass(1499)
      expect(room.room.promptNumber).toBe(promptNumber)
      await pass(1)
      expect(room.room.promptNumber).not.toBe(promptNumber)
    },
  )

  it('makes nobody away, however many are missed', async () => {
    const [room, ...people] = await table(glancing(NAMES))
    const { state } = room.room
    let missed = 0
    while (missed < 10) {
      const { seat, manner, choice } = room.room.match!.prompts[0]
      const { promptNumber } = room.room
      if (manner === 'glance') {
        missed++
        await pass(1500)
      } else await people[seat].does({ type: 'answer', promptNumber, answer: choice.options.at(-1)! })
    }
    for (const seat of state.seats) expect(seat).toMatchObject({ missed: 0, isAway: false })
  })

  it('stays open as long when somebody sets the clock on the wall back', async () => {
    const [room, ada] = await table(until(playing(NAMES), inWindow(2)))
    const { left } = ada.table.clock!
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(new Person('Eve').enter(room).table.clock!.left).toBe(left)
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(new Person('Eve').enter(room).table.clock!.left).toBe(left)
  })

  it('is longer for who says hold on, once each', async () => {
    const [room, ...people] = await table(glancing(NAMES))
    const { promptNumber } = room.room
    const [first, second] = room.room.match!.prompts.map(({ seat }) => people[seat])
    await pass(1000)
    expect(await first.does({ type: 'hold-on', promptNumber })).toBe('done')
    expect(await first.does({ type: 'hold-on', promptNumber })).toBe('not-asked')
    expect(await second.does({ type: 'hold-on', promptNumber })).toBe('done')
    expect(second.all('clock').at(-1)!.clock).toEqual({ left: 12_500, of: 12_500 })
    await pass(12_499)
    expect(room.room.promptNumber).toBe(promptNumber)
    await pass(1)
    expect(room.room.promptNumber).not.toBe(promptNumber)
  })

  it.each(['a', 'b', 'c', 'd'])(
    'lets bots answer at the same moment, whatever they hold (%s)',
    async (seed) => {
      const story = glancing(NAMES, 'normal', seed)
      const { match, state } = story.room
      for (const { seat } of match!.prompts) tell(story, deed(state.seats[seat].member!, { type: 'left' }))
      const [room] = await table(story)
      const { promptNumber } = room.room
      await pass(599)
      expect(room.room.match!.prompts.some(({ seat }) => room.room.match!.hasAnswered(seat))).toBe(false)
      await pass(1)
      expect(room.room.promptNumber).not.toBe(promptNumber)
    },
  )
})

describe('The clock', () => {
  it('stands still while nobody is there, and starts anew when somebody is', async () => {
    const [room, ...people] = await table(until(playing(NAMES), atTurn))
    await pass(40_000)
    for (const person of people) person.go()
    const before = answers(room)
    await pass(300_000)
    expect(answers(room)).toBe(before)
    expect(new Person('Ada').enter(room).table.clock).toEqual({ left: 45_000, of: 45_000 })
  })

  it('stands still while the table pauses', async () => {
    const [room, ada, ben, cem] = await table(until(playing(NAMES), atTurn))
    for (const person of [ada, ben, cem]) await person.does({ type: 'vote', motion: 'pause', isFor: true })
    expect(ada.table.clock).toBeNull()
    const before = answers(room)
    await pass(HOUR)
    expect(answers(room)).toBe(before)
    for (const person of [ada, ben, cem]) await person.does({ type: 'vote', motion: 'resume', isFor: true })
    expect(ada.table.clock!.left).toBe(45_000)
  })
})

describe('By correspondence', () => {
  it('time runs on without anybody, in a room that is asleep, and across restarts', async () => {
    const [room, ...people] = await table(until(playing(NAMES, undefined, 'correspondence'), atTurn))
    const player = people[room.room.match!.prompts[0].seat]
    const { promptNumber, own } = player.table
    await player.does({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
    const { of } = player.table.clock!
    expect((await house.storage.directory.timesOf(room.code))!.wakeAt).toBe(Date.now() + of)
    for (const person of people) person.go()
    await pass(HOUR)
    expect(house.house.live).toBe(0)
    const again = new Person('Ada').enter(await house.house.find(room.code))
    expect(again.table.clock).toEqual({ left: of - HOUR, of })
    again.go()
    await pass(of - 2 * HOUR)
    expect(house.house.live).toBe(0)
    const { length } = await house.read()
    await pass(HOUR + 120_000)
    // It has come back from disk only now, and its time is long over.
    await pass(0)
    expect((await house.read()).length).toBeGreaterThan(length)
  })
})

describe('A room that nobody looks at', () => {
  const written = async () => (await house.read()).length

  /** Ada lets two bots play. */
  function botsAlone(pace: Pace): Story {
    const story = lobby(['Ada'], { limit: 'long' }, pace)
    tell(story, deed(0, { type: 'stood' }))
    for (const seat of [0, 1]) tell(story, deed(0, { type: 'added-bot', seat, level: 'simple' }))
    tell(story, deed(0, startIn(story)))
    return story
  }

  it.each(PACES)(
    'writes nothing while bots are alone at the pace %s, and goes on for who looks',
    async (pace) => {
      const room = await house.room(botsAlone(pace))
      const before = await written()
      await pass(HOUR)
      expect(await written()).toBe(before)
      const ada = new Person('Ada').enter(await house.house.find(room.code))
      await pass(1000)
      expect(await written()).toBeGreaterThan(before)
      ada.go()
      const then = await written()
      await pass(HOUR)
      expect(await written()).toBe(then)
    },
  )

  it('is asleep by correspondence as soon as everybody is away', async () => {
    const [room, ...people] = await table(until(playing(NAMES, { limit: 'long' }, 'correspondence'), atTurn))
    for (const person of people) person.go()
    const stored = async () => (await loadRoom(GAMES, house.storage, room.code))!.state
    const isAnyoneHere = async () =>
      (await stored()).seats.some(({ member, isAway }) => member !== null && !isAway)
    for (let days = 0; days < 500 && (await isAnyoneHere()); days++) await pass(24 * HOUR)
    expect((await stored()).phase).toBe('playing')
    const before = await written()
    await pass(1000 * HOUR)
    expect(await written()).toBe(before)
    expect(house.house.live).toBe(0)
  })
})
