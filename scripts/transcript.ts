/** `npm run transcript`: plays short matches over the network, and writes docs/transcript*.jsonl, every message of one client. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiClient, type ClientRoomState, type RequestBody, reduceRoom } from '@slapwise/client'
import { type Answer, commitToPlayerSeed, type Prompt, randomHex } from '@slapwise/kernel'
import type { ServerMessage } from '@slapwise/protocol'
import { readConfig, serve } from '@slapwise/server'
import { WebSocket } from 'ws'
import { INSTALLED_GAMES } from '../packages/cli/src/installed-games.ts'

/** One line for each message: `>` sent, `<` received, or `!` for a new connection after a lost one. */
export type TranscriptLine = readonly ['>' | '<' | '!', object]

interface Scenario {
  readonly file: URL
  readonly game: string
  readonly settings: Readonly<Record<string, unknown>>
  /**
   * Matches are played until one has `minLines` to `maxLines` lines: enough to show something, and few enough to read.
   */
  readonly minLines: number
  readonly maxLines: number
  /** Two people who commit to seeds, one of whom loses the connection; otherwise one person alone with a bot. */
  readonly isFairDeal: boolean
}

const docsFile = (name: string): URL => new URL(`../docs/${name}`, import.meta.url)

const SHORT_FRANTIC = { sets: ['base'], limit: 'none', handSize: 4 }

export const SCENARIOS: readonly Scenario[] = [
  {
    file: docsFile('transcript.jsonl'),
    game: 'frantic',
    settings: SHORT_FRANTIC,
    minLines: 40,
    maxLines: 70,
    isFairDeal: false,
  },
  {
    file: docsFile('transcript-board.jsonl'),
    game: 'board',
    settings: { limit: 1 },
    minLines: 60,
    maxLines: 140,
    isFairDeal: false,
  },
  {
    file: docsFile('transcript-fair-deal.jsonl'),
    game: 'frantic',
    settings: SHORT_FRANTIC,
    minLines: 50,
    maxLines: 100,
    isFairDeal: true,
  },
]

/** The first card or seat of a decision, otherwise the fallback: both are legal. */
function chooseAnswer({ mode, choice, fallback }: Prompt<unknown>): number | number[] {
  const isDecision = mode === 'decide' && choice.kind === 'one'
  const answer: Answer = (isDecision ? choice.options.find((option) => option >= 0) : undefined) ?? fallback
  return typeof answer === 'number' ? answer : [...answer]
}

/** The smallest client that can play a match. It reads one message at a time. */
class TranscriptClient {
  readonly lines: TranscriptLine[] = []
  readonly #api: ApiClient
  readonly #code: string
  readonly #inbox: ServerMessage[] = []
  #socket!: WebSocket
  #wakeReader: (() => void) | null = null
  #state: ClientRoomState | null = null
  #version: number | null = null
  #requestCount = 0
  #seed: string | null = null

  private constructor(api: ApiClient, code: string) {
    this.#api = api
    this.#code = code
  }

  static async connect(api: ApiClient, code: string): Promise<TranscriptClient> {
    const client = new TranscriptClient(api, code)
    client.#openSocket()
    await client.#receive()
    return client
  }

