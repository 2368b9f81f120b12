import { type BoardFile, boardFileSchema } from '@slapwise/board-game'

/** What is wrong with a board file, and where; or the board. */
export type ReadBoard =
  | { readonly board: BoardFile }
  | { readonly flaws: readonly { readonly where: string; readonly what: string }[] }
  | 'no-json'

export function readBoard(text: string): ReadBoard {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    return 'no-json'
  }
  const read = boardFileSchema.safeParse(written)
  if (read.success) return { board: read.data }
  return { flaws: read.error.issues.map(({ path, message }) => ({ where: path.join('.'), what: message })) }
}
