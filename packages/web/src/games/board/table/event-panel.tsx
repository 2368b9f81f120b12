import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { useI18n } from '../../../words/index.tsx'
import { EventDrawing } from '../look/events/event-drawing.tsx'
import { useBoardTable } from './at-table.tsx'

export function BoardEventPanel() {
  const { language } = useI18n()
  const { setup, names } = useBoardTable()
  return (
    <EventPanel
      renderEvent={(event) => ({
        picture: <EventDrawing id={event} />,
        title: names.title(event),
        text: setup.events.find(({ id }) => id === event)!.text[language],
      })}
    />
  )
}
