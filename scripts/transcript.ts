/** `npm run transcript`: plays a short match over the wire, and writes docs/transcript.jsonl, all that was said and heard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiClient, type ClientRoomState, type RequestBody, reduceRoom } from '@slapwise/client'
import type { Answer, Prompt } from '@slapwise/kernel'
import type { ServerMessage } from '@slapwise/protocol'
import { readConfig, serve } from '@slapwise/server'
import { WebSocket } from 'ws'
import { INSTALLED_GAMES } from '../packages/cli/src/installed-games.ts'

export const TRANSCRIPT_FILE = new URL('../docs/transcript.jsonl', import.meta.url)

/** One line for each message: what was sent by the client, or what it heard. */
export type TranscriptLine = readonly ['>' | '<', object]

/** Lines that say enough, and that somebody may read through: matches are played until one has so many. */
const MIN_LINES = 40
export const MAX_LINES = 70

/** Whatever is asked, the fallback is an answer; a card that fits is a better one. */
function chooseAnswer({ mode, choice, fallback }: Prompt<unknown>): Answer {
  const isPlain = mode === 'decide' && choice.kind === 'one'
  return (isPlain ? choice.options.find((option) => option >= 0) : undefined) ?? fallback
}

/** As little as it takes to get through a match. */
class TranscriptClient {
  readonly lines: TranscriptLine[] = []
  readonly #socket: WebSocket
  readonly #finished = Promise.withResolvers<void>()
  #roomView: ClientRoomState | null = null
  #requestCount = 0
  #answeredPrompt = -1

  constructor(door: ApiClient, code: string) {
    this.#socket = new WebSocket(door.socketUrl(code, null), { headers: door.requestHeaders })
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
  }

  get finished(): Promise<void> {
    return this.#finished.promise
  }

  #send(body: RequestBody): void {
    const request = { ...body, id: `client-${++this.#requestCount}` }
    this.lines.push(['>', request])
    this.#socket.send(JSON.stringify(request))
  }

  #receive(message: ServerMessage): void {
    this.lines.push(['<', message])
    const isNew = this.#roomView === null
    this.#roomView = reduceRoom(this.#roomView, message)
    if (isNew) this.#startMatch()
    else this.#answerPrompt()
  }

  #startMatch(): void {
    this.#send({
      type: 'change-room',
      settings: { sets: ['base'], limit: 'none', handSize: 4 },
      pace: 'fast',
      windowSeconds: 0.5,
    })
    this.#send({ type: 'add-bot', seat: 1, level: 'simple' })
    this.#send({ type: 'start' })
  }

  #answerPrompt(): void {
    const { room, match } = this.#roomView!
    if (room.phase === 'over') {
      this.#socket.close()
      this.#finished.resolve()
    }
    if (!match?.own.prompt || match.promptNumber === this.#answeredPrompt) return
    this.#answeredPrompt = match.promptNumber
    const answer = chooseAnswer(match.own.prompt)
    this.#send({
      type: 'answer',
      promptNumber: match.promptNumber,
      answer: typeof answer === 'number' ? answer : [...answer],
    })
  }
}

async function recordTranscript(): Promise<readonly TranscriptLine[]> {
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
  const server = await serve(readConfig(config), INSTALLED_GAMES)
  let cookie: string | null = null
  const door = new ApiClient(server.address, {
    read: () => cookie,
    write(given) {
      cookie = given
    },
  })
  try {
    await door.fetchIdentity()
    for (;;) {
      const { code } = await door.createRoom({ name: 'Ada', game: 'frantic' })
      const client = new TranscriptClient(door, code)
      await client.finished
      const { length } = client.lines
      if (length >= MIN_LINES && length <= MAX_LINES) return client.lines
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main)
  writeFileSync(
    TRANSCRIPT_FILE,
    `${(await recordTranscript()).map((line) => JSON.stringify(line)).join('\n')}\n`,
  )
