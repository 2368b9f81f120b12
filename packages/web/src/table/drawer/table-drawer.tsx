import type { ReactNode } from 'react'
import { PreferencesPanel } from '../../pages/preferences.tsx'
import { useSpeech } from '../../words/index.tsx'
import { Drawer, type DrawerTab } from './drawer.tsx'

interface Props {
  readonly log: ReactNode
  readonly scores: ReactNode
  /** What can be preferred in this game alone. */
  readonly preferences?: ReactNode
  /** What else there is: chat, company. */
  readonly tabs: readonly DrawerTab[]
}

/** What every table keeps in its drawer. */
export function TableDrawer({ log, scores, preferences, tabs }: Props) {
  const { table } = useSpeech().words
  return (
    <Drawer
      tabs={[
        { id: 'log', title: table.log, content: log },
        { id: 'scores', title: table.scores, content: scores },
        ...tabs,
        {
          id: 'preferences',
          title: table.options,
          content: <PreferencesPanel>{preferences}</PreferencesPanel>,
        },
      ]}
    />
  )
}
