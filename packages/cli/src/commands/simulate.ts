import { join } from 'node:path'
import { type Beginning, recordOf } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION, readMatchArgs, parsePlayerCount, withPlayerCount } from '../args/match-args.ts'
import { loadBotPlayers, parseBots, repeatForSeats } from '../bots/players.ts'
import { withFileErrors, writeRecord } from '../files.ts'
import type { InstalledGames } from '../house.ts'
import { EXIT_INTERRUPTED, runInterruptible } from '../series/interruptible.ts'
import { BULK_OPTIONS, parseMatchCount } from '../series/options.ts'
import type { PlayedMatch } from '../series/play-out.ts'
import { createProgressBar } from '../series/progress.ts'
import { runSimulation } from '../simulate/bulk.ts'
import { formatSimulationReport } from '../simulate/report.ts'
import { printError, printLines } from '../terminal/screen.ts'
import { readMessages } from '../words/index.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  ...BULK_OPTIONS,
  bots: { type: 'string' },
  save: { type: 'string' },
} as const

export async function simulateCommand(args: readonly string[], house: InstalledGames): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readMessages(values.lang)
  const settings = withPlayerCount(game, rest, parsePlayerCount(game, values.players))
  const games = parseMatchCount(values.games)
  const bots = parseBots(game, values.bots ?? Object.keys(game.bots)[0])
  const { latestRulesVersion: version } = game
  const { seed } = values
  const save = values.save === undefined ? () => {} : createRecordSaver(values.save, { game, rulesVersion: version, settings, seed })
  const progress = values.json ? () => {} : createProgressBar(games)
  const rules = game.createRules(settings, version)
  const tally = terminal.createStatistics(rules)
  const players = await loadBotPlayers(game, repeatForSeats(bots, settings.players))
  let done = 0
  const figures = await runInterruptible((signal) =>
    runSimulation({ table: { game, rules, players }, seed, matches: games, statistics: tally, signal }, (played) => {
      save(played, ++done)
      progress(done)
    }),
  )
  if (figures.matches < games) printError(words.report.stoppedEarly)
  printLines(
    values.json
      ? JSON.stringify({ ...figures, ...tally?.counts })
      : formatSimulationReport(figures, tally, words, values.mild),
  )
  return figures.matches < games ? EXIT_INTERRUPTED : 0
}

function createRecordSaver(folder: string, beginning: Beginning): (played: PlayedMatch, number: number) => void {
  withFileErrors(folder, () => makeFolder(folder))
  return ({ seed, match, decisions }, number) => {
    const name = `match-${String(number).padStart(6, '0')}.json`
    writeRecord(join(folder, name), recordOf({ ...beginning, seed }, match, decisions))
  }
}
