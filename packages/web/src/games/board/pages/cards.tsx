import { COLOURS, EVENTS, KINDS, named } from '@slapwise/board-game'
import { NUMBERED_TELEPORT, type Thing } from '@slapwise/board-game/words'
import { type ReactNode, useMemo } from 'react'
import { CardsPage, type Listed } from '../../../kit/cards/cards-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { type Language, useSpeech } from '../../../words/index.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { EventDrawing } from '../look/events/event-drawing.tsx'
import { Manhole } from '../look/street/manhole.tsx'
import { useBoardWords } from '../words/index.ts'
import type { CardsWords } from '../words/lexicon/cards.ts'

const GROUPS = [...COLOURS, 'street', 'events'] as const
type Group = (typeof GROUPS)[number]

/** Every card and event there is. */
export default function BoardCardsPage() {
  const { language } = useSpeech()
  const { mildNames } = usePreferences()
  const words = useBoardWords()
  const things = useMemo(
    () => allThings(language, mildNames, words.cards.aliases),
    [language, mildNames, words],
  )
  return <CardsPage things={things} groups={GROUPS} nameOf={(group) => words.cards.groups[group as Group]} />
}

function allThings(language: Language, isMild: boolean, aliases: CardsWords['aliases']): Listed[] {
  const listed = (thing: Thing, group: Group, picture: () => ReactNode): Listed => ({
    id: thing.id,
    title: thing.name[language],
    alias: aliases[thing.id],
    text: thing.text[language],
    rulings: (thing.rulings ?? []).map((ruling) => ruling[language]),
    group,
    picture,
  })
  return [
    ...named(KINDS, isMild).map((kind) =>
      listed(kind, kind.colour, () => <BoardCard kind={kind} name={kind.name[language]} />),
    ),
    listed(NUMBERED_TELEPORT, 'street', () => <Manhole number={1} />),
    ...named(EVENTS, isMild).map((event) => listed(event, 'events', () => <EventDrawing id={event.id} />)),
  ]
}
