import { applyTranslation, type TranslatableItem, type Translation } from '@slapwise/kernel'
import { BOARDS, CARD_KINDS, EVENTS } from '../index.ts'
import type { BoardMessages } from './board-messages.ts'
import { BOARD_PARTS } from './board-parts.ts'
import { en } from './en/index.ts'
import type { ReferenceItem } from './names.ts'

/** Adds a further language to all cards, events, parts of the board and boards, and returns its messages. */
export const addLanguage = (language: string, translation: Translation<BoardMessages>): BoardMessages =>
  applyTranslation(language, translation, translatableItems(), en)

function translatableItems(): TranslatableItem[] {
  const items: ReferenceItem[] = [...CARD_KINDS, ...EVENTS, ...BOARD_PARTS]
  return [
    ...items.map(({ rulings = [], ...item }) => ({ ...item, englishTexts: rulings })),
    ...Object.entries(BOARDS).map(([id, { name }]) => ({ id, name })),
  ]
}
