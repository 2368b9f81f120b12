import { summarizeArena, arenaToJson } from '../arena/contest.ts'
import { readLineUp, listSeatRotations } from '../arena/line-up.ts'
import { buildArenaPage } from '../arena/page.ts'
import { formatArenaReport } from '../arena/report.ts'
import { readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { assertNewFile } from '../files.ts'
import type { InstalledGames } from '../house.ts'
import { formatCommandLine, writePage } from '../page/write-page.ts'
import { EXIT_INTERRUPTED } from '../series/interruptible.ts'
import { playDealSeries, parseMatchCount, SERIES_OPTIONS } from '../series/options.ts'
import { printLines } from '../terminal/screen.ts'
import { readMessages } from '../words/index.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  players: { type: 'string' },
  bots: { type: 'string' },
} as const

export async function arenaCommand(args: readonly string[], house: InstalledGames): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readMessages(values.lang)
  const lineUp = readLineUp(game, values.bots, values.players)
  const settings = withPlayerCount(game, rest, lineUp.length)
  const ways = listSeatRotations(lineUp).map((bots) => ({ settings, bots }))
  const deals = Math.ceil(parseMatchCount(values.games) / ways.length)
  if (values.report !== undefined) assertNewFile(values.report)
  const dealt = await playDealSeries(
    { game: game.id, seed: values.seed, seatings: ways, collectsMetrics: false },
    deals,
    values,
    words,
  )
  const contest = summarizeArena(lineUp, dealt)
  if (values.report !== undefined)
    writePage(
      values.report,
      buildArenaPage(contest, words, terminal.describeSettings(rest, words), formatCommandLine('arena', args)),
    )
  printLines(values.json ? JSON.stringify(arenaToJson(contest)) : formatArenaReport(contest, words))
  return dealt.length < deals ? EXIT_INTERRUPTED : 0
}
