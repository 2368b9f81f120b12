import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { ServerMessage } from '@slapwise/protocol'
import { readConfig, type Server, serve } from '@slapwise/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_LIBRARY } from '../../server/src/testing/test-library.ts'
import { Connection, RequestError, type WebSocketLike } from './connection.ts'

type Welcome = ServerMessage & { type: 'welcome' }

const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
let server: Server

beforeAll(async () => {
  const config = { PORT: '0', HOST: '127.0.0.1', SLAPWISE_DATA: folder, SLAPWISE_LOG: 'silent' }
  server = await serve(readConfig({ ...config, SLAPWISE_MESSAGES_PER_SECOND: '1000' }), TEST_LIBRARY)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** A room of one's own, and a connection to it. */
async function enter() {
  const opened = await fetch(`${server.address}/api/rooms`, {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json' },
  })
  const { code } = (await opened.json()) as { code: string }
  const cookie = opened.headers.getSetCookie()[0].split(';')[0]
  const heard: ServerMessage[] = []
  const sinces: (number | null)[] = []
  const connection = new Connection({
    openSocket(since) {
      sinces.push(since)
      const url = `${server.address.replace('http', 'ws')}/api/rooms/${code}/socket`
      const options = { headers: { cookie } } as unknown as string[]
      return new WebSocket(
        since === null ? url : `${url}?since=${since}`,
        options,
      ) as unknown as WebSocketLike
    },
    onMessage: (message) => heard.push(message),
    retryDelayMs: () => 0,
  })
  const welcomes = () => heard.filter((message): message is Welcome => message.type === 'welcome')
  const welcomed = () => waitUntil('a welcome', () => welcomes().length === 1)
  const remove = () => fetch(`${server.address}/api/rooms/${code}`, { method: 'DELETE', headers: { cookie } })
  return { connection, heard, sinces, welcomes, welcomed, remove }
}

describe('A connection to a real server', () => {
  it('carries requests, and tells when they are stored or refused', async () => {
    const { connection } = await enter()
    expect(await connection.request({ type: 'rename', name: 'Dia' })).toEqual([])
    await expect(connection.request({ type: 'start' })).rejects.toThrow(RequestError)
    await expect(connection.request({ type: 'start' })).rejects.toMatchObject({
      protocolError: { code: 'too-few-players' },
    })
    const steps = await connection.request({ type: 'history', since: 0 })
    expect(steps.map(({ version }) => version)).toEqual([1, 2])
    connection.close()
  })

  it('comes back by itself, is told what it missed, and sends again what was not acknowledged', async () => {
    const { connection, sinces, welcomes, welcomed, heard } = await enter()
    await welcomed()
    for (let i = 1; i <= 5; i++) {
      const asked = connection.request({ type: 'chat', text: `line ${i}` })
      connection.drop()
      await asked
    }
    expect(connection.reconnectCount).toBe(5)
    const { chat } = welcomes().at(-1)!
    const told = heard.flatMap((message) => (message.type === 'update' && message.chat ? [message.chat] : []))
    expect([...chat, ...told].some(({ text }) => text === 'line 5')).toBe(true)
    const steps = await connection.request({ type: 'history', since: 0 })
    expect(steps).toHaveLength(6)
    expect(sinces[0]).toBeNull()
    expect(sinces.slice(1).every((since) => since !== null)).toBe(true)
    expect(welcomes().at(-1)!.missedSteps).not.toBeNull()
    connection.close()
  })

  it('has versions without a gap, whatever happens to it', async () => {
    const { connection, heard } = await enter()
    for (let i = 0; i < 20; i++) {
      await connection.request({ type: 'rename', name: `Ada ${i}` })
      if (i % 3 === 0) connection.drop()
    }
    let version = 0
    for (const message of heard) {
      if (message.type === 'update') expect(message.version).toBe(version + 1)
      if (message.type === 'update' || message.type === 'welcome') version = message.version
    }
    expect(version).toBe(21)
    connection.close()
  })

  it('is over when the room is gone, and does not come back', async () => {
    const { connection, welcomed, remove, sinces } = await enter()
    await welcomed()
    const deleted = remove()
    await expect(
      (async () => {
        for (let i = 0; ; i++) await connection.request({ type: 'rename', name: `Ada ${i}` })
      })(),
    ).rejects.toThrow('The connection is closed.')
    await deleted
    expect(sinces).toHaveLength(1)
  })
})

/** The other end of a connection, in the hands of a spec. */
class Wire implements WebSocketLike {
  onopen = null
  onerror = null
  onmessage: WebSocketLike['onmessage'] = null
  onclose: WebSocketLike['onclose'] = null
  readonly sent: { type: string; id: string; seenVersion: number }[] = []
  isClosed = false

  /** The id comes last: the server looks for it there in what it does not read. */
  send(text: string): void {
    const request = JSON.parse(text)
    expect(Object.keys(request).at(-1)).toBe('id')
    this.sent.push(request)
  }

  /** Nobody at the other end answers, so that it takes its time. */
  close(): void {
    this.isClosed = true
  }

  says(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) })
  }
}

