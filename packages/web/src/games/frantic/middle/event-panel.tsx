import { useEffect, useState } from 'react'
import { usePreferences } from '../../../preferences.ts'
import { useKeys } from '../../../table/use-keys.ts'
import { useSpeech } from '../../../words/index.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import type { FranticState } from '../state.ts'
import './event-panel.css'
import { textOf, titleOf, useNamedSetup } from '../use-names.ts'

const SHOWN_FOR = 2600
const INKS = ['red', 'yellow', 'green', 'blue', 'purple']

/** An event is a moment of its own: it drops like a stamp, and a tap sends it away. */
export function EventPanel({ state }: { readonly state: FranticState }) {
  const { words: house, language } = useSpeech()
  const [event, show] = useState<string | null>(null)
  const { fresh } = state
  const setup = useNamedSetup(state)
  const { eventPanels } = usePreferences()
  useEffect(() => {
    const told = fresh.findLast((fact) => fact.kind === 'event')
    if (told?.kind === 'event' && eventPanels) show(told.event)
  }, [fresh])
  // Whatever happens in the meantime, it goes away by itself.
  useEffect(() => {
    if (event === null) return
    const timer = setTimeout(() => show(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [event])
  useKeys({ escape: () => show(null) })
  const ink = INKS[(event?.length ?? 0) % INKS.length]
  return (
    event && (
      <button type="button" className="event-panel" data-ink={ink} onClick={() => show(null)}>
        <EventPicture id={event} />
        <h2>{titleOf(setup, event, language)}</h2>
        <p>{textOf(setup, event, language)}</p>
        <small>{house.table.tapToGoOn}</small>
      </button>
    )
  )
}
