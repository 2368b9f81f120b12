import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { useI18n } from '../../../words/index.tsx'
import { EventDrawing } from '../look/event-picture.tsx'
import { useFranticTable } from './at-table.tsx'
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
