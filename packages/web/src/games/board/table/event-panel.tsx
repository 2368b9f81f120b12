import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { EventDrawing } from '../look/events/event-drawing.tsx'
import { useTable } from './at-table.tsx'

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
