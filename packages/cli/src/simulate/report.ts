import type { Tally } from '../games/terminal.ts'
import { bold } from '../screen.ts'
import type { Lexicon } from '../words/index.ts'
import type { ReportWords } from '../words/lexicon.ts'
import type { Figures } from './bulk.ts'
import type { Estimate } from './standings.ts'

export const NAME_WIDTH = 24
const COUNT_WIDTH = 10
const PART_WIDTH = 18
export const ROW_WIDTH = NAME_WIDTH + COUNT_WIDTH

export function report(figures: Figures, tally: Tally | null, words: Lexicon, mild: boolean): string {
  const { games, bots, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } = figures
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
    ...standingRows(bots, titles),
    '',
    ...counts,
    ...(counts.length > 0 ? [''] : []),
    `${titles.digest} ${digest}`,
  ].join('\n')
}

function standingRows(bots: Figures['bots'], titles: ReportWords): string[] {
  const row = (...[name, seats, ...parts]: string[]) =>
    [
      name.padEnd(NAME_WIDTH - COUNT_WIDTH),
      seats.padStart(COUNT_WIDTH),
      ...parts.map((part) => part.padStart(PART_WIDTH)),
    ].join('')
  const { bot, seats, wins, roundsWon, points } = titles
  return [
    bold(row(bot, seats, wins, roundsWon, points)),
    ...Object.entries(bots).map(([level, of]) =>
      row(
        level,
        String(of.seats),
        estimate(of.wins, 100, ' %'),
        estimate(of.rounds, 100, ' %'),
        estimate(of.points, 1, ''),
      ),
    ),
  ]
}

/** The mean, and how far off it may be. */
function estimate({ mean, margin }: Estimate, by: number, unit: string): string {
  if (mean === null) return '–'
  return `${(mean * by).toFixed(1)}${unit} ± ${margin === null ? '?' : (margin * by).toFixed(1)}`
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
