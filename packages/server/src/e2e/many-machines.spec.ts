import { fetchInTime, waitUntil } from '@slapwise/kernel/testing/wait'
import type { JoinedRoom, RoomMatchView } from '@slapwise/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VerifiedStorage } from '../journal/core/verified-storage.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { NatsServer } from '../testing/cluster/nats-server.ts'
import { openNatsStorage } from '../testing/cluster/nats-test-storage.ts'
import {
  createTemporaryFolder,
  restartServerProcess,
  type ServerProcess,
  ServerStartError,
  startServerProcess,
} from '../testing/server-process.ts'
import { createSeatedRoom, type Reply, TestClient, waitForAsked } from '../testing/test-client.ts'

let nats: NatsServer

beforeAll(async () => {
  nats = await NatsServer.start()
})

afterAll(() => nats.remove())

const environment = () => ({
  SLAPWISE_JOURNAL: `nats://${nats.address}`,
  SLAPWISE_MESSAGES_PER_SECOND: '10000',
})

const node = (): Promise<ServerProcess> => startServerProcess(createTemporaryFolder(), environment())

/** A room whose players change nodes, and the requests that were acknowledged. */
class Table {
  readonly #clients: TestClient[]
  readonly acknowledged: string[] = []
  #answers = 0

  constructor(clients: readonly TestClient[]) {
    this.#clients = [...clients]
  }

  get clients(): readonly TestClient[] {
    return this.#clients
  }

  get code(): string {
    return this.#clients[0].code
  }

  /** Connects to another node, and checks that the view is the same. */
  async reconnect(seat: number, { address }: ServerProcess): Promise<void> {
    const before = this.#clients[seat]
    const again = await TestClient.connect(address, before.code, before.cookie)
    this.#clients[seat] = again
    await again.waitUntil(() => again.version >= before.version)
    if (again.version === before.version) expect(withoutTime(again.match)).toEqual(withoutTime(before.match))
    await before.disconnect()
  }

