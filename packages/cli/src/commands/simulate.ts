import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedSetup, type Settings, setUp } from '@slapwise/card-game'
import { type AnyGame, type Games, recordOf } from '@slapwise/kernel'
import { MILD_OPTION, readArgs, readBots, wholeNumber } from '../args.ts'
import { withFile, writeRecord } from '../files.ts'
import { MATCH_OPTIONS, readSettings } from '../settings.ts'
import { type Played, playBulk } from '../simulate/bulk.ts'
import { progressBar } from '../simulate/progress.ts'
import { report } from '../simulate/report.ts'

const OPTIONS = {
  ...MATCH_OPTIONS,
  ...MILD_OPTION,
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  save: { type: 'string' },
  steer: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const MOST_GAMES = 999_999

export function simulate(args: readonly string[], games: Games): number {
  const { values } = readArgs(args, OPTIONS)
  const settings = readSettings(values, values.steer)
  const count = wholeNumber('games', values.games, 1, MOST_GAMES)
  const bots = readBots(games.first, values.bots).map((level) => games.first.bots[level])
  const save = values.save === undefined ? () => {} : saveInto(values.save, games.first, settings)
  const progress = values.json ? () => {} : progressBar(count)
  let done = 0
  const figures = playBulk({ settings, seed: values.seed, games: count, bots }, (played) => {
    save(played, ++done)
    progress(done)
  })
  console.log(
    values.json ? JSON.stringify(figures) : report(figures, namedSetup(setUp(settings), values.mild)),
  )
  return 0
}

function saveInto(
  folder: string,
  game: AnyGame,
  settings: Settings,
): (played: Played, number: number) => void {
  withFile(folder, () => makeFolder(folder))
  return ({ seed, match, decisions }, number) => {
    const name = `match-${String(number).padStart(6, '0')}.json`
    writeRecord(
      join(folder, name),
      recordOf({ game, version: game.version, settings, seed }, match, decisions),
    )
  }
}

/** With its parents, one by one: told to make them all, Node never returns from places such as /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
