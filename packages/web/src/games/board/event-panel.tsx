import type { Told } from '@slapwise/board-game'
import { EventPanel } from '../../table/event-panel.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useTable } from './at-table.tsx'
import { EventDrawing } from './look/event-drawing.tsx'

const eventIn = (fact: object): string | null => {
  const told = fact as Told
  return told.kind === 'event' ? told.event : null
}

export function BoardEventPanel() {
  const { language } = useSpeech()
  const { setup, names } = useTable()
  return (
    <EventPanel
      eventIn={eventIn}
      drawn={(event) => ({
        picture: <EventDrawing id={event} />,
        title: names.title(event),
        text: setup.events.find(({ id }) => id === event)!.text[language],
      })}
    />
  )
}
