import type { Beat } from '@slapwise/kernel'
import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { PacedTable } from '../game/paced-table.ts'
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

/** What is seen of a game. */
export interface Seen {
  readonly Table: ComponentType<TableProps>
  /** How long something takes to be seen. */
  beat(told: object): Beat
}

interface Props extends Pick<TableProps, 'source' | 'children'> {
  readonly game: Seen
  readonly tabs?: readonly DrawerTab[]
}

/** The whole table, whatever is played and whoever deals: a server or a worker. */
export function TableScreen({ game: { Table, beat }, source, tabs = [], children }: Props) {
  const paced = useMemo(() => new PacedTable(source, beat), [source, beat])
  useEffect(() => paced.follow(), [paced])
  useHurry(paced)
  const state = useSyncExternalStore(paced.subscribe, paced.state)
  return (
    state && (
      <Table source={paced} state={state} tabs={tabs}>
        {children}
      </Table>
    )
  )
}

/** A tap on the table: whoever looks has seen enough. */
function useHurry(paced: PacedTable): void {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.table') && !(target as Element).closest('.drawer')) paced.hurry()
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [paced])
}
