import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION } from '../args/match-args.ts'
import { formatBotCounts } from '../bots/bot-players.ts'
import { parseMatchCount, playDealSeries, SERIES_OPTIONS } from '../deal-series/options.ts'
import { EXIT_INTERRUPTED } from '../deal-series/run-interruptible.ts'
import { assertNewFile } from '../files.ts'
import { readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { compareVariants } from '../lab/compare-variants.ts'
import { buildLabPage } from '../lab/lab-page.ts'
import { labToJson } from '../lab/lab-result.ts'
import { collectMetricGroups } from '../lab/metric-groups.ts'
import { formatLabReport } from '../lab/report.ts'
import { type RulesVariant, readVariants } from '../lab/variants.ts'
import { formatCommandLine, writePage } from '../report-page/write-page.ts'
import { printLines } from '../terminal/screen.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  bots: { type: 'string' },
  vary: { type: 'string', multiple: true },
} as const

/** The bots, if all variants have the same; they belong in the introduction then. */
function commonBots(variants: readonly RulesVariant[]): string[] {
  const names = new Set(variants.map(({ bots }) => formatBotCounts(bots)))
  return names.size === 1 ? [...names] : []
}

export async function labCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { base, variants } = readVariants(args, installed, OPTIONS)
  const { game, terminal, values } = base
  const messages = readMessages(values.lang)
  const seatings = variants.map(({ settings, bots }) => ({ settings, bots }))
  const series = { game: game.id, seed: values.seed, seatings, collectsMetrics: true }
  const games = parseMatchCount(values.matches)
  if (values.report !== undefined) assertNewFile(values.report)
  const deals = await playDealSeries(series, games, values, messages)
  const groups = collectMetricGroups(terminal, variants, messages, values.mild)
  const result = { matches: deals.length, variants, figures: compareVariants(deals), groups }
  if (values.report !== undefined)
    writePage(
      values.report,
      buildLabPage(
        result,
        messages,
        [...terminal.describeSettings(base.settings, messages), ...commonBots(variants)],
        formatCommandLine('lab', args),
      ),
    )
  printLines(values.json ? JSON.stringify(labToJson(result)) : formatLabReport(result, messages))
  return deals.length < games ? EXIT_INTERRUPTED : 0
}
