import { MILD_OPTION } from '../args/args.ts'
import { PLAYERS_OPTION } from '../args/match-args.ts'
import { countedNames } from '../bots/players.ts'
import { checkNew } from '../files.ts'
import type { House } from '../house.ts'
import { figuresOf } from '../lab/experiment.ts'
import { groupsOf } from '../lab/groups.ts'
import { labPage } from '../lab/page.ts'
import { report } from '../lab/report.ts'
import { toJson } from '../lab/result.ts'
import { readVariants, type Variant } from '../lab/variants.ts'
import { commandOf, writePage } from '../page/write-page.ts'
import { INTERRUPTED } from '../series/interruptible.ts'
import { playSeries, readGames, SERIES_OPTIONS } from '../series/options.ts'
import { printLines } from '../terminal/screen.ts'
import { readLanguage } from '../words/index.ts'

const OPTIONS = {
  ...SERIES_OPTIONS,
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  bots: { type: 'string' },
  vary: { type: 'string', multiple: true },
} as const

/** Said where it is the same for all. */
function whoPlays(variants: readonly Variant[]): string[] {
  const names = new Set(variants.map(({ bots }) => countedNames(bots)))
  return names.size === 1 ? [...names] : []
}

export async function lab(args: readonly string[], house: House): Promise<number> {
  const { base, variants } = readVariants(args, house, OPTIONS)
  const { game, terminal, values } = base
  const words = readLanguage(values.lang)
  const ways = variants.map(({ settings, bots }) => ({ settings, bots }))
  const series = { game: game.id, seed: values.seed, ways, isMeasured: true }
  const games = readGames(values.games)
  if (values.report !== undefined) checkNew(values.report)
  const deals = await playSeries(series, games, values, words)
  const groups = groupsOf(terminal, variants, words, values.mild)
  const result = { games: deals.length, variants, figures: figuresOf(deals), groups }
  if (values.report !== undefined)
    writePage(
      values.report,
      labPage(
        result,
        words,
        [...terminal.describe(base.settings, words), ...whoPlays(variants)],
        commandOf('lab', args),
      ),
    )
  printLines(values.json ? JSON.stringify(toJson(result)) : report(result, words))
  return deals.length < games ? INTERRUPTED : 0
}
