import { waitUntil } from '@slapwise/kernel/testing/wait'
import { expect, it, onTestFinished } from 'vitest'
import { runLoadtest } from '../../../cli/src/loadtest/loadtest.ts'
import type { LoadtestPlayer } from '../../../cli/src/loadtest/loadtest-player.ts'
import type { LoadtestTable } from '../../../cli/src/loadtest/loadtest-table.ts'
import { WRITER_GRACE_MS } from '../rooms/autopilot/writer-preference.ts'
import { NatsCluster } from '../testing/cluster/nats-cluster.ts'
import type { NatsServer } from '../testing/cluster/nats-server.ts'
import { GameCluster, type GameNode } from '../testing/game-cluster.ts'
import { replayRoom } from '../testing/replay-folder.ts'
import { appendEvents } from '../testing/storage/storage-kit.ts'

const isSoaking = process.env.SLAPWISE_SOAK !== undefined

/** Longer than the grace period of the last writer, and shorter than any client timeout. */
const SHORT_OUTAGE_MS = 1.5 * WRITER_GRACE_MS
/** Longer than a node waits for JetStream before it disconnects its clients. */
const LONG_OUTAGE_MS = 20_000

const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds))

/** Causes a failure and repairs it. `goOn` waits until every room plays. */
type Incident = (cluster: GameCluster, goOn: () => Promise<void>) => Promise<void>

const killServer = async (server: NatsServer, goOn: () => Promise<void>): Promise<void> => {
  await server.kill()
  await goOn()
  await server.start()
}

const fillDisk = async (server: NatsServer): Promise<void> => {
  server.fillDisk()
  await pause(SHORT_OUTAGE_MS)
  await server.kill()
  await server.start()
}

const suspendNode = (cluster: GameCluster, node: GameNode, milliseconds: number): Promise<void> =>
  cluster.runWithout(node, async () => {
    node.signal('SIGSTOP')
    await pause(milliseconds)
    node.signal('SIGCONT')
  })

const isolateNode = (cluster: GameCluster, node: GameNode, milliseconds: number): Promise<void> =>
  cluster.runWithout(node, async () => {
    node.isolate()
    await pause(milliseconds)
    node.reconnect()
  })

const INCIDENTS: Readonly<Record<string, Incident>> = {
  'a node is killed': (cluster) => {
    const [node] = cluster.nodes
    return cluster.runWithout(node, async () => {
      await node.process.kill('SIGKILL')
      await node.restart()
    })
  },
  'a node is stopped for a while': (cluster) => suspendNode(cluster, cluster.nodes[1], SHORT_OUTAGE_MS),
  'a node is cut off for a while': (cluster) => isolateNode(cluster, cluster.nodes[0], SHORT_OUTAGE_MS),
  'the JetStream server that leads is killed': async ({ cluster }, goOn) =>
    killServer(await cluster.findLeader(), goOn),
  'the disk of a JetStream server is full': async ({ cluster }) => fillDisk(await cluster.findFollower()),
  'everything is started again at once': async (site) => {
    const { nodes, cluster } = site
    await Promise.all([
      ...nodes.map(({ process }) => process.kill('SIGKILL')),
      ...cluster.servers.map((server) => server.kill()),
    ])
    await Promise.all([
      ...cluster.servers.map((server) => server.start()),
      ...nodes.map((node) => node.restart()),
    ])
    site.routeTo(nodes)
  },
}

const LONG_INCIDENTS: Readonly<Record<string, Incident>> = {
  'a node is stopped for long': (cluster) => suspendNode(cluster, cluster.nodes[0], LONG_OUTAGE_MS),
  'a node is cut off for long': (cluster) => isolateNode(cluster, cluster.nodes[1], LONG_OUTAGE_MS),
  'a JetStream server is killed that follows': async ({ cluster }, goOn) =>
    killServer(await cluster.findFollower(), goOn),
  'the disk of the JetStream server that leads is full': async ({ cluster }) =>
    fillDisk(await cluster.findLeader()),
}

const TABLES = 2
const PLAYERS = 3
/**
 * The time for all incidents together: they take a minute on two idle cores, and longer on busy ones. A stuck room makes
 * the test fail before the test's own timeout does.
 */
const SECONDS = isSoaking ? 600 : 240
/** In milliseconds, as long as `npm run soak` sets it. */
const LONG = isSoaking ? {} : { timeout: 300_000 }
/** Messages to the players of a room that prove it plays again: more than one answer. */
const MESSAGES_IF_PLAYING = 3 * PLAYERS

const identityOf = ({ cookie }: LoadtestPlayer): string =>
  decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0]

