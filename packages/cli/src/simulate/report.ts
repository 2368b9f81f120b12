import type { Tally } from '../games/terminal.ts'
import { rows } from '../series/columns.ts'
import { standingRows } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { Figures } from './bulk.ts'

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
