import { toNonBreaking } from '../terminal/screen.ts'

/** The rows of a table as lines that do not wrap: the first column is aligned left, all others right. */
export function formatColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    )
    return `  ${toNonBreaking(cells.join('  '))}`
  })
}
