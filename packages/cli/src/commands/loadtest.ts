import { parseWholeNumber } from '../args/args.ts'
import { PLAYERS_OPTION, parsePlayerCount, readMatchArgs } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import type { InstalledGames } from '../installed-games.ts'
import { runLoadtest } from '../loadtest/loadtest.ts'
import { hasPassed } from '../loadtest/metrics.ts'
import { formatLoadtestReport } from '../loadtest/report.ts'
import { printLines } from '../terminal/screen.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  url: { type: 'string' },
  tables: { type: 'string', default: '1' },
  'answer-interval': { type: 'string', default: '1' },
  seconds: { type: 'string', default: '10' },
  faults: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const MAX_TABLES = 100_000
const MAX_SECONDS = 1_000_000

export async function loadtestCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { game, settings, values } = readMatchArgs(args, installed, OPTIONS)
  const url = parseUrl(values.url)
  const figures = await runLoadtest({
    url,
    game: game.id,
    tables: parseWholeNumber('tables', values.tables, 1, MAX_TABLES),
    players: parsePlayerCount(game, values.players),
    answerIntervalSeconds: parseSeconds('answer-interval', values['answer-interval']),
    seconds: parseSeconds('seconds', values.seconds),
    injectsFaults: values.faults,
    settings,
    hasEnoughMatches: () => false,
  }).catch((error) => throwUsageError(error, url))
  printLines(values.json ? JSON.stringify(figures) : formatLoadtestReport(figures))
  return hasPassed(figures) ? 0 : 1
}

function parseUrl(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:/.test(text)) return text
  throw new UsageError(
    `--url must be the address of a server, such as http://localhost:3000, not '${text ?? ''}'.`,
  )
}

function parseSeconds(option: string, text: string): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (number <= MAX_SECONDS) return number
  throw new UsageError(`--${option} must be a number of seconds, not '${text}'.`)
}

/** Turns a refused connection into a `UsageError`. */
function throwUsageError(error: Error, url: string): never {
  if (error instanceof TypeError && error.cause)
    throw new UsageError(`No server answers at ${url}; check the address and whether the server runs.`)
  throw error
}
