import { LANGUAGES } from '@slapwise/board-game/i18n'
import type { BoardMessages } from '../messages/index.ts'
import { cards } from './cards.ts'
import { design } from './design.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export const de: BoardMessages = { ...LANGUAGES.de, table, settings, rules, cards, design }
