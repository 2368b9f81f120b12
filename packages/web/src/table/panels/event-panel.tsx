import { type ReactNode, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { useTableContext } from '../table-context.tsx'
import './event-panel.css'
import type { CommonFactFields } from '../facts/fact-presentation.ts'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'

const INKS = ['red', 'yellow', 'green', 'blue', 'purple']

interface Props {
  /** The picture and the texts of an event by its id. */
  renderEvent(event: string): { readonly picture: ReactNode; readonly title: string; readonly text: string }
}

/** A panel that shows an event over the table for as long as it is on stage. A tap closes it. */
export function EventPanel({ renderEvent }: Props) {
  const { messages } = useI18n()
  const { source, state } = useTableContext()
  const { newFacts, stageStep } = state
  const { eventPanels } = usePreferences()
  const [closedFacts, setClosedFacts] = useState<readonly object[] | null>(null)
  const event = newFacts.map(eventIdOf).findLast((found) => found !== undefined)
  const isOpen = event && eventPanels && closedFacts !== newFacts && !stageStep?.isLast
  useKeyboardShortcuts({
    escape: () => {
      if (!isOpen) return
      setClosedFacts(newFacts)
      source.skipAhead?.()
    },
  })
  if (!isOpen) return null
  const { picture, title, text } = renderEvent(event)
  return (
    <button
      type="button"
      className="event-panel"
      data-ink={INKS[event.length % INKS.length]}
      onClick={() => setClosedFacts(newFacts)}
    >
      {picture}
      <h2 style={{ '--longest-word': longestWordLength(title) } as React.CSSProperties}>{title}</h2>
      <p>{text}</p>
      <small>{messages.table.tapToGoOn}</small>
    </button>
  )
}

const eventIdOf = (fact: object): string | undefined => {
  const { kind, event } = fact as CommonFactFields
  return kind === 'event' ? event : undefined
}

/** The number of letters of the longest word, by which the font size is chosen. */
const longestWordLength = (title: string): number =>
  Math.max(...title.split(/[ -]/).map(({ length }) => length))
