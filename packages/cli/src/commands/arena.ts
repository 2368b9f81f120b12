import { contestOf, figuresOf } from '../arena/contest.ts'
import { readLineUp, rotationsOf } from '../arena/line-up.ts'
import { arenaPage } from '../arena/page.ts'
import { report } from '../arena/report.ts'
import { readMatchArgs, withPlayers } from '../args/match-args.ts'
import { checkNew } from '../files.ts'
import type { House } from '../house.ts'
import { commandOf, writePage } from '../page/write-page.ts'
import { INTERRUPTED } from '../series/interruptible.ts'
import { playSeries, readGames, SERIES_OPTIONS } from '../series/options.ts'
import { printLines } from '../terminal/screen.ts'
import { readLanguage } from '../words/index.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  players: { type: 'string' },
  bots: { type: 'string' },
} as const

export async function arena(args: readonly string[], house: House): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const lineUp = readLineUp(game, values.bots, values.players)
  const settings = withPlayers(game, rest, lineUp.length)
  const ways = rotationsOf(lineUp).map((bots) => ({ settings, bots }))
  const deals = Math.ceil(readGames(values.games) / ways.length)
  if (values.report !== undefined) checkNew(values.report)
  const dealt = await playSeries(
    { game: game.id, seed: values.seed, ways, isMeasured: false },
    deals,
    values,
    words,
  )
  const contest = contestOf(lineUp, dealt)
  if (values.report !== undefined)
    writePage(
      values.report,
      arenaPage(contest, words, terminal.describe(rest, words), commandOf('arena', args)),
    )
  printLines(values.json ? JSON.stringify(figuresOf(contest)) : report(contest, words))
  return dealt.length < deals ? INTERRUPTED : 0
}
