import { once } from 'node:events'
import { createRandom, sampleAnswer } from '@slapwise/kernel'
import type { ServerMessage } from '@slapwise/protocol'
import { WebSocket } from 'ws'
import { fetchCookie } from './slapwise-table.ts'

type Update = ServerMessage & { type: 'welcome' | 'update' }

const BOTS = 3

const random = createRandom('bot rooms')

/** A person with three bots that search, who answers at once. The bots rest while the person is away. */
export class BotRoom {
  readonly #url: string
  readonly #cookie: string
  #socket: WebSocket | null = null
  #requestCount = 0

  private constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  /** Opens a room and starts its match; the person is away. */
  static async open(address: string): Promise<BotRoom> {
    const cookie = await fetchCookie(address)
    const response = await fetch(`${address}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Ada' }),
    })
    const { code } = (await response.json()) as { code: string }
    const room = new BotRoom(`${address.replace('http', 'ws')}/api/rooms/${code}/socket`, cookie)
    await room.enter()
    for (let seat = 1; seat <= BOTS; seat++) await room.#request({ type: 'add-bot', seat, level: 'fiendish' })
    await room.#request({ type: 'start' })
    await room.leave()
    return room
  }

  async enter(): Promise<void> {
    const socket = new WebSocket(this.#url, { headers: { cookie: this.#cookie } })
    this.#socket = socket
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ServerMessage))
    await once(socket, 'open')
  }

  async leave(): Promise<void> {
    this.#socket!.close()
    await once(this.#socket!, 'close')
  }

  #receive(message: ServerMessage): void {
    if (message.type !== 'update' && message.type !== 'welcome') return
    this.#answer(message)
    if (message.room?.phase === 'over') {
      this.#send({ type: 'rematch' })
      this.#send({ type: 'start' })
    }
  }

  #answer({ match }: Update): void {
    if (!match?.own.prompt) return
    const { promptNumber, own } = match
    this.#send({ type: 'answer', promptNumber, answer: sampleAnswer(own.prompt!.choice, random) })
  }

  #send(request: object): string {
    const id = `bots-${++this.#requestCount}`
    this.#socket!.send(JSON.stringify({ ...request, id }))
    return id
  }

  /** Resolves when the server has done it. */
  #request(body: object): Promise<void> {
    const socket = this.#socket!
    const id = this.#send(body)
    return new Promise((resolve, reject) => {
      const listen = (data: unknown) => {
        const message = JSON.parse(String(data)) as ServerMessage
        if (message.type === 'error' && message.id === id) reject(new Error(message.error.message))
        if (message.type !== 'done' || message.id !== id) return
        socket.off('message', listen)
        resolve()
      }
      socket.on('message', listen)
    })
  }
}
