import { formatRows, NAME_WIDTH } from '../deal-series/columns.ts'
import { formatNumber, formatPercent } from '../deal-series/format-standings.ts'
import type { Estimate } from '../deal-series/ratio-estimator.ts'
import type { CliMessages } from '../i18n/index.ts'
import { bold, getScreenWidth, visibleLength } from '../terminal/screen.ts'
import {
  type FigureRow,
  formatDifference,
  getVariantLabel,
  isSignificant,
  type LabResult,
  listFigureRows,
} from './lab-result.ts'

const GAP = 2
const MIN_COLUMN_WIDTH = 15

/** Per group a table of all variants, followed by a table of their differences to the first one. */
export function formatLabReport(result: LabResult, messages: CliMessages): string {
  const { matches, variants, groups } = result
  const names = variants.map((variant) => getVariantLabel(variant, messages))
  const tables = Object.entries(groups).flatMap(([id, { title, isShare }]) => {
    const lines = listFigureRows(result, id)
    const format = isShare ? formatPercent : formatNumber
    return [
      formatTable(title, names, lines, (line) =>
        line.figures.map((figure) => figure && format(figure.estimate)),
      ),
      ...(variants.length > 1
        ? [
            formatTable(messages.lab.differenceTo(names[0]), names.slice(1), lines, (line) =>
              line.figures
                .slice(1)
                .map((figure) => figure?.difference && formatMarkedDifference(figure.difference, format)),
            ),
          ]
        : []),
    ]
  })
  return [formatRows([[messages.lab.matchesPerVariant, matches]]), ...tables]
    .map((table) => table.join('\n'))
    .join('\n\n')
}

/** Significant differences are bold. */
function formatMarkedDifference(difference: Estimate, format: (estimate: Estimate) => string): string {
  const text = formatDifference(difference, format)
  return isSignificant(difference) ? bold(text) : text
}

/** Formats a table of as many columns as fit on the screen; the other columns follow in further tables. */
function formatTable(
  title: string,
  columns: readonly string[],
  lines: readonly FigureRow[],
  cellsOf: (line: FigureRow) => readonly (string | null | undefined)[],
): string[] {
  const columnWidth = Math.max(MIN_COLUMN_WIDTH, ...columns.map(({ length }) => length)) + GAP
  const columnsPerPart = Math.max(1, Math.floor((getScreenWidth() - NAME_WIDTH) / columnWidth))
  const row = (name: string, cells: readonly string[]) =>
    name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH) +
    cells.map((cell) => ' '.repeat(Math.max(0, columnWidth - visibleLength(cell))) + cell).join('')
  const parts: string[][] = []
  for (let from = 0; from < columns.length; from += columnsPerPart) {
    const to = from + columnsPerPart
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
