import { NAME_WIDTH, rows } from '../series/columns.ts'
import type { Estimate } from '../series/ratio.ts'
import { percent, plain } from '../series/standing-rows.ts'
import { bold, visibleLength, width } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'
import { isSure, type Line, linesOf, moreWords, nameOf, type Result } from './result.ts'

const GAP = 2
const LEAST_WIDTH = 15

/** Group by group: each figure for each variant, and below how much more it is than with the first. */
export function report(result: Result, words: Lexicon): string {
  const { games, variants, groups } = result
  const names = variants.map((variant) => nameOf(variant, words))
  const tables = Object.entries(groups).flatMap(([id, { title, isShare }]) => {
    const lines = linesOf(result, id)
    const say = isShare ? percent : plain
    return [
      tableOf(title, names, lines, (line) => line.figures.map((figure) => figure && say(figure.estimate))),
      ...(variants.length > 1
        ? [
            tableOf(words.lab.moreThan(names[0]), names.slice(1), lines, (line) =>
              line.figures.slice(1).map((figure) => figure?.more && marked(figure.more, say)),
            ),
          ]
        : []),
    ]
  })
  return [rows([[words.lab.games, games]]), ...tables].map((table) => table.join('\n')).join('\n\n')
}

/** What is surely more or less stands out. */
function marked(more: Estimate, say: (estimate: Estimate) => string): string {
  const text = moreWords(more, say)
  return isSure(more) ? bold(text) : text
}

/** As many columns side by side as the screen is wide, and the rest below. */
function tableOf(
  title: string,
  columns: readonly string[],
  lines: readonly Line[],
  cellsOf: (line: Line) => readonly (string | null | undefined)[],
): string[] {
  const wide = Math.max(LEAST_WIDTH, ...columns.map(({ length }) => length)) + GAP
  const most = Math.max(1, Math.floor((width() - NAME_WIDTH) / wide))
  const row = (name: string, cells: readonly string[]) =>
    name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH) +
    cells.map((cell) => ' '.repeat(Math.max(0, wide - visibleLength(cell))) + cell).join('')
  const parts: string[][] = []
  for (let from = 0; from < columns.length; from += most) {
    const to = from + most
    parts.push([
      bold(title),
      ...(columns.length > 1 ? [row('', columns.slice(from, to))] : []),
      ...lines.map((line) =>
        row(
          line.name,
          cellsOf(line)
            .slice(from, to)
            .map((cell) => cell ?? '–'),
        ),
      ),
    ])
  }
  return parts.flatMap((part, i) => (i > 0 ? ['', ...part] : part))
}