  #openSocket(): void {
    this.#socket = new WebSocket(this.#api.socketUrl(this.#code, this.#version), {
      headers: this.#api.requestHeaders,
    })
    const { path } = this
    if (this.#version !== null) this.lines.push(['!', { path }])
    this.#socket.on('message', (data) => {
      this.#inbox.push(JSON.parse(String(data)))
      this.#wakeReader?.()
    })
  }

  get path(): string {
    const { pathname, search } = new URL(this.#api.socketUrl(this.#code, this.#version))
    return pathname + search
  }

  /** A lost connection, and a new one that goes on after the last version. */
  async reconnect(): Promise<void> {
    this.#socket.removeAllListeners('message')
    this.#socket.terminate()
    this.#inbox.length = 0
    this.#openSocket()
    await this.#receive()
  }

  async #receive(): Promise<ServerMessage> {
    while (this.#inbox.length === 0)
      await new Promise<void>((wake) => {
        this.#wakeReader = wake
      })
    const message = this.#inbox.shift()!
    this.lines.push(['<', message])
    this.#state = reduceRoom(this.#state, message)
    if ('version' in message) this.#version = message.version
    return message
  }

  async request(body: RequestBody): Promise<void> {
    const id = `client-${++this.#requestCount}`
    const request = { ...body, seenVersion: this.#version!, id }
    this.lines.push(['>', request])
    this.#socket.send(JSON.stringify(request))
    for (;;) {
      const message = await this.#receive()
      if (message.type === 'error') throw new Error(`${body.type}: ${message.error.message}`)
      if (message.type === 'done' && message.id === id) return
    }
  }

  async commitSeed(): Promise<void> {
    this.#seed = randomHex()
    const commitment = commitToPlayerSeed(this.#state!.room.serverCommitment, this.#seed)
    await this.request({ type: 'commit-seed', commitment })
  }

  async waitUntilReady(people: number): Promise<void> {
    while (
      this.#state!.room.seats.filter(({ member, isReady }) => member !== null && isReady).length < people
    )
      await this.#receive()
  }

  /** Answers everything until the match is over; loses the connection once, after `reconnectAfter` answers. */
  async play(reconnectAfter: number | null): Promise<void> {
    let answers = 0
    let hasRevealed = false
    while (this.#state!.room.phase !== 'over') {
      const { room, match } = this.#state!
      if (room.isDealing && this.#seed !== null && !hasRevealed) {
        hasRevealed = true
        await this.request({ type: 'reveal-seed', seed: this.#seed })
      } else if (room.phase === 'playing' && match?.own.prompt) {
        const { promptNumber, own } = match
        await this.request({ type: 'answer', promptNumber, answer: chooseAnswer(own.prompt!) })
        if (++answers === reconnectAfter) await this.reconnect()
      } else await this.#receive()
    }
    this.#socket.close()
  }
}

/** The API with an identity of its own. */
async function createApi(address: string): Promise<ApiClient> {
  let cookie: string | null = null
  const api = new ApiClient(address, {
    read: () => cookie,
    write(given) {
      cookie = given
    },
  })
  await api.fetchIdentity()
  return api
}

async function playScenario(address: string, scenario: Scenario): Promise<readonly TranscriptLine[]> {
  const { game, settings, isFairDeal } = scenario
  const api = await createApi(address)
  const { code } = await api.createRoom({ name: 'Ada', game })
  const host = await TranscriptClient.connect(api, code)
  await host.request({ type: 'change-room', settings, pace: 'fast' })
  await host.request({ type: 'add-bot', seat: 1, level: 'simple' })
  const guest = isFairDeal ? await TranscriptClient.connect(await createApi(address), code) : null
  if (guest) {
    await guest.request({ type: 'join', name: 'Ben' })
    await guest.request({ type: 'sit' })
    await guest.commitSeed()
    await guest.request({ type: 'ready', isReady: true })
    await host.commitSeed()
    await host.waitUntilReady(1)
  }
  await host.request({ type: 'start' })
  await Promise.all([host.play(isFairDeal ? 4 : null), guest?.play(null)])
  return host.lines
}

const MAX_ATTEMPTS = 200

async function recordScenario(address: string, scenario: Scenario): Promise<readonly TranscriptLine[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const lines = await playScenario(address, scenario)
    if (lines.length >= scenario.minLines && lines.length <= scenario.maxLines) return lines
  }
  throw new Error(`No match of ${MAX_ATTEMPTS} had ${scenario.minLines} to ${scenario.maxLines} lines.`)
}

async function writeTranscripts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-transcript-'))
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    SLAPWISE_DATA: folder,
    SLAPWISE_LOG: 'silent',
    SLAPWISE_BOT_DELAY: '0',
    SLAPWISE_MESSAGES_PER_SECOND: '1000',
    SLAPWISE_ROOMS_PER_HOUR: '1000',
  })
  const server = await serve(config, INSTALLED_GAMES)
  try {
    for (const scenario of SCENARIOS) {
      const lines = await recordScenario(server.address, scenario)
      writeFileSync(scenario.file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) await writeTranscripts()
