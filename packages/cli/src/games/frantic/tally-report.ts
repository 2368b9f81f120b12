import type { Language } from '@slapwise/card-game/words'
import { beside, column, NAME_WIDTH, ROW_WIDTH, rows } from '../../series/columns.ts'
import { bold } from '../../terminal/screen.ts'
import type { FranticTally } from './tally.ts'
import { tableWordsIn } from './words/index.ts'

type Counts = FranticTally['counts']

/** What was used how often, in two columns. */
export function columnsOf(counts: Counts, language: Language, nameOf: (id: string) => string): string[] {
  const part = (what: keyof Counts): string[] => {
    const entries = Object.entries(counts[what]).sort(([, a], [, b]) => b - a)
    if (entries.length === 0) return []
    const heading = bold(tableWordsIn(language).report[what].padEnd(ROW_WIDTH))
    return [heading, ...rows(entries.map(([id, count]) => [nameOf(id).slice(0, NAME_WIDTH), count]))]
  }
  return beside(
    column(part('cards'), part('thrownIn'), part('ruleCards')),
    column(part('events'), part('powers')),
  )
}
