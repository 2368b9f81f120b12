import { join } from 'node:path'
import { createRecord, type MatchStart } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION, parsePlayerCount, readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { loadBotPlayers, parseBots, repeatForSeats } from '../bots/bot-players.ts'
import { BULK_OPTIONS, parseMatchCount } from '../deal-series/options.ts'
import type { PlayedMatch } from '../deal-series/play-bot-match.ts'
import { createProgressBar } from '../deal-series/progress-bar.ts'
import { EXIT_INTERRUPTED, runInterruptible } from '../deal-series/run-interruptible.ts'
import { withFileErrors, writeRecord } from '../files.ts'
import { readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatSimulationReport } from '../simulate/report.ts'
import { runSimulation } from '../simulate/simulation.ts'
import { printError, printLines } from '../terminal/screen.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  ...BULK_OPTIONS,
  bots: { type: 'string' },
  save: { type: 'string' },
} as const

export async function simulateCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, installed, OPTIONS)
  const messages = readMessages(values.lang)
  const settings = withPlayerCount(game, rest, parsePlayerCount(game, values.players))
  const games = parseMatchCount(values.matches)
  const bots = parseBots(game, values.bots ?? Object.keys(game.bots)[0])
  const { latestRulesVersion } = game
  const { seed } = values
  const save =
    values.save === undefined
      ? () => {}
      : createRecordSaver(values.save, { game, rulesVersion: latestRulesVersion, settings, seed })
  const progress = values.json ? () => {} : createProgressBar(games)
  const rules = game.createRules(settings, latestRulesVersion)
  const statistics = terminal.createStatistics(rules)
  const players = await loadBotPlayers(game, repeatForSeats(bots, settings.players))
  let done = 0
  const figures = await runInterruptible((signal) =>
    runSimulation({ table: { game, rules, players }, seed, matches: games, statistics, signal }, (played) => {
      save(played, ++done)
      progress(done)
    }),
  )
  if (figures.matches < games) printError(messages.report.stoppedEarly)
  printLines(
    values.json
      ? JSON.stringify({ ...figures, ...statistics?.counts })
      : formatSimulationReport(figures, statistics, messages, values.mild),
  )
  return figures.matches < games ? EXIT_INTERRUPTED : 0
}

function createRecordSaver(
  folder: string,
  matchStart: MatchStart,
): (played: PlayedMatch, number: number) => void {
  withFileErrors(folder, () => makeFolder(folder))
  return ({ seed, match, decisions }, number) => {
    const name = `match-${String(number).padStart(6, '0')}.json`
    writeRecord(join(folder, name), createRecord({ ...matchStart, seed }, match, decisions))
  }
}
