import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION } from '../args/match-args.ts'
import { formatBotCounts } from '../bots/players.ts'
import { assertNewFile } from '../files.ts'
import type { InstalledGames } from '../house.ts'
import { compareVariants } from '../lab/experiment.ts'
import { collectMetricGroups } from '../lab/groups.ts'
import { buildLabPage } from '../lab/page.ts'
import { formatLabReport } from '../lab/report.ts'
import { labToJson } from '../lab/result.ts'
import { readVariants, type RulesVariant } from '../lab/variants.ts'
import { formatCommandLine, writePage } from '../page/write-page.ts'
import { EXIT_INTERRUPTED } from '../series/interruptible.ts'
import { playDealSeries, parseMatchCount, SERIES_OPTIONS } from '../series/options.ts'
import { printLines } from '../terminal/screen.ts'
import { readMessages } from '../words/index.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  bots: { type: 'string' },
  vary: { type: 'string', multiple: true },
} as const

/** Said where it is the same for all. */
function commonBots(variants: readonly RulesVariant[]): string[] {
  const names = new Set(variants.map(({ bots }) => formatBotCounts(bots)))
  return names.size === 1 ? [...names] : []
}

export async function labCommand(args: readonly string[], house: InstalledGames): Promise<number> {
  const { base, variants } = readVariants(args, house, OPTIONS)
  const { game, terminal, values } = base
  const words = readMessages(values.lang)
  const ways = variants.map(({ settings, bots }) => ({ settings, bots }))
  const series = { game: game.id, seed: values.seed, ways, isMeasured: true }
  const games = parseMatchCount(values.games)
  if (values.report !== undefined) assertNewFile(values.report)
  const deals = await playDealSeries(series, games, values, words)
  const groups = collectMetricGroups(terminal, variants, words, values.mild)
  const result = { games: deals.length, variants, figures: compareVariants(deals), groups }
  if (values.report !== undefined)
    writePage(
      values.report,
      buildLabPage(
        result,
        words,
        [...terminal.describeSettings(base.settings, words), ...commonBots(variants)],
        formatCommandLine('lab', args),
      ),
    )
  printLines(values.json ? JSON.stringify(labToJson(result)) : formatLabReport(result, words))
  return deals.length < games ? EXIT_INTERRUPTED : 0
}
