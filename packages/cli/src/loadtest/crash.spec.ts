import { createRandom, randomBelow } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { ProgramProcess } from '../testing/program-process.ts'
import { spawnCli } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runLoadtest } from './loadtest.ts'
import type { LoadtestPlayer } from './loadtest-player.ts'
import type { LoadtestTable } from './loadtest-table.ts'
import { foldJournals } from './testing/fold-journals.ts'

/** `npm run soak` runs more. */
const [TABLES, CRASHES] = process.env.SLAPWISE_SOAK ? [5, 6] : [2, 4]

/** A server process that is killed again and again in the middle of its work. */
class FrailServer {
  readonly folder = temporaryFolder()
  readonly #random = createRandom('crashes')
  #server: ProgramProcess | null = null
  #port = '0'
  /** Messages until the next crash. */
  #left = Number.POSITIVE_INFINITY
  /** Rejects if the server does not come back after a crash. */
  #recovery = Promise.resolve()
  readonly #giveUp: () => void
  crashes = 0

  /** `giveUp` is called if the server does not come back. */
  constructor(giveUp: () => void) {
    this.#giveUp = giveUp
  }

  async start(): Promise<string> {
    const args = ['serve', '--port', this.#port, '--data', this.folder]
    this.#server = new ProgramProcess(
      spawnCli(args, {
        HOST: '127.0.0.1',
        SLAPWISE_LOG: 'silent',
        SLAPWISE_MESSAGES_PER_SECOND: '1000',
      }),
    )
    const address = await this.#server.waitForOutput(/served at (\S+)/)
    this.#port = new URL(address).port
    return address
  }

  /** Counts a message; the server is killed when the count is used up. */
  countMessage(): void {
    if (--this.#left > 0) return
    this.#left = Number.POSITIVE_INFINITY
    this.crashes++
    this.#server!.kill('SIGKILL')
    this.#recovery = this.#recover()
    this.#recovery.catch(this.#giveUp)
  }

  async #recover(): Promise<void> {
    await this.#server!.code
    await this.start()
    this.planCrash()
  }

  planCrash(): void {
    if (this.crashes < CRASHES) this.#left = 20 + randomBelow(this.#random, 150 * TABLES)
  }

  async stop(): Promise<void> {
    await this.#recovery
    this.#server!.kill('SIGTERM')
    await this.#server!.code
  }
}

const identityOf = ({ cookie }: LoadtestPlayer): string =>
  decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0]

/** In milliseconds: the matches and restarts take up to a minute on two idle cores, and longer on busy ones. */
const LONG = { timeout: 300_000 }

it('a server that is killed again and again loses no acknowledged request', LONG, async () => {
  let tables: readonly LoadtestTable[] = []
  const server = new FrailServer(() => {
    for (const table of tables) table.close()
  })
  const url = await server.start()
  const acknowledged = new Set<string>()
  const figures = await runLoadtest({
    url,
    game: 'frantic',
    tables: TABLES,
    players: 4,
    answerIntervalSeconds: 0,
    seconds: 240,
    injectsFaults: true,
    settings: { limit: 'none', sets: ['base', 'troublemaker', 'supercharge', 'pandora'] },
    hasEnoughMatches: () => true,
    onOpened(all) {
      tables = all
      server.planCrash()
    },
    onRawMessage(_table, _player, text) {
      if (text.startsWith('{"type":"done"')) acknowledged.add(JSON.parse(text).id)
      server.countMessage()
    },
  })
  await server.stop()

  expect([figures.errors, figures.matchesFinished]).toEqual([{}, TABLES])
  expect(figures.histories).toEqual({ checked: TABLES * 4, total: TABLES * 4, mismatched: 0 })
  expect(server.crashes).toBeGreaterThan(2)
  const rooms = foldJournals(server.folder)
  expect(rooms.map(({ phase, hasAllCards }) => ({ phase, hasAllCards }))).toEqual(
    tables.map(() => ({ phase: 'over', hasAllCards: true })),
  )
  const stored = new Set(rooms.flatMap(({ requestIds }) => requestIds))
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
  for (const player of tables.flatMap(({ players }) => players)) {
    const room = rooms.find(({ code }) => code === player.room!.code)!
    expect(JSON.stringify({ ...player.match, clock: null })).toBe(room.views[identityOf(player)])
  }
})
