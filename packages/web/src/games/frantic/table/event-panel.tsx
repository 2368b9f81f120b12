import { EventPanel } from '../../../table/panels/event-panel.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { useTable } from './at-table.tsx'
import { textOf, titleOf } from './use-names.ts'

export function FranticEventPanel() {
  const { language } = useSpeech()
  const { setup } = useTable()
  return (
    <EventPanel
      drawn={(event) => ({
        picture: <EventPicture id={event} />,
        title: titleOf(setup, event, language),
        text: textOf(setup, event, language),
      })}
    />
  )
}
