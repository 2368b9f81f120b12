import { wholeNumber } from '../args/args.ts'
import { PLAYERS_OPTION, readMatchArgs, readPlayers } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { attend as attendTables } from '../attend/attend.ts'
import { isFine } from '../attend/figures.ts'
import { report } from '../attend/report.ts'
import type { House } from '../house.ts'
import { printLines } from '../terminal/screen.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  url: { type: 'string' },
  tables: { type: 'string', default: '1' },
  pace: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '10' },
  chaos: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const MOST_TABLES = 100_000
const MOST_SECONDS = 1_000_000

export async function attend(args: readonly string[], house: House): Promise<number> {
  const { game, settings, values } = readMatchArgs(args, house, OPTIONS)
  const figures = await attendTables({
    url: readUrl(values.url),
    game: game.id,
    tables: wholeNumber('tables', values.tables, 1, MOST_TABLES),
    players: readPlayers(game, values.players),
    pace: seconds('pace', values.pace),
    seconds: seconds('seconds', values.seconds),
    isChaotic: values.chaos,
    settings,
    isEnough: () => false,
  }).catch(explainAbsence)
  printLines(values.json ? JSON.stringify(figures) : report(figures))
  return isFine(figures) ? 0 : 1
}

function readUrl(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:/.test(text)) return text
  throw new UsageError(
    `--url is the address of a server, such as http://localhost:3000, not '${text ?? ''}'.`,
  )
}

function seconds(option: string, text: string): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (number <= MOST_SECONDS) return number
  throw new UsageError(`--${option} is a number of seconds, not '${text}'.`)
}

/** Where nobody answers, that is all there is to say. */
function explainAbsence(error: Error): never {
  if (error instanceof TypeError && error.cause) throw new UsageError('Nobody answers at that address.')
  throw error
}
