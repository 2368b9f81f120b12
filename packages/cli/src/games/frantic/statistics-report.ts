import { formatRows, formatTwoColumns, joinParts, NAME_WIDTH, ROW_WIDTH } from '../../deal-series/columns.ts'
import { bold } from '../../terminal/screen.ts'
import type { FranticTerminalMessages } from './i18n/messages.ts'
import type { FranticStatistics } from './statistics.ts'

type Counts = FranticStatistics['counts']

/** Formats the counts in two columns. */
export function formatStatistics(
  counts: Counts,
  titles: FranticTerminalMessages['report'],
  nameOf: (id: string) => string,
): string[] {
  const part = (category: keyof Counts): string[] => {
    const entries = Object.entries(counts[category]).sort(([, a], [, b]) => b - a)
    if (entries.length === 0) return []
    const heading = bold(titles[category].padEnd(ROW_WIDTH))
    return [heading, ...formatRows(entries.map(([id, count]) => [nameOf(id).slice(0, NAME_WIDTH), count]))]
  }
  return formatTwoColumns(
    joinParts(part('cards'), part('thrownIn'), part('ruleCards')),
    joinParts(part('events'), part('powers')),
  )
}
