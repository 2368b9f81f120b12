import { type ReactNode, useState } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import './event-panel.css'
import type { Fact } from '../facts/presentation.ts'
import { useKeys } from '../input/use-keys.ts'

const INKS = ['red', 'yellow', 'green', 'blue', 'purple']

interface Props {
  /** How it looks and what it says, by its id. */
  drawn(event: string): { readonly picture: ReactNode; readonly title: string; readonly text: string }
}

/** An event is a moment of its own: it drops like a stamp, lasts as long as it is on stage, and a tap sends it away. */
export function EventPanel({ drawn }: Props) {
  const { words } = useSpeech()
  const { source, state } = useAtTable()
  const { fresh, act } = state
  const { eventPanels } = usePreferences()
  const [seen, setSeen] = useState<readonly object[] | null>(null)
  const event = fresh.map(eventIn).findLast((found) => found !== undefined)
  const isOn = event && eventPanels && seen !== fresh && !act?.isLast
  useKeys({
    escape: () => {
      if (!isOn) return
      setSeen(fresh)
      source.hurry?.()
    },
  })
  if (!isOn) return null
  const { picture, title, text } = drawn(event)
  return (
    <button
      type="button"
      className="event-panel"
      data-ink={INKS[event.length % INKS.length]}
      onClick={() => setSeen(fresh)}
    >
      {picture}
      <h2 style={{ '--letters': longestWord(title) } as React.CSSProperties}>{title}</h2>
      <p>{text}</p>
      <small>{words.table.tapToGoOn}</small>
    </button>
  )
}

const eventIn = (fact: object): string | undefined => {
  const { kind, event } = fact as Fact
  return kind === 'event' ? event : undefined
}

/** In letters. */
const longestWord = (title: string): number => Math.max(...title.split(/[ -]/).map(({ length }) => length))
