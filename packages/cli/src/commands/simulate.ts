import { join } from 'node:path'
import { type Beginning, recordOf } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION, readMatchArgs, readPlayers, withPlayers } from '../args/match-args.ts'
import { loadPlayers, readBots, roundTheTable } from '../bots/players.ts'
import { withFile, writeRecord } from '../files.ts'
import type { House } from '../house.ts'
import { INTERRUPTED, interruptible } from '../series/interruptible.ts'
import { BULK_OPTIONS, readGames } from '../series/options.ts'
import type { Played } from '../series/play-out.ts'
import { progressBar } from '../series/progress.ts'
import { playBulk } from '../simulate/bulk.ts'
import { report } from '../simulate/report.ts'
import { complain, printLines } from '../terminal/screen.ts'
import { readLanguage } from '../words/index.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  ...BULK_OPTIONS,
  bots: { type: 'string' },
  save: { type: 'string' },
} as const

export async function simulate(args: readonly string[], house: House): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const settings = withPlayers(game, rest, readPlayers(game, values.players))
  const games = readGames(values.games)
  const bots = readBots(game, values.bots ?? Object.keys(game.bots)[0])
  const { version } = game
  const { seed } = values
  const save = values.save === undefined ? () => {} : saveInto(values.save, { game, version, settings, seed })
  const progress = values.json ? () => {} : progressBar(games)
  const rules = game.rules(settings, version)
  const tally = terminal.tally(rules)
  const players = await loadPlayers(game, roundTheTable(bots, settings.players))
  let done = 0
  const figures = await interruptible((signal) =>
    playBulk({ table: { game, rules, players }, seed, games, tally, signal }, (played) => {
      save(played, ++done)
      progress(done)
    }),
  )
  if (figures.games < games) complain(words.report.stopped)
  printLines(
    values.json
      ? JSON.stringify({ ...figures, ...tally?.counts })
      : report(figures, tally, words, values.mild),
  )
  return figures.games < games ? INTERRUPTED : 0
}

function saveInto(folder: string, beginning: Beginning): (played: Played, number: number) => void {
  withFile(folder, () => makeFolder(folder))
  return ({ seed, match, decisions }, number) => {
    const name = `match-${String(number).padStart(6, '0')}.json`
    writeRecord(join(folder, name), recordOf({ ...beginning, seed }, match, decisions))
  }
}
