import { CARD_SET_NAMES, CARD_SETS, COLOURS } from '@slapwise/card-game'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { CardsPage } from '../../../kit/reference/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { CATEGORIES, relatedItems } from '../reference/box-items.tsx'
import { listItems } from '../reference/list-items.ts'

export default function FranticCardsPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useFranticMessages()
  const items = useMemo(() => listItems({ language, mildNames, messages }), [language, mildNames, messages])
  const { categories, facts, filters } = messages.cards
  return (
    <CardsPage
      items={items}
      sections={CATEGORIES.map((id) => ({ id, title: categories[id] }))}
      filters={[
        {
          id: 'category',
          title: filters.category,
          options: CATEGORIES.map((id) => ({ id, label: categories[id] })),
        },
        {
          id: 'set',
          title: filters.set,
          options: CARD_SET_NAMES.map((id) => ({ id, label: CARD_SETS[id].name[language] })),
        },
        {
          id: 'colour',
          title: facts.colours,
          options: [...COLOURS, 'black' as const].map((id) => ({ id, label: messages.colours[id] })),
        },
      ]}
      related={relatedItems()}
    />
  )
}
