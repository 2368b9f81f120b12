import type { Messages } from './messages/index.ts'
import { MESSAGES } from './messages-by-language.ts'
import { type Language, useLanguage } from './shell.tsx'

export type { Messages } from './messages/index.ts'
export { MESSAGES } from './messages-by-language.ts'
export {
  completeMessages,
  I18nProvider,
  LANGUAGE_CODES,
  type Language,
  type LocalizedText,
  setLanguage,
  textIn,
} from './shell.tsx'

interface I18n {
  readonly language: Language
  readonly messages: Messages
}

/** The language and all messages of the page. */
export function useI18n(): I18n {
  const language = useLanguage()
  return { language, messages: MESSAGES[language] }
}
