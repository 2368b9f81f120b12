import type { ReactNode } from 'react'
import { go } from '../../browser/go.ts'
import { PreferencesPanel } from '../../options/panel.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { useBigScreen } from '../big-screen.ts'
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
  const { game } = useAtTable()
  if (useBigScreen()) return null
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
      foot={
        <>
          <a className="link" href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
            {table.rules}
          </a>
          <button type="button" className="link" onClick={() => go('/')}>
            {table.leave}
          </button>
        </>
      }
    />
  )
}
