import type { ReactNode } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { PreferencesPanel } from '../../preferences-panel/preferences-panel.tsx'
import { useIsBigScreen } from '../big-screen.ts'
import { useTableContext } from '../table-context.tsx'
import { Drawer, type DrawerTab, LOG_TAB_ID } from './drawer.tsx'

interface Props {
  readonly log: ReactNode
  readonly scores: ReactNode
  /** Preferences of this game. */
  readonly preferences?: ReactNode
  /** Further tabs: chat, members. */
  readonly tabs: readonly DrawerTab[]
}

/** The drawer of any table. */
export function TableDrawer({ log, scores, preferences, tabs }: Props) {
  const { table } = useI18n().messages
  const { game } = useTableContext()
  if (useIsBigScreen()) return null
  return (
    <Drawer
      tabs={[
        { id: LOG_TAB_ID, title: table.logTab, content: log },
        { id: 'scores', title: table.scoresTab, content: scores },
        ...tabs,
        {
          id: 'preferences',
          title: table.preferencesTab,
          content: <PreferencesPanel>{preferences}</PreferencesPanel>,
        },
      ]}
      foot={
        <>
          <a className="link" href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
            {table.rules}
          </a>
          <button type="button" className="link" onClick={() => navigate('/')}>
            {table.leave}
          </button>
        </>
      }
    />
  )
}
