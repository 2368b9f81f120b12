import { COLOURS } from '@slapwise/board-game'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { CardsPage } from '../../../kit/reference/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { relatedItems } from '../reference/box-items.ts'
import { listItems } from '../reference/list-items.tsx'

const SECTIONS = [...COLOURS, 'street', 'events'] as const

export default function BoardCardsPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  const items = useMemo(() => listItems({ language, mildNames, messages }), [language, mildNames, messages])
  const { groups, filter } = messages.cards
  return (
    <CardsPage
      items={items}
      sections={SECTIONS.map((id) => ({ id, title: groups[id] }))}
      filters={[
        {
          id: 'section',
          title: filter,
          options: SECTIONS.map((id) => ({
            id,
            label: id === 'street' || id === 'events' ? groups[id] : messages.colours[id],
          })),
        },
      ]}
      related={relatedItems()}
    />
  )
}
