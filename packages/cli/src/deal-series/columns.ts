export const NAME_WIDTH = 24
export const COUNT_WIDTH = 10
export const ROW_WIDTH = NAME_WIDTH + COUNT_WIDTH

export const formatRows = (entries: readonly (readonly [string, number])[]): string[] =>
  entries.map(
    ([name, count]) => name.padEnd(NAME_WIDTH) + count.toLocaleString('en-GB').padStart(COUNT_WIDTH),
  )

const BLANK = ' '.repeat(ROW_WIDTH)

/** Stacks the non-empty parts with a blank row between them. */
export const joinParts = (...parts: readonly string[][]): string[] =>
  parts.filter(({ length }) => length > 0).flatMap((part, i) => (i > 0 ? [BLANK, ...part] : part))

/** Prints two lists side by side. */
export const formatTwoColumns = (left: readonly string[], right: readonly string[]): string[] =>
  Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${left[i] ?? BLANK}     ${right[i] ?? ''}`,
  )
