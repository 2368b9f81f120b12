import { type BoardFile, boardFileSchema } from '@slapwise/board-game'
import de from 'zod/v4/locales/de.js'
import en from 'zod/v4/locales/en.js'
import type { Language } from '../../../i18n/index.tsx'

const LOCALES: { readonly [L in Language]?: typeof en } = { en, de }

/** The board, or the issues of the file. */
export type BoardFileResult =
  | { readonly board: BoardFile }
  | { readonly issues: readonly { readonly path: string; readonly message: string }[] }
  | 'invalid-json'

/** Validates a board file with messages in the given language; those of zod itself where we have none. */
export function parseBoardFile(text: string, language: Language): BoardFileResult {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'invalid-json'
  }
  const parsed = boardFileSchema.safeParse(json, { error: (LOCALES[language] ?? en)().localeError })
  if (parsed.success) return { board: parsed.data }
  return {
    issues: parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: (issue.code === 'custom' && issue.params?.texts[language]) || issue.message,
    })),
  }
}
