import { LANGUAGES } from '@slapwise/card-game/i18n'
import type { FranticMessages } from '../messages/index.ts'
import { cards } from './cards.ts'
import { design } from './design.ts'
import { hand } from './hand.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export const en: FranticMessages = { ...LANGUAGES.en, table, hand, settings, rules, cards, design }
