import type { Language } from '@slapwise/card-game/i18n'
import { formatRows, formatTwoColumns, joinParts, NAME_WIDTH, ROW_WIDTH } from '../../deal-series/columns.ts'
import { bold } from '../../terminal/screen.ts'
import { getFranticMessages } from './i18n/index.ts'
import type { FranticStatistics } from './statistics.ts'

type Counts = FranticStatistics['counts']

/** What was used how often, in two columns. */
export function formatStatistics(
  counts: Counts,
  language: Language,
  nameOf: (id: string) => string,
): string[] {
  const part = (what: keyof Counts): string[] => {
    const entries = Object.entries(counts[what]).sort(([, a], [, b]) => b - a)
    if (entries.length === 0) return []
    const heading = bold(getFranticMessages(language).report[what].padEnd(ROW_WIDTH))
    return [heading, ...formatRows(entries.map(([id, count]) => [nameOf(id).slice(0, NAME_WIDTH), count]))]
  }
  return formatTwoColumns(
    joinParts(part('cards'), part('thrownIn'), part('ruleCards')),
    joinParts(part('events'), part('powers')),
  )
}
