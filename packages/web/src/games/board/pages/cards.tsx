import { COLOURS } from '@slapwise/board-game'
import { useMemo } from 'react'
import { textIn, useI18n } from '../../../i18n/index.tsx'
import { CardsPage } from '../../../kit/reference/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { BOARD_INFO } from '../board-info.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { relatedItems } from '../reference/box-items.ts'
import { ITEM_KINDS, listItems } from '../reference/list-items.tsx'

const SECTIONS = [...COLOURS, 'street', 'events'] as const

export default function BoardCardsPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  const items = useMemo(() => listItems({ language, mildNames, messages }), [language, mildNames, messages])
  const { groups, filters, kinds } = messages.cards
  const pageFilters = useMemo(
    () => [
      {
        id: 'kind',
        title: filters.kind,
        options: ITEM_KINDS.map((id) => ({ id, label: kinds[id] })),
      },
      {
        id: 'colour',
        title: filters.colour,
        options: COLOURS.map((id) => ({
          id,
          label: messages.colours[id],
          mark: id !== 'multicoloured' && id !== 'white' && <InkShape ink={id} />,
        })),
      },
    ],
    [filters, kinds, messages],
  )
  return (
    <CardsPage
      gameName={textIn(BOARD_INFO.name, language)}
      items={items}
      sections={SECTIONS.map((id) => ({ id, title: groups[id] }))}
      filters={pageFilters}
      related={relatedItems()}
    />
  )
}
