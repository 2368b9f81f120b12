import { applyMildNames, CARD_SETS, EDITIONS } from '@slapwise/card-game'
import { type Language, useI18n } from '../../../i18n/index.tsx'
import type { EngineTexts, ReferenceFact, ReferenceItem } from '../../../kit/reference/reference-item.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { type FranticMessages, useFranticMessages } from '../i18n/index.ts'
import type { BoxItem, Copies } from './box-items.tsx'

/** Returns a function that puts items into the words of the player’s language, with mild names if preferred. */
export function useDescribeItem(): (item: BoxItem) => ReferenceItem {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useFranticMessages()
  return (item) => describeItem(item, { language, mildNames, messages })
}

export interface DescriptionContext {
  readonly language: Language
  readonly mildNames: boolean
  readonly messages: FranticMessages
}

export function describeItem(item: BoxItem, context: DescriptionContext): ReferenceItem {
  const { messages, language } = context
  return {
    id: item.texts.id,
    ...translateTexts(item.texts, context),
    facts: listFacts(item, context),
    variants: item.variants.map(({ edition, texts }) => ({
      ...translateTexts(texts, context),
      title: messages.cards.edition(EDITIONS[edition].name[language]),
    })),
  }
}

function translateTexts(texts: EngineTexts, { language, mildNames }: DescriptionContext) {
  const [{ name, text, rulings = [] }] = applyMildNames([texts], mildNames)
  return { title: name[language], text: text[language], rulings: rulings.map((ruling) => ruling[language]) }
}

function listFacts(item: BoxItem, { messages, language }: DescriptionContext): ReferenceFact[] {
  const { facts, timings, points, copies, houseCard } = messages.cards
  const setName = (set: Copies['set']) => CARD_SETS[set].name[language]
  const copiesTexts = item.copies.map(({ set, requiredSet, count }) =>
    copies(count, setName(set), requiredSet && setName(requiredSet)),
  )
  return [
    { id: 'when', label: facts.when, value: item.timings.map((timing) => timings[timing]).join(' ') },
    { id: item.points === null ? 'no-points' : 'points', label: facts.points, value: points(item.points) },
    ...(item.colours.length > 1
      ? [
          {
            id: 'colours',
            label: facts.colours,
            value: item.colours.map((colour) => messages.colours[colour]).join(', '),
          } as const,
        ]
      : []),
    {
      id: 'copies',
      label: facts.copies,
      value: copiesTexts.length > 0 ? copiesTexts.join(' · ') : houseCard,
    },
  ]
}
