import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import {
  ClosedConnectionError,
  connect,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { MuteProxy } from '../testing/mute-proxy.ts'
import { NatsServer } from '../testing/nats-server.ts'
import { headersFor } from './nats-batch.ts'
import { ANSWERED_WITHIN } from './nats-patience.ts'
import { type Outcome, Publisher } from './nats-publisher.ts'

let server: NatsServer
let keeper: NatsConnection
let jsm: JetStreamManager
let proxy: MuteProxy
let nc: NatsConnection
let publisher: Publisher

beforeAll(async () => {
  server = await NatsServer.start()
  keeper = await connect({ servers: server.address })
  jsm = await jetstreamManager(keeper)
})

afterAll(async () => {
  await keeper.close()
  await server.remove()
})

beforeEach(async () => {
  proxy = await MuteProxy.to(server.port)
  nc = await connect({ servers: proxy.address })
  publisher = new Publisher(nc)
  await jsm.streams.add({ name: 'test', subjects: ['test.*'] })
})

afterEach(async () => {
  await jsm.streams.delete('test')
  await nc.close()
  proxy.close()
})

const publish = (subject: string, id: string, after: number): Promise<Outcome> =>
  new Promise((done) =>
    publisher.publish(subject, 'x', headersFor({ position: 1, entries: [] }, id, after), done),
  )

it('Tells the sequence of each message, whatever else is on its way', async () => {
  const rooms = ['test.a', 'test.b', 'test.c']
  expect(await Promise.all(rooms.map((room) => publish(room, room, 0)))).toEqual([1, 2, 3])
})

it('Tells why a message was not taken', async () => {
  await publish('test.a', 'first', 0)
  expect(await publish('test.a', 'other', 0)).toMatchObject({ message: 'wrong last sequence: 1' })
  expect(await publish('test.a', 'first', 1)).toMatchObject({ message: 'It was sent twice.' })
  expect(await publish('nobody.there', 'second', 0)).toBeInstanceOf(NoRespondersError)
})

it('Gives up each message that is not answered when its time is over, and not earlier', async () => {
  const waited: number[] = []
  const unanswered = async () => {
    const start = performance.now()
    expect(await publish('test.a', String(start), 0)).toBeInstanceOf(TimeoutError)
    waited.push(performance.now() - start)
  }
  await publish('test.b', 'answered', 0)
  proxy.mute()
  const first = unanswered()
  await new Promise((go) => setTimeout(go, ANSWERED_WITHIN / 4))
  await Promise.all([first, unanswered(), unanswered()])
  expect(waited.length).toBe(3)
  for (const time of waited) {
    expect(time).toBeGreaterThan(ANSWERED_WITHIN - 10)
    expect(time).toBeLessThan(ANSWERED_WITHIN + 500)
  }
})

it('Tells that the line is closed', async () => {
  const closed = await connect({ servers: server.address })
  const other = new Publisher(closed)
  await closed.close()
  const headers = headersFor({ position: 1, entries: [] }, 'id', 0)
  const outcome = await new Promise<Outcome>((done) => other.publish('test.a', 'x', headers, done))
  expect(outcome).toBeInstanceOf(ClosedConnectionError)
})