/** Checks what has to hold whatever has happened. */
async function checkResult(
  cluster: GameCluster,
  tables: readonly LoadtestTable[],
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const storage = await cluster.cluster.open()
  const stored: string[] = []
  for (const { players } of tables) {
    const { code } = players[0].room!
    const room = replayRoom(code, await storage.journal.read(code, 0))
    expect(room).toMatchObject({ phase: 'over', hasAllCards: true, areAnswersExpected: true })
    stored.push(...room.requestIds)
    for (const player of players)
      expect(JSON.stringify({ ...player.match, clock: null })).toBe(room.views[identityOf(player)])
  }
  await storage.close()
  const known = new Set(stored)
  expect(known.size).toBe(stored.length)
  expect([...acknowledged].filter((id) => !known.has(id))).toEqual([])
}

/**
 * Rooms of players and a bot play on while one incident after the other happens, and then to the end of their match.
 */
async function playThrough(
  cluster: GameCluster,
  incidents: Readonly<Record<string, Incident>>,
): Promise<void> {
  const acknowledged = new Set<string>()
  const received: number[] = Array(TABLES).fill(0)
  let tables: readonly LoadtestTable[] = []
  let isOver = false
  let happened = 'everybody sat down'
  const goOn = async () => {
    const before = [...received]
    const plays = (messages: number, table: number) => messages >= before[table] + MESSAGES_IF_PLAYING
    await waitUntil(
      () =>
        `every table to play on after ${happened}; so many messages before and now: ${before}, ${received}`,
      () => received.every(plays),
    )
  }
  const happen = async () => {
    for (const [name, incident] of Object.entries(incidents)) {
      await goOn()
      happened = name
      await incident(cluster, goOn)
      if (isSoaking) console.log(`${cluster.nodes.length} nodes: ${name}`)
    }
    await goOn()
    isOver = true
  }
  let happening = Promise.resolve()
  const figures = await runLoadtest({
    url: cluster.balancer.address,
    game: 'frantic',
    tables: TABLES,
    players: PLAYERS,
    answerIntervalSeconds: 0.01,
    seconds: SECONDS,
    injectsFaults: true,
    settings: { limit: 'none', sets: ['base'] },
    hasEnoughMatches: () => isOver,
    async onOpened(all) {
      tables = all
      for (const { players } of tables)
        await players[0].request({ type: 'add-bot', seat: PLAYERS, level: 'chaotic' })
      happening = happen()
      // If an incident cannot be repaired, nobody plays on: the load test ends at once, and the test fails with the
      // reason.
      happening.catch(() => {
        for (const table of tables) table.close()
      })
    },
    onRawMessage(table, _player, text) {
      if (text.startsWith('{"type":"done"')) acknowledged.add(JSON.parse(text).id)
      received[table]++
    },
  })
  await happening
  expect(figures.errors).toEqual({})
  expect(figures.histories).toEqual({ checked: TABLES * PLAYERS, total: TABLES * PLAYERS, mismatched: 0 })
  await checkResult(cluster, tables, acknowledged)
}

it('Three JetStream servers elect another leader as soon as theirs is killed', async () => {
  const cluster = await NatsCluster.start()
  onTestFinished(() => cluster.remove())
  const leader = await cluster.findLeader()
  await leader.kill()
  expect(await cluster.findLeader()).not.toBe(leader)
})

it('Of events published to three JetStream servers at once, exactly one is stored, and all writers learn which', async () => {
  const cluster = await NatsCluster.start()
  onTestFinished(() => cluster.remove())
  const writers = [await cluster.open(), await cluster.open(), await cluster.open()]
  const stored: string[] = []
  for (let position = 1; position <= 60; position++) {
    const outcomes = await Promise.all(
      writers.map((storage, writer) => appendEvents(storage, 'a', position, `${writer} at ${position}`)),
    )
    const winner = outcomes.indexOf('stored')
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    stored.push(`${winner} at ${position}`)
  }
  for (const storage of [...writers, await cluster.open()]) {
    expect(await storage.journal.read('a', 0)).toEqual(stored)
    await storage.close()
  }
})

/**
 * A quick run has all incidents in the same rooms; a soak run has each in rooms of its own, and then all of them again.
 */
const RUNS = isSoaking
  ? [2, 3].flatMap((nodes) => {
      const all = { ...INCIDENTS, ...LONG_INCIDENTS }
      const each = Object.entries(all).map(([name, incident]) => ({ [name]: incident }))
      return [{ nodes, rounds: [...each, all] }]
    })
  : [{ nodes: 3, rounds: [INCIDENTS] }]

it.each(RUNS)(
  '$nodes nodes on three JetStream servers lose nothing and do nothing twice, whatever fails',
  LONG,
  async ({ nodes, rounds }) => {
    const cluster = await GameCluster.start(nodes)
    for (const incidents of rounds) await playThrough(cluster, incidents)
  },
)
