import { once } from 'node:events'
import { hear, type RoomSight } from '@slapwise/client'
import type { Message, Request, TableView } from '@slapwise/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

type Body = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id'> & { id?: string }
    : never
  : never
export type Reply = Message & { type: 'done' | 'error' | 'history' }

/** Somebody at a real socket, without any of the cleverness of a good client. */
export class Guest {
  readonly cookie: string
  readonly code: string
  readonly messages: Message[] = []
  readonly #ws: WebSocket
  readonly #listeners = new Set<() => void>()
  readonly #client = `guest${Math.random().toString(36).slice(2, 10)}`
  #count = 0
  #sight: RoomSight | null = null
  isClosed = false

  private constructor(ws: WebSocket, code: string, cookie: string) {
    this.#ws = ws
    this.code = code
    this.cookie = cookie
    ws.on('message', (data) => this.#hear(JSON.parse(String(data))))
    ws.on('error', () => {})
    ws.on('close', () => {
      this.isClosed = true
      this.#tell()
    })
    onTestFinished(() => ws.terminate())
  }

  /** Connects to a room, as somebody new unless there is a cookie; done with the welcome. */
  static async come(address: string, code: string, cookie?: string): Promise<Guest> {
    const own = cookie ?? (await newCookie(address))
    const ws = new WebSocket(`${address.replace(/^http/, 'ws')}/api/rooms/${code}/socket`, {
      headers: { cookie: own },
    })
    const guest = new Guest(ws, code, own)
    await guest.until(() => guest.messages.some(({ type }) => type === 'welcome') || guest.isClosed)
    if (guest.isClosed) throw new Error('Not let in.')
    return guest
  }

  #hear(message: Message): void {
    this.messages.push(message)
    this.#sight = hear(this.#sight, message)
    this.#tell()
  }

  get match(): TableView | null {
    return this.#sight?.match ?? null
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const listener = () => {
        if (!condition()) return
        this.#listeners.delete(listener)
        resolve()
      }
      this.#listeners.add(listener)
      listener()
    })
  }

  /** What comes back for a request; null if the connection is lost before. */
  async ask(body: Body): Promise<Reply | null> {
    const id = body.id ?? `${this.#client}-${++this.#count}`
    const heard = this.messages.length
    this.#ws.send(JSON.stringify({ ...body, id }))
    const reply = () =>
      this.messages.slice(heard).find((message): message is Reply => 'id' in message && message.id === id)
    await this.until(() => reply() !== undefined || this.isClosed)
    return reply() ?? null
  }

  /** As `ask`, for what has to be carried out. */
  async insist(body: Body): Promise<void> {
    const reply = await this.ask(body)
    if (reply?.type === 'error' || !reply)
      throw new Error(`${JSON.stringify(body)} was refused: ${JSON.stringify(reply)}`)
  }

  get version(): number {
    return this.messages.reduce((last, message) => ('version' in message ? message.version : last), 0)
  }

  async leave(): Promise<void> {
    if (this.isClosed) return
    this.#ws.terminate()
    await once(this.#ws, 'close')
  }
}

async function newCookie(address: string): Promise<string> {
  const response = await fetch(`${address}/api/me`)
  return response.headers.getSetCookie()[0].split(';')[0]
}

/** A new room with people in their seats, the host first; nothing has started. */
export async function seatedTable(address: string, players: number): Promise<Guest[]> {
  const cookie = await newCookie(address)
  const response = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest 0' }),
  })
  const { code } = (await response.json()) as { code: string }
  const guests = [await Guest.come(address, code, cookie)]
  await guests[0].insist({ type: 'set', pace: 'relaxed' })
  for (let seat = 1; seat < players; seat++) {
    const guest = await Guest.come(address, code)
    await guest.insist({ type: 'join', name: `Guest ${seat}` })
    await guest.insist({ type: 'sit', seat })
    await guest.insist({ type: 'ready', ready: true })
    guests.push(guest)
  }
  return guests
}
