import { LANGUAGES } from '@slapwise/board-game/i18n'
import type { BoardMessages } from '../messages/index.ts'
import { cardsMessages } from './cards.ts'
import { designMessages } from './design.ts'
import { introductionMessages } from './introductions.ts'
import { settingsMessages } from './settings.ts'
import { tableMessages } from './table.ts'

export const de: BoardMessages = {
  ...LANGUAGES.de,
  table: tableMessages,
  settings: settingsMessages,
  introductions: introductionMessages,
  cards: cardsMessages,
  design: designMessages,
}
