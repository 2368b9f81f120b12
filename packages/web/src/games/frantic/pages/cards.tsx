import { CARD_SET_NAMES, CARD_SETS, COLOURS } from '@slapwise/card-game'
import { useMemo } from 'react'
import { textIn, useI18n } from '../../../i18n/index.tsx'
import { CardsPage } from '../../../kit/reference/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { FRANTIC_INFO } from '../frantic-info.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { CATEGORIES, relatedItems } from '../reference/box-items.tsx'
import { ALL_COLOURS, listItems } from '../reference/list-items.ts'

export default function FranticCardsPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useFranticMessages()
  const items = useMemo(() => listItems({ language, mildNames, messages }), [language, mildNames, messages])
  const filters = usePageFilters()
  return (
    <CardsPage
      gameName={textIn(FRANTIC_INFO.name, language)}
      items={items}
      sections={CATEGORIES.map((id) => ({ id, title: messages.cards.categories[id] }))}
      filters={filters}
      related={relatedItems()}
    />
  )
}

function usePageFilters() {
  const { language } = useI18n()
  const { cards, colours } = useFranticMessages()
  return useMemo(
    () => [
      {
        id: 'kind',
        title: cards.filters.kind,
        options: CATEGORIES.map((id) => ({ id, label: cards.categories[id] })),
      },
      {
        id: 'set',
        title: cards.filters.set,
        options: CARD_SET_NAMES.map((id) => ({ id, label: CARD_SETS[id].name[language] })),
      },
      {
        id: 'colour',
        title: cards.filters.colour,
        options: [
          ...COLOURS.map((id) => ({ id, label: colours[id], mark: <InkShape ink={id} /> })),
          { id: 'black', label: colours.black, mark: <InkShape ink="black" fill="currentColor" /> },
          { id: ALL_COLOURS, label: cards.allColours },
        ],
      },
    ],
    [cards, colours, language],
  )
}
