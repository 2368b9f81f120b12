import { applyTranslation, type TranslatableItem, type Translation } from '@slapwise/kernel'
import { CARD_SETS, EDITIONS, type EventKind, HOUSE_RULE_CARDS, type LocalizedText } from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import { en } from './en/index.ts'

/** Adds a further language to all cards, events, sets and editions, and returns its messages. */
export const addLanguage = (language: string, translation: Translation<CardMessages>): CardMessages =>
  applyTranslation(language, translation, translatableItems(), en)

interface ItemWithRulings extends Omit<TranslatableItem, 'englishTexts'> {
  readonly rulings?: readonly LocalizedText[]
  readonly textsByEdition?: EventKind['textsByEdition']
}

function translatableItems(): TranslatableItem[] {
  const sets = Object.entries(CARD_SETS)
  // Sets and colours share card kinds: the Set keeps each one once.
  const items = new Set<ItemWithRulings>([
    ...sets.flatMap(([, { prints, events, powers }]) => [
      ...prints.map(({ kind }) => kind),
      ...events,
      ...powers,
    ]),
    ...HOUSE_RULE_CARDS,
    ...sets.map(([id, { name }]) => ({ id, name })),
    ...Object.entries(EDITIONS).map(([id, { name }]) => ({ id, name })),
  ])
  return [...items].map(({ rulings = [], textsByEdition = {}, ...item }) => ({
    ...item,
    englishTexts: [
      ...rulings,
      ...Object.values(textsByEdition).flatMap((edition) => [edition.text, ...edition.rulings]),
    ],
  }))
}
