/** `npm run transcript`: plays a short match over the wire, and writes docs/transcript.jsonl, all that was said and heard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Door, hear, type RequestBody, type RoomSight } from '@slapwise/client'
import type { Answer, Prompt } from '@slapwise/kernel'
import type { Message } from '@slapwise/protocol'
import { readConfig, serve } from '@slapwise/server'
import { WebSocket } from 'ws'
import { HOUSE } from '../packages/cli/src/house.ts'

export const FILE = new URL('../docs/transcript.jsonl', import.meta.url)

/** One line for each message: what was sent by the client, or what it heard. */
export type Line = readonly ['>' | '<', object]

/** Lines that say enough, and that somebody may read through: matches are played until one has so many. */
const SHORTEST = 40
export const LONGEST = 70

/** Whatever is asked, the fallback is an answer; a card that fits is a better one. */
function answerTo({ manner, choice, fallback }: Prompt<unknown>): Answer {
  const isPlain = manner === 'decide' && choice.kind === 'one'
  return (isPlain ? choice.options.find((option) => option >= 0) : undefined) ?? fallback
}

/** As little as it takes to get through a match. */
class Client {
  readonly lines: Line[] = []
  readonly #socket: WebSocket
  readonly #over = Promise.withResolvers<void>()
  #sight: RoomSight | null = null
  #requests = 0
  #answered = -1

  constructor(door: Door, code: string) {
    this.#socket = new WebSocket(door.socketAddress(code, null), { headers: door.headers })
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
  }

  get over(): Promise<void> {
    return this.#over.promise
  }

  #say(body: RequestBody): void {
    const request = { ...body, id: `client-${++this.#requests}` }
    this.lines.push(['>', request])
    this.#socket.send(JSON.stringify(request))
  }

  #hear(message: Message): void {
    this.lines.push(['<', message])
    const isNew = this.#sight === null
    this.#sight = hear(this.#sight, message)
    if (isNew) this.#begin()
    else this.#goOn()
  }

  #begin(): void {
    this.#say({
      type: 'set',
      settings: { sets: ['base'], limit: 'none', handSize: 4 },
      pace: 'fast',
      window: 0.5,
    })
    this.#say({ type: 'add-bot', seat: 1, level: 'simple' })
    this.#say({ type: 'start' })
  }

  #goOn(): void {
    const { room, match } = this.#sight!
    if (room.phase === 'over') {
      this.#socket.close()
      this.#over.resolve()
    }
    if (!match?.own.prompt || match.promptNumber === this.#answered) return
    this.#answered = match.promptNumber
    const answer = answerTo(match.own.prompt)
    this.#say({
      type: 'answer',
      promptNumber: match.promptNumber,
      answer: typeof answer === 'number' ? answer : [...answer],
    })
  }
}

async function transcript(): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-transcript-'))
  const config = {
    HOST: '127.0.0.1',
    PORT: '0',
    SLAPWISE_DATA: folder,
    SLAPWISE_LOG: 'silent',
    SLAPWISE_BOT_DELAY: '0',
    SLAPWISE_MESSAGES_PER_SECOND: '1000',
    SLAPWISE_ROOMS_PER_HOUR: '1000',
  }
  const server = await serve(readConfig(config), HOUSE)
  let cookie: string | null = null
  const door = new Door(server.address, {
    read: () => cookie,
    keep(given) {
      cookie = given
    },
  })
  try {
    await door.greet()
    for (;;) {
      const { code } = await door.open({ name: 'Ada', game: 'frantic' })
      const client = new Client(door, code)
      await client.over
      const { length } = client.lines
      if (length >= SHORTEST && length <= LONGEST) return client.lines
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main)
  writeFileSync(FILE, `${(await transcript()).map((line) => JSON.stringify(line)).join('\n')}\n`)
