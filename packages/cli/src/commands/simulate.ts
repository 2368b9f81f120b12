import { join } from 'node:path'
import { type Beginning, recordOf } from '@slapwise/kernel'
import { makeFolder } from '@slapwise/server/make-folder'
import { MILD_OPTION, readBots, wholeNumber } from '../args.ts'
import { withFile, writeRecord } from '../files.ts'
import type { House } from '../house.ts'
import { PLAYERS_OPTION, readMatchArgs, readPlayers, withPlayers } from '../match-args.ts'
import { complain, printLines } from '../screen.ts'
import { type Played, playBulk } from '../simulate/bulk.ts'
import { progressBar } from '../simulate/progress.ts'
import { report } from '../simulate/report.ts'
import { LANGUAGE_OPTION, readLanguage } from '../words/index.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const MOST_GAMES = 999_999

export async function simulate(args: readonly string[], house: House): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const settings = withPlayers(game, rest, readPlayers(game, values.players))
  const games = wholeNumber('games', values.games, 1, MOST_GAMES)
  const bots = readBots(game, values.bots ?? Object.keys(game.bots)[0])
  const { version } = game
  const { seed } = values
  const save = values.save === undefined ? () => {} : saveInto(values.save, { game, version, settings, seed })
  const progress = values.json ? () => {} : progressBar(games)
  const rules = game.rules(settings, version)
  const tally = terminal.tally(rules)
  let done = 0
  let isEnough = false
  // What was played so far is worth a look; who insists does not wait for it.
  const stop = () => {
    isEnough = true
  }
  process.once('SIGINT', stop)
  const { players } = settings
  const bulk = { game, rules, seed, games, bots, players, tally, isEnough: () => isEnough }
  const figures = await playBulk(bulk, (played) => {
    save(played, ++done)
    progress(done)
  })
  process.off('SIGINT', stop)
  if (figures.games < games) complain(words.report.stopped)
  printLines(
    values.json
      ? JSON.stringify({ ...figures, ...tally?.counts })
      : report(figures, tally, words, values.mild),
  )
  return 0
}

function saveInto(folder: string, beginning: Beginning): (played: Played, number: number) => void {
  withFile(folder, () => makeFolder(folder))
  return ({ seed, match, decisions }, number) => {
    const name = `match-${String(number).padStart(6, '0')}.json`
    writeRecord(join(folder, name), recordOf({ ...beginning, seed }, match, decisions))
  }
}
