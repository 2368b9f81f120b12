import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HashChain, splitHash } from '../../journal/core/hash-chain.ts'
import {
  applyEvent,
  createComparableState,
  createJoinedEvent,
  createLobby,
  createMemberEvent,
  dealWithSalts,
  type RecordedRoom,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { BRIEF_GAMES, briefEights } from '../../testing/simulation/brief-eights.ts'
import { DeterministicRuntime } from '../../testing/simulation/deterministic-runtime.ts'
import { BAD_NETWORK, SharedStorage } from '../../testing/simulation/shared-storage.ts'
import { MAX_WAIT_MS, type ServerNode, SimulatedCluster } from '../../testing/simulation/simulated-cluster.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const SECOND = 1000
const STORMY = 5 * SECOND

/** Two people and a bot, at a game that asks in every manner, and somebody who would like to play. */
function opened(seed: number): RecordedRoom {
  const [ada, ben, cem] = NAMES
  const story = createLobby([ada, ben], { limit: 1 }, 'fast', briefEights.id, BRIEF_GAMES)
  applyEvent(story, createMemberEvent(0, { type: 'set', change: { takeover: 'anybody' } }))
  applyEvent(story, createMemberEvent(0, { type: 'added-bot', seat: 2, level: 'chaotic' }))
  applyEvent(story, createJoinedEvent(story, cem))
  dealWithSalts(story, { 0: String(seed) })
  return story
}

type Mend = () => void

/** What can happen to a node, or to what all of them share. */
const INCIDENTS: readonly ((node: ServerNode, town: SimulatedCluster) => Mend)[] = [
  (node) => {
    node.crash()
    return () => node.start()
  },
  (node) => {
    node.pause()
    return () => node.resume()
  },
  (node) => {
    node.isPartitioned = true
    return () => {
      node.isPartitioned = false
    }
  },
  (_, { storage: keeper }) => {
    keeper.isUnreachable = true
    return () => {
      keeper.isUnreachable = false
    }
  },
]

/** Lets things go wrong, or not; tells whether all of it is over and mended. */
type Trouble = (town: SimulatedCluster) => () => boolean

/** Something goes wrong again and again, for a while, and no two things with the same node at a time. */
const storm: Trouble = (town) => {
  const { runtime: world, storage: keeper, nodes } = town
  keeper.network = BAD_NETWORK
  const inTrouble = new Set<ServerNode>()
  const strike = () => {
    if (world.now > STORMY) {
      keeper.network = { ...BAD_NETWORK, lossOneIn: 0 }
      return
    }
    world.runAfter(100 + world.randomUpTo(1_000), strike)
    const node = world.pick(nodes)
    if (inTrouble.has(node)) return
    inTrouble.add(node)
    const mend = world.pick(INCIDENTS)(node, town)
    world.runAfter(200 + world.randomUpTo(world.pick([500, 500, 3_000, 3_000, 3_000, 18_000])), () => {
      mend()
      inTrouble.delete(node)
    })
  }
  strike()
  return () => world.now > STORMY && inTrouble.size === 0
}

const calm: Trouble = () => () => true

interface Folded {
  readonly room: RoomState
  readonly entries: readonly JournalEvent[]
  /** The question that was open at each version. */
  readonly prompts: ReadonlyMap<number, number>
}

/** The journal folded once more from its beginning, with its chain. */
function foldOf({ storage: keeper }: SimulatedCluster): Folded {
  const room = new RoomState(BRIEF_GAMES)
  const chain = new HashChain(ROOM_CODE)
  const prompts = new Map<number, number>()
  const entries = keeper.eventsOf(ROOM_CODE).map((text) => {
    const entry = JSON.parse(chain.verifyNext(text)) as JournalEvent
    checkPlayer(room, entry)
    room.apply(entry)
    prompts.set(room.data.version, room.promptNumber)
    return entry
  })
  return { room, entries, prompts }
}

/** Whoever answers plays the seat at that position of the journal, whoever played it before. */
function checkPlayer(room: RoomState, entry: JournalEvent): void {
  if (entry.type === 'answered' && 'id' in entry) expect(room.seatOf(entry.by)).toBe(entry.seat)
  if (entry.type === 'answered' && entry.by === 'bot') expect(room.botAt(entry.seat)).not.toBeNull()
}

async function check(town: SimulatedCluster, { room, entries, prompts }: Folded): Promise<void> {
  expect(town.problems).toEqual([])
  const ids = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []))
  const known = new Set(ids)
  expect(known.size).toBe(ids.length)
  for (const { acknowledged, seenVersions: seen } of town.clients) {
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    const isOther = ({ version, promptNumber }: (typeof seen)[number]) =>
      promptNumber !== null && promptNumber !== prompts.get(version)
    expect(seen.filter(isOther)).toEqual([])
  }
  const image = createComparableState(room)
  for (const node of town.nodes) {
    const found = await node.findAt(ROOM_CODE, room.position)
    expect(createComparableState(found.room)).toEqual(image)
  }
}

/** A match from its beginning to its end, and what everybody finds then. */
async function history(seed: number, trouble: Trouble): Promise<readonly [SimulatedCluster, Folded]> {
  const world = new DeterministicRuntime(`many nodes ${seed}`)
  world.install()
  try {
    const town = new SimulatedCluster(
      world,
      new SharedStorage(world),
      2 + world.randomUpTo(1),
      NAMES,
      opened(seed),
    )
    const isMended = trouble(town)
    const isOver = () => isMended() && town.clients.every(({ view: sight }) => sight?.room.phase === 'over')
    expect(await world.runUntil(isOver, MAX_WAIT_MS)).toBe(true)
    town.isOver = true
    expect(
      await world.runUntil(
        () => town.clients.every(({ hasPendingRequest: isWaiting }) => !isWaiting),
        MAX_WAIT_MS,
      ),
    ).toBe(true)
    const folded = foldOf(town)
    await check(town, folded)
    return [town, folded]
  } finally {
    await world.uninstall()
  }
}

/** Drafts that answer what another server has answered for the same seat just before. */
function doneTwice({ storage: keeper }: SimulatedCluster, { entries }: Folded): JournalEvent[] {
  return keeper.conflicts.flatMap(({ position, events: [text] }) => {
    const [draft, stored] = [JSON.parse(splitHash(text)[1]) as JournalEvent, entries[position - 1]]
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
      const [{ storage: keeper }, { entries }] = await history(seed, storm)
      for (const entry of entries)
        seen.add('by' in entry && typeof entry.by === 'string' ? entry.by : entry.type)
      late += keeper.conflicts.length
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
