import { setTimeout } from 'node:timers/promises'
import { createRandom, sampleAnswer } from '@slapwise/kernel'
import type { ClientRequest } from '@slapwise/protocol'
import { WebSocket } from 'ws'
import type { LoadTable } from './run-load.ts'

/** A request without its id, which `#send` adds. */
type RequestBody = ClientRequest extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

const random = createRandom('load')
const SEATS = 4

/** Marks an update with an open prompt for its receiver; other updates need no parsing. */
const PROMPT_MARK = '"prompt":{'
const UPDATE_PREFIX = Buffer.from('{"type":"update","version":')
const DONE_PREFIX = Buffer.from('{"type":"done"')
const ERROR_PREFIX = Buffer.from('{"type":"error"')

const hasPrefix = (text: Buffer, head: Buffer): boolean => text.subarray(0, head.length).equals(head)

const MATCH_OVER_MARK = '"phase":"over"'
const ROOM_MARK = '"room":'
const NO_UPDATE = Buffer.alloc(0)

const RETRY_DELAY_MS = 20

/** Four players on our server, using the real protocol. */
export class SlapwiseTable implements LoadTable {
  onStep = () => {}
  roomCode = ''
  /** The number of answers sent so far. */
  answerCount = 0
  readonly #sockets: WebSocket[] = []
  readonly #latestUpdates: Buffer[] = Array(SEATS).fill(NO_UPDATE)
  readonly #answeredPrompts: number[] = Array(SEATS).fill(-1)
  readonly #pendingRequests = new Map<string, (isDone: boolean) => void>()
  readonly #versions: number[] = Array(SEATS).fill(0)
  /** The last version that all four players have received. */
  #commonVersion = 0
  #requestCount = 0
  #isPlaying = false
  #isOver = false

  /** The players are distributed over the addresses in turn. */
  static async open(addresses: readonly string[], number: number): Promise<SlapwiseTable> {
    const [address] = addresses
    const table = new SlapwiseTable()
    const cookies = await Promise.all(Array.from({ length: SEATS }, () => fetchCookie(address)))
    const response = await fetch(`${address}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[0] },
      body: JSON.stringify({ name: `Player ${number}` }),
    })
    const { code } = (await response.json()) as { code: string }
    table.roomCode = code
    for (const [seat, cookie] of cookies.entries()) {
      const socketBase = addresses[seat % addresses.length].replace('http', 'ws')
      await table.#connect(
        new WebSocket(`${socketBase}/api/rooms/${code}/socket`, { headers: { cookie } }),
        seat,
      )
    }
    await table.#requestUntilDone(0, {
      type: 'change-room',
      pace: 'relaxed',
      windowSeconds: 60,
      settings: { sets: ALL_SETS },
    })
    for (let seat = 1; seat < SEATS; seat++) {
      await table.#requestUntilDone(seat, { type: 'join', name: `Player ${number}.${seat}` })
      await table.#requestUntilDone(seat, { type: 'sit', seat })
    }
    await table.#start()
    return table
  }

  #connect(socket: WebSocket, seat: number): Promise<void> {
    this.#sockets.push(socket)
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        this.#receive(seat, data as Buffer)
        resolve()
      })
    })
  }

  #receive(seat: number, text: Buffer): void {
    if (hasPrefix(text, UPDATE_PREFIX)) {
      // Copied: the original would keep the whole receive buffer alive.
      this.#latestUpdates[seat] = text.includes(PROMPT_MARK) ? Buffer.from(text) : NO_UPDATE
      if (seat === 0) this.#isOver = text.includes(MATCH_OVER_MARK) && text.includes(ROOM_MARK)
      this.#versions[seat] = Number.parseInt(
        text.toString('latin1', UPDATE_PREFIX.length, UPDATE_PREFIX.length + 12),
        10,
      )
      this.#checkStep()
    } else if (hasPrefix(text, DONE_PREFIX)) this.#settleRequest(text, true)
    else if (hasPrefix(text, ERROR_PREFIX) && !this.#settleRequest(text, false)) throw new Error(String(text))
  }

  /** Returns whether the message answered a pending request. */
  #settleRequest(text: Buffer, isDone: boolean): boolean {
    const { id } = JSON.parse(String(text)) as { id: string }
    this.#pendingRequests.get(id)?.(isDone)
    return this.#pendingRequests.delete(id)
  }

  /** A step is complete when the last of the four has received it. */
  #checkStep(): void {
    const seen = Math.min(...this.#versions)
    if (!this.#isPlaying || seen === this.#commonVersion) return
    this.#commonVersion = seen
    if (this.#isOver) {
      this.#isPlaying = false
      void this.#rematch()
    } else this.onStep()
  }

  async #rematch(): Promise<void> {
    await this.#requestUntilDone(0, { type: 'rematch' })
    await this.#start()
  }

  async #start(): Promise<void> {
    for (let seat = 1; seat < SEATS; seat++)
      await this.#requestUntilDone(seat, { type: 'ready', isReady: true })
    await this.#requestUntilDone(0, { type: 'start' })
    this.#answeredPrompts.fill(-1)
    this.#isPlaying = true
    this.#checkStep()
  }

  sendAnswers(): number {
    let given = 0
    for (let seat = 0; seat < SEATS; seat++)
      if (this.#latestUpdates[seat].length > 0) given += this.#answer(seat)
    return given
  }

  #answer(seat: number): number {
    const { match } = JSON.parse(String(this.#latestUpdates[seat]))
    if (this.#answeredPrompts[seat] === match.promptNumber) return 0
    this.#answeredPrompts[seat] = match.promptNumber
    const answer = sampleAnswer(match.own.prompt.choice, random) as number | number[]
    this.#send(seat, { type: 'answer', promptNumber: match.promptNumber, answer })
    this.answerCount++
    return 1
  }

  /** Retries while the node has not yet seen what another node has acknowledged. */
  async #requestUntilDone(seat: number, body: RequestBody): Promise<void> {
    while (!(await new Promise<boolean>((done) => this.#pendingRequests.set(this.#send(seat, body), done))))
      await setTimeout(RETRY_DELAY_MS)
  }

  #send(seat: number, body: RequestBody): string {
    const id = `table-${++this.#requestCount}`
    this.#sockets[seat].send(JSON.stringify({ ...body, id }))
    return id
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

const ALL_SETS = ['base', 'troublemaker', 'supercharge', 'pandora']

export async function fetchCookie(address: string): Promise<string> {
  const response = await fetch(`${address}/api/me`)
  return response.headers.getSetCookie()[0].split(';')[0]
}
