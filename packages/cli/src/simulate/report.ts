import type { Tally } from '../games/terminal.ts'
import type { Lexicon } from '../words/index.ts'
import type { Figures } from './bulk.ts'

export const NAME_WIDTH = 24
const COUNT_WIDTH = 10
export const ROW_WIDTH = NAME_WIDTH + COUNT_WIDTH

export function report(figures: Figures, tally: Tally | null, words: Lexicon, mild: boolean): string {
  const { games, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } = figures
  const { report: titles } = words
  const counts = tally?.report(words, mild) ?? []
  return [
    ...rows([
      [titles.matches, games],
      [titles.rounds, rounds],
      [titles.answers, answers],
      [titles.choices, decisions],
      [titles.longest, longestMatch],
      [titles.seconds, seconds],
      [titles.perSecond, answersPerSecond],
    ]),
    '',
    ...counts,
    ...(counts.length > 0 ? [''] : []),
    `${titles.digest} ${digest}`,
  ].join('\n')
}

export const rows = (entries: readonly (readonly [string, number])[]): string[] =>
  entries.map(
    ([name, count]) => name.padEnd(NAME_WIDTH) + count.toLocaleString('en-GB').padStart(COUNT_WIDTH),
  )

const BLANK = ' '.repeat(ROW_WIDTH)

/** Below one another, those that have anything to count. */
export const column = (...parts: readonly string[][]): string[] =>
  parts.filter(({ length }) => length > 0).flatMap((part, i) => (i > 0 ? [BLANK, ...part] : part))

/** Two columns. */
export const beside = (left: readonly string[], right: readonly string[]): string[] =>
  Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${left[i] ?? BLANK}     ${right[i] ?? ''}`,
  )
