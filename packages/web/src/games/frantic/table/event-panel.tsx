import { useI18n } from '../../../i18n/index.tsx'
import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { useFranticTable } from './frantic-table-context.tsx'
import { getText, getTitle } from './use-names.ts'

export function FranticEventPanel() {
  const { language } = useI18n()
  const { setup } = useFranticTable()
  return (
    <EventPanel
      renderEvent={(event) => ({
        picture: <EventDrawing id={event} />,
        title: getTitle(setup, event, language),
        text: getText(setup, event, language),
      })}
    />
  )
}
