import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HashChain, splitHash } from '../../journal/core/hash-chain.ts'
import {
  applyEvent,
  createComparableState,
  createJoinedEvent,
  createLobby,
  createRequestedEvent,
  dealWithPlayerSeeds,
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
const STORM_MS = 5 * SECOND

/** Two players and a bot in a game with every prompt mode, and a spectator who wants a seat. */
function createRecording(seed: number): RecordedRoom {
  const [ada, ben, cem] = NAMES
  const recording = createLobby([ada, ben], { limit: 1 }, 'fast', briefEights.id, BRIEF_GAMES)
  applyEvent(
    recording,
    createRequestedEvent(0, { type: 'changed-room', change: { takeoverPolicy: 'anybody' } }),
  )
  applyEvent(recording, createRequestedEvent(0, { type: 'added-bot', seat: 2, level: 'chaotic' }))
  applyEvent(recording, createJoinedEvent(recording, cem))
  dealWithPlayerSeeds(recording, { 0: String(seed) })
  return recording
}

type Repair = () => void

/** Failures of a node, or of the shared storage; each returns its repair. */
const INCIDENTS: readonly ((node: ServerNode, cluster: SimulatedCluster) => Repair)[] = [
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
  (_, { storage: sharedStorage }) => {
    sharedStorage.isUnreachable = true
    return () => {
      sharedStorage.isUnreachable = false
    }
  },
]

/** Causes failures, or none; the returned function tells whether all of them are repaired. */
type FaultInjector = (cluster: SimulatedCluster) => () => boolean

/** Causes failures for a while, at most one per node at a time. */
const injectFaults: FaultInjector = (cluster) => {
  const { runtime, storage: sharedStorage, nodes } = cluster
  sharedStorage.network = BAD_NETWORK
  const inTrouble = new Set<ServerNode>()
  const strike = () => {
    if (runtime.now > STORM_MS) {
      sharedStorage.network = { ...BAD_NETWORK, lossOneIn: 0 }
      return
    }
    runtime.runAfter(100 + runtime.randomUpTo(1_000), strike)
    const node = runtime.pick(nodes)
    if (inTrouble.has(node)) return
    inTrouble.add(node)
    const mend = runtime.pick(INCIDENTS)(node, cluster)
    runtime.runAfter(200 + runtime.randomUpTo(runtime.pick([500, 500, 3_000, 3_000, 3_000, 18_000])), () => {
      mend()
      inTrouble.delete(node)
    })
  }
  strike()
  return () => runtime.now > STORM_MS && inTrouble.size === 0
}

const injectNoFaults: FaultInjector = () => () => true

interface ReplayedMatch {
  readonly room: RoomState
  readonly events: readonly JournalEvent[]
  /** The prompt that was open at each version. */
  readonly prompts: ReadonlyMap<number, number>
}

/** Replays and verifies the journal from its beginning. */
function replay({ storage: sharedStorage }: SimulatedCluster): ReplayedMatch {
  const room = new RoomState(BRIEF_GAMES)
  const chain = new HashChain(ROOM_CODE)
  const prompts = new Map<number, number>()
  const events = sharedStorage.eventsOf(ROOM_CODE).map((text) => {
    const event = JSON.parse(chain.verifyNext(text)) as JournalEvent
    checkPlayer(room, event)
    room.apply(event)
    prompts.set(room.data.version, room.promptNumber)
    return event
  })
  return { room, events, prompts }
}

/** An answer has to come from the player of the seat at that position. */
function checkPlayer(room: RoomState, event: JournalEvent): void {
  if (event.type === 'answered' && 'id' in event) expect(room.seatOf(event.by)).toBe(event.seat)
  if (event.type === 'answered' && event.by === 'bot') expect(room.botAt(event.seat)).not.toBeNull()
}

async function check(cluster: SimulatedCluster, { room, events, prompts }: ReplayedMatch): Promise<void> {
  expect(cluster.problems).toEqual([])
  const ids = events.flatMap((event) => ('id' in event ? [event.id] : []))
  const known = new Set(ids)
  expect(known.size).toBe(ids.length)
  for (const { acknowledged, seenVersions } of cluster.clients) {
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    const isOther = ({ version, promptNumber }: (typeof seenVersions)[number]) =>
      promptNumber !== null && promptNumber !== prompts.get(version)
    expect(seenVersions.filter(isOther)).toEqual([])
  }
  const image = createComparableState(room)
  for (const node of cluster.nodes) {
    const found = await node.findAt(ROOM_CODE, room.position)
    expect(createComparableState(found.room)).toEqual(image)
  }
}

/** Plays a match from beginning to end, and returns its final state. */
async function simulateMatch(
  seed: number,
  trouble: FaultInjector,
): Promise<readonly [SimulatedCluster, ReplayedMatch]> {
  const runtime = new DeterministicRuntime(`many nodes ${seed}`)
  runtime.install()
  try {
    const cluster = new SimulatedCluster(
      runtime,
      new SharedStorage(runtime),
      2 + runtime.randomUpTo(1),
      NAMES,
      createRecording(seed),
    )
    const isMended = trouble(cluster)
    const isOver = () => isMended() && cluster.clients.every(({ view }) => view?.room.phase === 'over')
    expect(await runtime.runUntil(isOver, MAX_WAIT_MS)).toBe(true)
    cluster.isOver = true
    expect(
      await runtime.runUntil(
        () => cluster.clients.every(({ hasPendingRequest }) => !hasPendingRequest),
        MAX_WAIT_MS,
      ),
    ).toBe(true)
    const folded = replay(cluster)
    await check(cluster, folded)
    return [cluster, folded]
  } finally {
    await runtime.uninstall()
  }
}

/** Conflicting batches that answer what another server has just answered for the same seat. */
function duplicateAnswers(
  { storage: sharedStorage }: SimulatedCluster,
  { events }: ReplayedMatch,
): JournalEvent[] {
  return sharedStorage.conflicts.flatMap(({ position, events: [text] }) => {
    const [draft, stored] = [JSON.parse(splitHash(text)[1]) as JournalEvent, events[position - 1]]
    const isSame = draft.type === 'answered' && stored.type === 'answered' && draft.seat === stored.seat
    return isSame ? [draft] : []
  })
}

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs = (short: number, long: number) =>
  soak > 0 ? { numRuns: long * soak, endOnFailure: true } : { numRuns: short, seed: 1, endOnFailure: true }

it('Servers that crash, stop and are partitioned play every match to its end, and nothing is lost or done twice', async () => {
  const seen = new Set<string>()
  let conflicts = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const [{ storage: sharedStorage }, { events }] = await simulateMatch(seed, injectFaults)
      for (const event of events)
        seen.add('by' in event && typeof event.by === 'string' ? event.by : event.type)
      conflicts += sharedStorage.conflicts.length
    }),
    runs(400, 1_000),
  )
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'answered',
      'took-back',
      'bot',
      'clock',
      'chatted',
      'took-seat',
      'gave-seat',
      'returned-to-seat',
    ]),
  )
  expect(conflicts).toBeGreaterThan(100)
})

it('Without failures, each automatic action is done by one server only', async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const [cluster, folded] = await simulateMatch(seed, injectNoFaults)
      expect(duplicateAnswers(cluster, folded)).toEqual([])
      answered += folded.events.filter(({ type }) => type === 'answered').length
    }),
    runs(60, 100),
  )
  expect(answered).toBeGreaterThan(100)
})
