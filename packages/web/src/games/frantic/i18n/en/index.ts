import { LANGUAGES } from '@slapwise/card-game/i18n'
import type { FranticMessages } from '../messages/index.ts'
import { cardsMessages } from './cards.ts'
import { designMessages } from './design.ts'
import { handMessages } from './hand.ts'
import { introductionMessages } from './introductions.ts'
import { settingsMessages } from './settings.ts'
import { tableMessages } from './table.ts'

export const en: FranticMessages = {
  ...LANGUAGES.en,
  table: tableMessages,
  hand: handMessages,
  settings: settingsMessages,
  introductions: introductionMessages,
  cards: cardsMessages,
  design: designMessages,
}
