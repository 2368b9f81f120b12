import { useI18n } from '../../../i18n/index.tsx'
import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardTable } from './board-table-context.tsx'

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
