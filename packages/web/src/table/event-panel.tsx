import { type ReactNode, useEffect, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { useSpeech } from '../words/index.tsx'
import { useAtTable } from './at-table.tsx'
import './event-panel.css'
import { useKeys } from './use-keys.ts'

const SHOWN_FOR = 2600
const INKS = ['red', 'yellow', 'green', 'blue', 'purple']

interface Props {
  /** The event that a fact tells of; null where it tells of something else. */
  eventIn(fact: object): string | null
  /** How it looks and what it says, by its id. */
  drawn(event: string): { readonly picture: ReactNode; readonly title: string; readonly text: string }
}

/** An event is a moment of its own: it drops like a stamp, and a tap sends it away. */
export function EventPanel({ eventIn, drawn }: Props) {
  const { words } = useSpeech()
  const [event, show] = useState<string | null>(null)
  const { fresh } = useAtTable().state
  const { eventPanels } = usePreferences()
  useEffect(() => {
    const told = fresh.map(eventIn).findLast((found) => found !== null)
    if (told && eventPanels) show(told)
  }, [fresh])
  // Whatever happens in the meantime, it goes away by itself.
  useEffect(() => {
    if (event === null) return
    const timer = setTimeout(() => show(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [event])
  useKeys({ escape: () => show(null) })
  if (event === null) return null
  const { picture, title, text } = drawn(event)
  return (
    <button
      type="button"
      className="event-panel"
      data-ink={INKS[event.length % INKS.length]}
      onClick={() => show(null)}
    >
      {picture}
      <h2>{title}</h2>
      <p>{text}</p>
      <small>{words.table.tapToGoOn}</small>
    </button>
  )
}
