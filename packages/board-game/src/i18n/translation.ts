import { applyTranslation, type TranslatableItem, type Translation } from '@slapwise/kernel'
import { BOARDS, CARD_KINDS, EVENTS } from '../index.ts'
import type { BoardMessages } from './board-messages.ts'
import { en } from './en/index.ts'
import type { ReferenceItem } from './names.ts'
import { NUMBERED_TELEPORT } from './numbered-teleport.ts'

/** Adds a further language to all cards, events and boards, and returns its messages. */
export const addLanguage = (language: string, translation: Translation<BoardMessages>): BoardMessages =>
  applyTranslation(language, translation, translatableItems(), en)

function translatableItems(): TranslatableItem[] {
  const items: ReferenceItem[] = [...CARD_KINDS, ...EVENTS, NUMBERED_TELEPORT]
  return [
    ...items.map(({ rulings = [], ...item }) => ({ ...item, englishTexts: rulings })),
    ...Object.entries(BOARDS).map(([id, { name }]) => ({ id, name })),
  ]
}
