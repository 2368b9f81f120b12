import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { NatsServer } from '../../../testing/cluster/nats-server.ts'
import { StreamConsumer } from './stream-consumer.ts'

const STREAM = 'consumed'

let server: NatsServer
let nc: NatsConnection
let jsm: JetStreamManager

beforeAll(async () => {
  server = await NatsServer.start()
  nc = await connect({ servers: server.address })
  jsm = await jetstreamManager(nc)
})

afterAll(async () => {
  await nc.close()
  await server.remove()
})

beforeEach(async () => {
  await jsm.streams.add({ name: STREAM, subjects: [`${STREAM}.*`], max_msgs_per_subject: 1 })
  onTestFinished(async () => {
    await jsm.streams.delete(STREAM)
  })
})

/** The subjects that are delivered until the consumer has caught up. */
async function readStored(): Promise<string[]> {
  const subjects: string[] = []
  const consumer = new StreamConsumer(jetstream(nc), jsm, STREAM, 1, ({ subject }) => subjects.push(subject))
  onTestFinished(() => consumer.stop())
  await waitFor('a consumer to catch up', consumer.caughtUp)
  return subjects
}

it('has caught up when everything stored is delivered', async () => {
  for (const room of ['a', 'b', 'a']) await jetstream(nc).publish(`${STREAM}.${room}`)
  expect(await readStored()).toEqual([`${STREAM}.b`, `${STREAM}.a`])
})

it('has caught up if messages were stored once, but all of them are erased', async () => {
  await jetstream(nc).publish(`${STREAM}.a`)
  await jsm.streams.purge(STREAM)
  expect(await readStored()).toEqual([])
})