  /** An asked player answers, and everybody receives it; null if the connection is lost before. */
  async answer(during: () => Promise<unknown> = async () => {}): Promise<Reply | null> {
    const client = await waitForAsked(this.#clients)
    const seat = this.#clients.indexOf(client)
    const { version } = client
    const { promptNumber, own } = client.match!
    const id = `answer${seat}-${++this.#answers}`
    const body = { type: 'answer', promptNumber, answer: own.prompt!.fallback as number, id } as const
    const [reply] = await Promise.all([client.request(body), during()])
    if (reply?.type === 'done') this.acknowledged.push(id)
    this.pendingRequest = reply === null ? { seat, body } : null
    const isSealed = client.version === version
    if (reply?.type === 'done' && !isSealed)
      for (const other of this.#clients)
        await other.waitUntil(() => other.version > version || other.isClosed)
    return reply
  }

  /** A request whose outcome is unknown. */
  pendingRequest: {
    readonly seat: number
    readonly body: Parameters<TestClient['request']>[0] & { id: string }
  } | null = null

  /** Sends the same request again. */
  async repeatRequest(): Promise<void> {
    const { seat, body } = this.pendingRequest!
    expect(await this.#clients[seat].request(body)).toMatchObject({ type: 'done', id: body.id })
    this.acknowledged.push(body.id)
  }

  /** Checks that all players have the same view, and that every acknowledged request was carried out once. */
  async check(): Promise<void> {
    const latest = Math.max(...this.#clients.map(({ version }) => version))
    for (const client of this.#clients) await client.waitUntil(() => client.version >= latest)
    const storage = new VerifiedStorage(await openNatsStorage(nats), ({ message }) =>
      expect(message).toBe(''),
    )
    const texts = await storage.journal.read(this.code, 0)
    await storage.close()
    const ids = texts
      .map((text) => JSON.parse(text) as JournalEvent)
      .flatMap((event) => ('id' in event ? [event.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(this.acknowledged))
  }
}

const withoutTime = (match: RoomMatchView | null) => ({ ...match, clock: null })

async function createTable(...nodes: readonly ServerProcess[]): Promise<Table> {
  const table = new Table(await createSeatedRoom(nodes[0].address, 3))
  for (const seat of table.clients.keys()) await table.reconnect(seat, nodes[seat % nodes.length])
  await table.clients[0].requestOrThrow({ type: 'start' })
  return table
}

/** Checks that a room in memory of one node is in its members' lists on another node, and in nobody else's. */
async function checkRoomLists(one: ServerProcess, other: ServerProcess): Promise<void> {
  const [host, client] = await createSeatedRoom(one.address, 2)
  await host.requestOrThrow({ type: 'start' })
  const people = [host, client]
  await Promise.race(people.map((person) => person.waitUntil(() => person.match?.own.prompt != null)))
  const asked = people.find(({ match }) => match?.own.prompt != null)!
  await asked.disconnect()
  const listed = ({ code, isAwaitingYou }: JoinedRoom) => code === host.code && isAwaitingYou
  await waitForRoomList(other, asked, (rooms) => rooms.some(listed))
  expect(await roomsOf(other, await TestClient.connect(other.address, host.code))).toEqual([])
  const again = host === asked ? await TestClient.connect(one.address, host.code, host.cookie) : host
  await again.requestOrThrow({ type: 'remove-member', member: 1 })
  await waitForRoomList(other, client, (rooms) => rooms.every(({ code }) => code !== host.code))
}

async function roomsOf({ address }: ServerProcess, { cookie }: TestClient): Promise<readonly JoinedRoom[]> {
  const response = await fetchInTime(`${address}/api/me/rooms`, { headers: { cookie } })
  return ((await response.json()) as { rooms: JoinedRoom[] }).rooms
}

/** Rows reach other nodes within milliseconds, unless a machine is busy. */
async function waitForRoomList(
  node: ServerProcess,
  client: TestClient,
  holds: (rooms: readonly JoinedRoom[]) => boolean,
): Promise<void> {
  let rooms: readonly JoinedRoom[] = []
  await waitUntil(
    () => `another list than ${JSON.stringify(rooms)}`,
    async () => {
      rooms = await roomsOf(node, client)
      return holds(rooms)
    },
  )
}

describe('Two servers on one JetStream', () => {
  it('share the players of one room, who switch servers in the middle of a match', async () => {
    const nodes = [await node(), await node()]
    const table = await createTable(...nodes)
    for (let i = 0; i < 40; i++) {
      expect(await table.answer()).toMatchObject({ type: 'done' })
      if (i % 3 === 0) await table.reconnect(i % 3, nodes[i % 2])
    }
    await table.check()
    expect(table.acknowledged).toHaveLength(40)
    await checkRoomLists(nodes[0], nodes[1])
  })

  it('lose and duplicate nothing when one of them is killed', async () => {
    const nodes = [await node(), await node()]
    const table = await createTable(...nodes)
    for (let i = 0; i < 10; i++) await table.answer()
    const doubtful = await table.answer(() => nodes[1].kill('SIGKILL'))
    for (const [seat, client] of table.clients.entries())
      if (client.isClosed || seat === 1) await table.reconnect(seat, nodes[0])
    if (doubtful === null) await table.repeatRequest()
    for (let i = 0; i < 10; i++) expect(await table.answer()).toMatchObject({ type: 'done' })
    const again = await restartServerProcess(createTemporaryFolder(), nodes[1], environment())
    await table.reconnect(2, again)
    for (let i = 0; i < 10; i++) expect(await table.answer()).toMatchObject({ type: 'done' })
    await table.check()
  })

  it('wait for JetStream to restart without disconnecting clients', async () => {
    const nodes = [await node(), await node()]
    const table = await createTable(...nodes)
    for (let i = 0; i < 5; i++) await table.answer()
    await nats.kill()
    const reply = await table.answer(() => nats.start())
    expect(reply).toMatchObject({ type: 'done' })
    for (let i = 0; i < 10; i++) expect(await table.answer()).toMatchObject({ type: 'done' })
    expect(table.clients.map(({ isClosed }) => isClosed)).toEqual([false, false, false])
    await table.check()
  })
})

it('Refuses to start without JetStream, and reports its address', async () => {
  const starting = startServerProcess(createTemporaryFolder(), { SLAPWISE_JOURNAL: 'nats://127.0.0.1:1' })
  await expect(starting).rejects.toThrow(ServerStartError)
  await expect(starting).rejects.toThrow('The journal at 127.0.0.1:1 cannot be used')
})
