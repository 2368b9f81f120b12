import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import {
  ClosedConnectionError,
  connect,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { FaultyProxy } from '../../../testing/cluster/faulty-proxy.ts'
import { NatsServer } from '../../../testing/cluster/nats-server.ts'
import { REQUEST_TIMEOUT_MS } from '../retry.ts'
import { createHeaders } from '../stored-batch.ts'
import { type PublishResult, StreamPublisher } from './stream-publisher.ts'

let server: NatsServer
let limits: NatsConnection
let jsm: JetStreamManager
let proxy: FaultyProxy
let nc: NatsConnection
let publisher: StreamPublisher

beforeAll(async () => {
  server = await NatsServer.start()
  limits = await connect({ servers: server.address })
  jsm = await jetstreamManager(limits)
})

afterAll(async () => {
  await limits.close()
  await server.remove()
})

beforeEach(async () => {
  proxy = await FaultyProxy.start(server.port)
  nc = await connect({ servers: proxy.address })
  publisher = new StreamPublisher(nc)
  await jsm.streams.add({ name: 'test', subjects: ['test.*'] })
})

afterEach(async () => {
  await jsm.streams.delete('test')
  await nc.close()
  proxy.close()
})

const publish = (subject: string, id: string, after: number): Promise<PublishResult> =>
  waitFor(
    `an answer to ${id}`,
    new Promise((done) =>
      publisher.publish(subject, 'x', createHeaders({ position: 1, events: [] }, id, after), done),
    ),
  )

it('Returns the sequence of each message in flight', async () => {
  const rooms = ['test.a', 'test.b', 'test.c']
  expect(await Promise.all(rooms.map((room) => publish(room, room, 0)))).toEqual([1, 2, 3])
})

it('Returns the reason why a message was not stored', async () => {
  await publish('test.a', 'first', 0)
  expect(await publish('test.a', 'other', 0)).toMatchObject({ message: 'wrong last sequence: 1' })
  expect(await publish('test.a', 'first', 1)).toMatchObject({
    message: 'JetStream reported a duplicate message.',
  })
  expect(await publish('nobody.there', 'second', 0)).toBeInstanceOf(NoRespondersError)
})

it('Expires unanswered messages one after the other, none too early', async () => {
  const given: string[] = []
  const unanswered = async (id: string) => {
    const start = performance.now()
    expect(await publish('test.a', id, 0)).toBeInstanceOf(TimeoutError)
    expect(performance.now() - start).toBeGreaterThan(REQUEST_TIMEOUT_MS - 10)
    given.push(id)
  }
  await publish('test.b', 'answered', 0)
  proxy.dropReplies()
  const later = async () => {
    await new Promise((go) => setTimeout(go, REQUEST_TIMEOUT_MS / 4))
    await Promise.all([unanswered('second'), unanswered('third')])
  }
  await Promise.all([unanswered('first'), later()])
  expect(given).toEqual(['first', 'second', 'third'])
})

it('Reports that the connection is closed', async () => {
  const closed = await connect({ servers: server.address })
  const other = new StreamPublisher(closed)
  await closed.close()
  const headers = createHeaders({ position: 1, events: [] }, 'id', 0)
  const sent = new Promise<PublishResult>((done) => other.publish('test.a', 'x', headers, done))
  const outcome = await waitFor('the publisher to notice', sent)
  expect(outcome).toBeInstanceOf(ClosedConnectionError)
})