describe('A connection', () => {
  let wires: Wire[]
  let heard: ServerMessage[]
  let states: string[]
  let connection: Connection

  beforeEach(() => {
    wires = []
    heard = []
    states = []
    connection = new Connection({
      openSocket() {
        wires.push(new Wire())
        return wires.at(-1)!
      },
      onMessage: (message) => heard.push(message),
      onStateChange: (state) => states.push(state),
      retryDelayMs: () => 0,
    })
  })

  afterEach(() => connection.close())

  const again = async (count: number) => {
    await waitUntil(`connection ${count}`, () => wires.length >= count)
    return wires[count - 1]
  }

  it('waits for the welcome before it says anything', () => {
    connection.request({ type: 'leave' }).catch(() => {})
    expect(wires[0].sent).toEqual([])
    wires[0].says({ type: 'welcome', version: 1 })
    expect(wires[0].sent).toMatchObject([{ type: 'leave' }])
  })

  it('connects anew where there is a gap, at once, and passes nothing on that came after it', async () => {
    wires[0].says({ type: 'welcome', version: 5 })
    wires[0].says({ type: 'update', version: 6 })
    wires[0].says({ type: 'update', version: 8 })
    wires[0].says({ type: 'update', version: 7 })
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'update'])
    expect(wires[0].isClosed).toBe(true)
    await again(2)
    expect([connection.lastVersion, connection.reconnectCount]).toEqual([6, 1])
    wires[0].says({ type: 'update', version: 7 })
    expect(heard).toHaveLength(2)
  })

  it('sends what is open again, in order and with the same ids, and nothing that is settled', async () => {
    wires[0].says({ type: 'welcome', version: 1 })
    const first = connection.request({ type: 'leave' })
    connection.request({ type: 'stand-up' }).catch(() => {})
    connection.request({ type: 'return-to-seat' }).catch(() => {})
    const [{ id }, ...open] = wires[0].sent
    wires[0].says({ type: 'done', id })
    wires[0].says({ type: 'done', id: 'of somebody else' })
    await first
    wires[0].onclose!({ code: 1006, reason: '' })
    const wire = await again(2)
    expect(wire.sent).toEqual([])
    wire.says({ type: 'welcome', version: 1 })
    expect(wire.sent).toEqual(open)
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  })

  it('says what it had seen when it first sent something, and the same when it sends it again', async () => {
    connection.request({ type: 'stand-up' }).catch(() => {})
    wires[0].says({ type: 'welcome', version: 4 })
    wires[0].says({ type: 'update', version: 5 })
    connection.request({ type: 'return-to-seat' }).catch(() => {})
    wires[0].onclose!({ code: 1006, reason: '' })
    const wire = await again(2)
    wire.says({ type: 'welcome', version: 9 })
    connection.request({ type: 'leave' }).catch(() => {})
    expect(wire.sent.map(({ type, seenVersion }) => [type, seenVersion])).toEqual([
      ['stand-up', 4],
      ['return-to-seat', 5],
      ['leave', 9],
    ])
  })

  it('lets nobody wait for ever once it is closed, also while it is between two attempts', async () => {
    const waiting = connection.request({ type: 'leave' })
    wires[0].onclose!({ code: 1006, reason: '' })
    connection.close()
    await expect(waiting).rejects.toThrow('closed')
    await expect(connection.request({ type: 'leave' })).rejects.toThrow('closed')
    expect(wires).toHaveLength(1)
  })

  it('does not come back to a room that is gone', async () => {
    const waiting = connection.request({ type: 'leave' })
    wires[0].onclose!({ code: 4404, reason: '' })
    await expect(waiting).rejects.toThrow('closed')
    expect(states.at(-1)).toBe('gone')
  })
})
