import { rows } from '../series/columns.ts'
import { standingRows } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { Contest } from './contest.ts'

export function report({ games, deals, standings }: Contest, { report: titles }: Lexicon): string {
  return [
    ...rows([
      [titles.matches, games],
      [titles.deals, deals],
    ]),
    '',
    ...standingRows(standings, titles),
  ].join('\n')
}
