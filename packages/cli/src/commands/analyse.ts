import { MatchAnalyser, type MatchAnalysis } from '@slapwise/bots'
import { type MatchRecord, Replay, type Seat } from '@slapwise/kernel'
import { formatAnalysis } from '../analyse/format-analysis.ts'
import { MILD_OPTION, readArgs } from '../args/args.ts'
import { didYouMean } from '../args/suggest.ts'
import { UsageError } from '../args/usage-error.ts'
import { createProgressBar } from '../deal-series/progress-bar.ts'
import { readRecords } from '../files.ts'
import { LANGUAGE_OPTION, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatReplayProblem } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'
import { print, printError, printLines, printSeparator } from '../terminal/screen.ts'

const OPTIONS = {
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  player: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

export function analyseCommand(args: readonly string[], installed: InstalledGames): number {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const messages = readMessages(values.lang)
  const [path] = positionals
  if (path === undefined) throw new UsageError('analyse needs a file: slapwise analyse FILE')
  const records = readRecords(installed.games, path)
  for (const [i, record] of records.entries()) {
    const replay = openReplay(installed, record)
    if (typeof replay === 'string') {
      printError(`${path} does not replay to its recorded end: ${replay}.`)
      return 1
    }
    const names = listPlayerNames(record, messages.play)
    const seat = values.player === undefined ? null : findPlayer(names, values.player)
    const analysis = runAnalysis(replay, seat, values.json)
    if (values.json) {
      printLines(JSON.stringify({ players: names, ...analysis }))
      continue
    }
    if (records.length > 1) printSeparator(messages.analysis.title(i + 1, records.length))
    const lines = formatAnalysis(
      { installed, replay, names, messages, usesMildNames: values.mild },
      analysis,
      seat,
    )
    for (const line of lines) print(line)
  }
  return 0
}

/** The replay, or the reason why the record cannot be analysed. */
function openReplay({ games }: InstalledGames, record: MatchRecord): Replay | string {
  const replay = Replay.open(games, record)
  if ('code' in replay) return formatReplayProblem(replay)
  if (replay.error) return formatReplayProblem(replay.error)
  if (!replay.start.game.searchHeuristics)
    throw new UsageError(`No bot of the game ${replay.start.game.id} searches, so nothing can be estimated.`)
  return replay
}

function findPlayer(names: readonly string[], wanted: string): Seat {
  const seat = names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase())
  if (seat >= 0) return seat
  throw new UsageError(`Nobody in this match is called '${wanted}'.${didYouMean(wanted, names)}`)
}

const PROGRESS_STEPS = 100

function runAnalysis(replay: Replay, seat: Seat | null, isQuiet: boolean): MatchAnalysis {
  const analyser = new MatchAnalyser(replay, seat)
  const showProgress = isQuiet ? () => {} : createProgressBar(PROGRESS_STEPS)
  while (analyser.advance()) showProgress(Math.floor(analyser.progress * PROGRESS_STEPS))
  return analyser.analysis
}
