import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Chain, split } from '../../journal/core/chain.ts'
import { CODE, dealWith, deed, imageOf, joined, lobby, type Story, tell } from '../../testing/room-kit.ts'
import { BRIEF_GAMES, briefEights } from '../../testing/simulation/brief-eights.ts'
import { Keeper, STORM } from '../../testing/simulation/keeper.ts'
import { LONGEST, type Node, Town } from '../../testing/simulation/town.ts'
import { World } from '../../testing/simulation/world.ts'
import type { RoomEvent } from '../state/event.ts'
import { Room } from '../state/room.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const SECOND = 1000
const STORMY = 5 * SECOND

/** Two people and a bot, at a game that asks in every manner, and somebody who would like to play. */
function opened(seed: number): Story {
  const [ada, ben, cem] = NAMES
  const story = lobby([ada, ben], { limit: 1 }, 'fast', briefEights.id, BRIEF_GAMES)
  tell(story, deed(0, { type: 'set', change: { takeover: 'anybody' } }))
  tell(story, deed(0, { type: 'added-bot', seat: 2, level: 'chaotic' }))
  tell(story, joined(story, cem))
  dealWith(story, { 0: String(seed) })
  return story
}

type Mend = () => void

/** What can happen to a node, or to what all of them share. */
const INCIDENTS: readonly ((node: Node, town: Town) => Mend)[] = [
  (node) => {
    node.crash()
    return () => node.start()
  },
  (node) => {
    node.stop()
    return () => node.goOn()
  },
  (node) => {
    node.isCut = true
    return () => {
      node.isCut = false
    }
  },
  (_, { keeper }) => {
    keeper.isAway = true
    return () => {
      keeper.isAway = false
    }
  },
]

/** Lets things go wrong, or not; tells whether all of it is over and mended. */
type Trouble = (town: Town) => () => boolean

/** Something goes wrong again and again, for a while, and no two things with the same node at a time. */
const storm: Trouble = (town) => {
  const { world, keeper, nodes } = town
  keeper.weather = STORM
  const inTrouble = new Set<Node>()
  const strike = () => {
    if (world.now > STORMY) {
      keeper.weather = { ...STORM, lost: 0 }
      return
    }
    world.after(100 + world.upTo(1_000), strike)
    const node = world.pick(nodes)
    if (inTrouble.has(node)) return
    inTrouble.add(node)
    const mend = world.pick(INCIDENTS)(node, town)
    world.after(200 + world.upTo(world.pick([500, 500, 3_000, 3_000, 3_000, 18_000])), () => {
      mend()
      inTrouble.delete(node)
    })
  }
  strike()
  return () => world.now > STORMY && inTrouble.size === 0
}

const calm: Trouble = () => () => true

interface Folded {
  readonly room: Room
  readonly entries: readonly RoomEvent[]
  /** The question that was open at each version. */
  readonly prompts: ReadonlyMap<number, number>
}

/** The journal folded once more from its beginning, with its chain. */
function foldOf({ keeper }: Town): Folded {
  const room = new Room(BRIEF_GAMES)
  const chain = new Chain(CODE)
  const prompts = new Map<number, number>()
  const entries = keeper.entries(CODE).map((text) => {
    const entry = JSON.parse(chain.pass(text)) as RoomEvent
    checkPlayer(room, entry)
    room.apply(entry)
    prompts.set(room.state.version, room.promptNumber)
    return entry
  })
  return { room, entries, prompts }
}

/** Whoever answers plays the seat at that position of the journal, whoever played it before. */
function checkPlayer(room: Room, entry: RoomEvent): void {
  if (entry.type === 'answered' && 'id' in entry) expect(room.seatOf(entry.by)).toBe(entry.seat)
  if (entry.type === 'answered' && entry.by === 'bot') expect(room.botAt(entry.seat)).not.toBeNull()
}

async function check(town: Town, { room, entries, prompts }: Folded): Promise<void> {
  expect(town.problems).toEqual([])
  const ids = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []))
  const known = new Set(ids)
  expect(known.size).toBe(ids.length)
  for (const { acknowledged, seen } of town.people) {
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    const isOther = ({ version, promptNumber }: (typeof seen)[number]) =>
      promptNumber !== null && promptNumber !== prompts.get(version)
    expect(seen.filter(isOther)).toEqual([])
  }
  const image = imageOf(room)
  for (const node of town.nodes) {
    const found = await node.findAt(CODE, room.position)
    expect(imageOf(found.room)).toEqual(image)
  }
}

/** A match from its beginning to its end, and what everybody finds then. */
async function history(seed: number, trouble: Trouble): Promise<readonly [Town, Folded]> {
  const world = new World(`many nodes ${seed}`)
  world.begin()
  try {
    const town = new Town(world, new Keeper(world), 2 + world.upTo(1), NAMES, opened(seed))
    const isMended = trouble(town)
    const isOver = () => isMended() && town.people.every(({ sight }) => sight?.room.phase === 'over')
    expect(await world.until(isOver, LONGEST)).toBe(true)
    town.isOver = true
    expect(await world.until(() => town.people.every(({ isWaiting }) => !isWaiting), LONGEST)).toBe(true)
    const folded = foldOf(town)
    await check(town, folded)
    return [town, folded]
  } finally {
    await world.end()
  }
}

/** Drafts that answer what another server has answered for the same seat just before. */
function doneTwice({ keeper }: Town, { entries }: Folded): RoomEvent[] {
  return keeper.late.flatMap(({ position, entries: [text] }) => {
    const [draft, stored] = [JSON.parse(split(text)[1]) as RoomEvent, entries[position - 1]]
    const isSame = draft.type === 'answered' && stored.type === 'answered' && draft.seat === stored.seat
    return isSame ? [draft] : []
  })
}

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs = (short: number, long: number) =>
  soak > 0 ? { numRuns: long * soak, endOnFailure: true } : { numRuns: short, seed: 1, endOnFailure: true }

it('Servers that die, stop and are cut off play every table to its end, and nothing is lost or done twice', async () => {
  const seen = new Set<string>()
  let late = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const [{ keeper }, { entries }] = await history(seed, storm)
      for (const entry of entries)
        seen.add('by' in entry && typeof entry.by === 'string' ? entry.by : entry.type)
      late += keeper.late.length
    }),
    runs(400, 1_000),
  )
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'answered',
      'took-back',
      'bot',
      'clock',
      'said',
      'took-seat',
      'gave-seat',
      'came-back',
    ]),
  )
  expect(late).toBeGreaterThan(100)
})

it('Where nothing goes wrong, one server does what each of them could do', async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const [town, folded] = await history(seed, calm)
      expect(doneTwice(town, folded)).toEqual([])
      answered += folded.entries.filter(({ type }) => type === 'answered').length
    }),
    runs(60, 100),
  )
  expect(answered).toBeGreaterThan(100)
})
