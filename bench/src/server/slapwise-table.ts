import { setTimeout } from 'node:timers/promises'
import { type Answer, sampleAnswer, seeded } from '@slapwise/kernel'
import { WebSocket } from 'ws'
import type { LoadedTable } from './load.ts'

const random = seeded('load')
const SEATS = 4

/** Where a message says that something is asked of its reader; most messages need not be parsed to see that. */
const ASKED = '"prompt":{'
const HEAD = Buffer.from('{"type":"update","version":')
const DONE = Buffer.from('{"type":"done"')
const FAILED = Buffer.from('{"type":"error"')

const isKind = (text: Buffer, head: Buffer): boolean => text.subarray(0, head.length).equals(head)

const OVER = '"phase":"over"'
const ABOUT_ROOM = '"room":'
const NOTHING = Buffer.alloc(0)

/** Milliseconds. */
const AGAIN = 20

/** Four players of our own server, over the real protocol. */
export class SlapwiseTable implements LoadedTable {
  onStep = () => {}
  code = ''
  /** How many have been given so far. */
  answers = 0
  readonly #sockets: WebSocket[] = []
  readonly #latest: Buffer[] = Array(SEATS).fill(NOTHING)
  readonly #answered: number[] = Array(SEATS).fill(-1)
  readonly #waiting = new Map<string, (isDone: boolean) => void>()
  readonly #versions: number[] = Array(SEATS).fill(0)
  /** The version that all four have heard of. */
  #seen = 0
  #requests = 0
  #isPlaying = false
  #isOver = false

  /** One after the other of the four goes to another of these addresses. */
  static async open(addresses: readonly string[], number: number): Promise<SlapwiseTable> {
    const [address] = addresses
    const table = new SlapwiseTable()
    const cookies = await Promise.all(Array.from({ length: SEATS }, () => cookieFrom(address)))
    const response = await fetch(`${address}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[0] },
      body: JSON.stringify({ name: `Player ${number}` }),
    })
    const { code } = (await response.json()) as { code: string }
    table.code = code
    for (const [seat, cookie] of cookies.entries()) {
      const door = addresses[seat % addresses.length].replace('http', 'ws')
      await table.#enter(new WebSocket(`${door}/api/rooms/${code}/socket`, { headers: { cookie } }), seat)
    }
    await table.#ask(0, { type: 'set', pace: 'relaxed', window: 60, settings: { sets: ALL_SETS } })
    for (let seat = 1; seat < SEATS; seat++) {
      await table.#ask(seat, { type: 'join', name: `Player ${number}.${seat}` })
      await table.#ask(seat, { type: 'sit', seat })
    }
    await table.#start()
    return table
  }

  #enter(socket: WebSocket, seat: number): Promise<void> {
    this.#sockets.push(socket)
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        this.#hear(seat, data as Buffer)
        resolve()
      })
    })
  }

  #hear(seat: number, text: Buffer): void {
    if (isKind(text, HEAD)) {
      // A copy, since the original would keep all that arrived with it.
      this.#latest[seat] = text.includes(ASKED) ? Buffer.from(text) : NOTHING
      if (seat === 0) this.#isOver = text.includes(OVER) && text.includes(ABOUT_ROOM)
      this.#versions[seat] = Number.parseInt(text.toString('latin1', HEAD.length, HEAD.length + 12), 10)
      this.#moveOn()
    } else if (isKind(text, DONE)) this.#settle(text, true)
    else if (isKind(text, FAILED) && !this.#settle(text, false)) throw new Error(String(text))
  }

  /** Whether somebody waits for it. */
  #settle(text: Buffer, isDone: boolean): boolean {
    const { id } = JSON.parse(String(text)) as { id: string }
    this.#waiting.get(id)?.(isDone)
    return this.#waiting.delete(id)
  }

  /** A step is made when the last of the four has heard of it. */
  #moveOn(): void {
    const seen = Math.min(...this.#versions)
    if (!this.#isPlaying || seen === this.#seen) return
    this.#seen = seen
    if (this.#isOver) {
      this.#isPlaying = false
      void this.#rematch()
    } else this.onStep()
  }

  async #rematch(): Promise<void> {
    await this.#ask(0, { type: 'rematch' })
    await this.#start()
  }

  async #start(): Promise<void> {
    for (let seat = 1; seat < SEATS; seat++) await this.#ask(seat, { type: 'ready', ready: true })
    await this.#ask(0, { type: 'start' })
    this.#answered.fill(-1)
    this.#isPlaying = true
    this.#moveOn()
  }

  act(): number {
    let given = 0
    for (let seat = 0; seat < SEATS; seat++) if (this.#latest[seat].length > 0) given += this.#answer(seat)
    return given
  }

  #answer(seat: number): number {
    const { match } = JSON.parse(String(this.#latest[seat]))
    if (this.#answered[seat] === match.promptNumber) return 0
    this.#answered[seat] = match.promptNumber
    const answer: Answer = sampleAnswer(match.own.prompt.choice, random)
    this.#send(seat, { type: 'answer', promptNumber: match.promptNumber, answer })
    this.answers++
    return 1
  }

  /** Again and again, where the server has not yet heard what another one was told before. */
  async #ask(seat: number, body: object): Promise<void> {
    while (!(await new Promise<boolean>((done) => this.#waiting.set(this.#send(seat, body), done))))
      await setTimeout(AGAIN)
  }

  #send(seat: number, body: object): string {
    const id = `table-${++this.#requests}`
    this.#sockets[seat].send(JSON.stringify({ ...body, id }))
    return id
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

const ALL_SETS = ['base', 'troublemaker', 'supercharge', 'pandora']

export async function cookieFrom(address: string): Promise<string> {
  const response = await fetch(`${address}/api/me`)
  return response.headers.getSetCookie()[0].split(';')[0]
}
