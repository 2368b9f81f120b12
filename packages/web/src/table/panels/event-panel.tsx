import { type ReactNode, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { useTableContext } from '../table-context.tsx'
import './event-panel.css'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'

const INKS = ['red', 'yellow', 'green', 'blue', 'purple']

export interface EventPanelContent {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
}

interface Props {
  /** The picture and the texts of an event, or of another fact that has the stage alone; null for all others. */
  renderFact(fact: object): EventPanelContent | null
}

/** A panel that shows an event over the table for as long as it is on stage. A tap closes it. */
export function EventPanel({ renderFact }: Props) {
  const { messages } = useI18n()
  const { source, state } = useTableContext()
  const { newFacts, stageStep } = state
  const { eventPanels } = usePreferences()
  const [closedFacts, setClosedFacts] = useState<readonly object[] | null>(null)
  const content = newFacts.map(renderFact).findLast((found) => found !== null)
  const isOpen = content && eventPanels && closedFacts !== newFacts && !stageStep?.isLast
  useKeyboardShortcuts({
    escape: () => {
      if (!isOpen) return
      setClosedFacts(newFacts)
      source.skipAhead?.()
    },
  })
  if (!isOpen) return null
  const { picture, title, text } = content
  return (
    <button
      type="button"
      className="event-panel"
      data-ink={INKS[title.length % INKS.length]}
      onClick={() => setClosedFacts(newFacts)}
    >
      {picture}
      <h2 style={{ '--longest-word': longestWordLength(title) } as React.CSSProperties}>{title}</h2>
      <p>{text}</p>
      <small>{messages.table.tapToGoOn}</small>
    </button>
  )
}

/** The number of letters of the longest word, by which the font size is chosen. */
const longestWordLength = (title: string): number =>
  Math.max(...title.split(/[ -]/).map(({ length }) => length))
