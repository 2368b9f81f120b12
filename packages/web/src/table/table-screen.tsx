import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { TableSource, TableState } from '../game/source.ts'
import type { DrawerTab } from './drawer/drawer.tsx'

/** What the table of a game is made from. */
export interface TableProps {
  readonly source: TableSource
  readonly state: TableState
  /** What else belongs into the drawer: chat, company. */
  readonly tabs: readonly DrawerTab[]
  /** What can be done when the match is over. */
  readonly children?: ReactNode
}

interface Props extends Pick<TableProps, 'source' | 'children'> {
  /** That of the game. */
  readonly Table: ComponentType<TableProps>
  readonly tabs?: readonly DrawerTab[]
}

/** The whole table, whatever is played and whoever deals: a server or a worker. */
export function TableScreen({ Table, source, tabs = [], children }: Props) {
  const state = useSyncExternalStore(source.subscribe, () => source.state())
  return (
    state && (
      <Table source={source} state={state} tabs={tabs}>
        {children}
      </Table>
    )
  )
}
