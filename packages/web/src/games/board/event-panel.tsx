import { EventPanel } from '../../table/event-panel.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useTable } from './at-table.tsx'
import { EventDrawing } from './look/event-drawing.tsx'

export function BoardEventPanel() {
  const { language } = useSpeech()
  const { setup, names } = useTable()
  return (
    <EventPanel
      drawn={(event) => ({
        picture: <EventDrawing id={event} />,
        title: names.title(event),
        text: setup.events.find(({ id }) => id === event)!.text[language],
      })}
    />
  )
}
