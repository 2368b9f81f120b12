import { type BoardFile, boardFileSchema } from '@slapwise/board-game'
import de from 'zod/v4/locales/de.js'
import en from 'zod/v4/locales/en.js'
import type { Language } from '../../../i18n/index.tsx'

const LOCALES: { readonly [L in Language]?: typeof en } = { en, de }

/** What is wrong with a board file, and where; or the board. */
export type BoardFileResult =
  | { readonly board: BoardFile }
  | { readonly issues: readonly { readonly path: string; readonly message: string }[] }
  | 'invalid-json'

/** In the language of whoever brings it; what we do not say ourselves, the library does. */
export function parseBoardFile(text: string, language: Language): BoardFileResult {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'invalid-json'
  }
  const read = boardFileSchema.safeParse(json, { error: (LOCALES[language] ?? en)().localeError })
  if (read.success) return { board: read.data }
  return {
    issues: read.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: (issue.code === 'custom' && issue.params?.said[language]) || issue.message,
    })),
  }
}
