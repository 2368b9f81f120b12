import { applyMildNames, CARD_KINDS, COLOURS, EVENTS } from '@slapwise/board-game'
import { NUMBERED_TELEPORT, type ReferenceItem } from '@slapwise/board-game/i18n'
import { type ReactNode, useMemo } from 'react'
import { type Language, useI18n } from '../../../i18n/index.tsx'
import { type CardEntry, CardsPage } from '../../../kit/cards/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import type { CardsMessages } from '../i18n/messages/cards.ts'

const GROUPS = [...COLOURS, 'street', 'events'] as const
type Group = (typeof GROUPS)[number]

export default function BoardCardsPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  const entries = useMemo(
    () => listCards(language, mildNames, messages.cards.aliases),
    [language, mildNames, messages],
  )
  return (
    <CardsPage
      entries={entries}
      groups={GROUPS}
      groupName={(group) => messages.cards.groups[group as Group]}
    />
  )
}

function listCards(
  language: Language,
  usesMildNames: boolean,
  aliases: CardsMessages['aliases'],
): CardEntry[] {
  const listed = (item: ReferenceItem, group: Group, picture: () => ReactNode): CardEntry => ({
    id: item.id,
    title: item.name[language],
    alias: aliases[item.id],
    text: item.text[language],
    rulings: (item.rulings ?? []).map((ruling) => ruling[language]),
    group,
    renderPicture: picture,
  })
  return [
    ...applyMildNames(CARD_KINDS, usesMildNames).map((kind) =>
      listed(kind, kind.colour, () => <BoardCard kind={kind} name={kind.name[language]} />),
    ),
    listed(NUMBERED_TELEPORT, 'street', () => <Manhole number={1} />),
    ...applyMildNames(EVENTS, usesMildNames).map((event) =>
      listed(event, 'events', () => <EventDrawing id={event.id} />),
    ),
  ]
}
