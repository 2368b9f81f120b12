import { type ReactNode, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { useTableContext } from '../table-context.tsx'
import './event-panel.css'
import { ExplainableButton } from '../input/explainable-button.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { useIntroduction } from '../introductions/introduction-provider.tsx'

const INKS = ['red', 'yellow', 'green', 'blue', 'purple'] as const

type Ink = (typeof INKS)[number]

/** The content of the panel. */
export interface EventPanelContent {
  /** By default it depends on the title. */
  readonly ink?: Ink
  readonly picture: ReactNode
  /** A line above the title. */
  readonly kicker?: string | null
  readonly title: string
  readonly text: string
  /** Opens the reference entry of what is shown; null if it has none. */
  readonly explain: (() => void) | null
  /** A movement of the whole panel. */
  readonly motion?: 'explode'
}

interface Props {
  /** The picture and the texts of an event, or of another fact that has the stage alone; null for all others. */
  renderFact(fact: object): EventPanelContent | null
}

/** A panel that shows an event over the table for as long as it is on stage. A tap closes it; held, it is explained. */
export function EventPanel({ renderFact }: Props) {
  const { messages } = useI18n()
  const { source, state } = useTableContext()
  const { newFacts, stageStep } = state
  const { eventPanels } = usePreferences()
  const [closedFacts, setClosedFacts] = useState<readonly object[] | null>(null)
  const introduction = useIntroduction()
  const content = newFacts.map(renderFact).findLast((found) => found !== null)
  const isOpen = content && eventPanels && closedFacts !== newFacts && !stageStep?.isLast
  const close = () => {
    setClosedFacts(newFacts)
    if (introduction.topic?.cause === 'event') introduction.close()
  }
  useKeyboardShortcuts({
    escape: () => {
      if (!isOpen) return
      close()
      source.skipAhead?.()
    },
  })
  if (!isOpen) return null
  const { ink, picture, kicker, title, text, explain, motion } = content
  return (
    <ExplainableButton
      className="event-panel"
      data-ink={ink ?? INKS[title.length % INKS.length]}
      data-motion={motion}
      onTap={close}
      onExplain={explain}
    >
      {picture}
      <h2 style={{ '--longest-word': longestWordLength(title) } as React.CSSProperties}>
        {kicker && <span>{kicker}</span>}
        {title}
      </h2>
      <p>{text}</p>
      <small>{messages.table.tapToGoOn}</small>
    </ExplainableButton>
  )
}

/** The number of letters of the longest word, by which the font size is chosen. */
const longestWordLength = (title: string): number =>
  Math.max(...title.split(/[ -]/).map(({ length }) => length))
