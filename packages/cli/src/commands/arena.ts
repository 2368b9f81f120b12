import { buildArenaPage } from '../arena/arena-page.ts'
import { arenaToJson, summarizeArena } from '../arena/arena-result.ts'
import { listSeatRotations, readLineUp } from '../arena/line-up.ts'
import { formatArenaReport } from '../arena/report.ts'
import { readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { parseMatchCount, playDealSeries, SERIES_OPTIONS } from '../deal-series/options.ts'
import { EXIT_INTERRUPTED } from '../deal-series/run-interruptible.ts'
import { assertNewFile } from '../files.ts'
import { readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatCommandLine, writePage } from '../report-page/write-page.ts'
import { printLines } from '../terminal/screen.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  players: { type: 'string' },
  bots: { type: 'string' },
} as const

export async function arenaCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { game, terminal, settings: rest, values } = readMatchArgs(args, installed, OPTIONS)
  const messages = readMessages(values.lang)
  const lineUp = readLineUp(game, values.bots, values.players)
  const settings = withPlayerCount(game, rest, lineUp.length)
  const seatings = listSeatRotations(lineUp).map((bots) => ({ settings, bots }))
  const deals = Math.ceil(parseMatchCount(values.matches) / seatings.length)
  if (values.report !== undefined) assertNewFile(values.report)
  const results = await playDealSeries(
    { game: game.id, seed: values.seed, seatings, collectsMetrics: false },
    deals,
    values,
    messages,
  )
  const result = summarizeArena(lineUp, results)
  if (values.report !== undefined)
    writePage(
      values.report,
      buildArenaPage(
        result,
        messages,
        terminal.describeSettings(rest, messages),
        formatCommandLine('arena', args),
      ),
    )
  printLines(values.json ? JSON.stringify(arenaToJson(result)) : formatArenaReport(result, messages))
  return results.length < deals ? EXIT_INTERRUPTED : 0
}
