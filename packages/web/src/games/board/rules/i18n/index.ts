import { completeMessages, useI18n } from '../../../../i18n/index.tsx'
import { de } from './de.ts'
import { en } from './en.ts'
import type { RulesMessages } from './messages.ts'

const MESSAGES = completeMessages<RulesMessages>({ en, de })

export const useRulesMessages = (): RulesMessages => MESSAGES[useI18n().language]
