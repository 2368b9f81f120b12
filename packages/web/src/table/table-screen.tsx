import type { Beat } from '@slapwise/kernel'
import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { PacedTable } from '../game/paced-table.ts'
import type { TableSource } from '../game/source.ts'
import type { DrawerTab } from './drawer/drawer.tsx'
import type { TableGame } from './table-game.ts'
import { TableProvider } from './table-provider.tsx'

/** The parts of a table that the game does not bring. */
export interface TableProps {
  /** What else belongs into the drawer: chat, company. */
  readonly tabs: readonly DrawerTab[]
  /** What can be done when the match is over. */
  readonly children?: ReactNode
}

/** A game as its table is seen. */
export interface Seen extends TableGame {
  readonly Table: ComponentType<TableProps>
  /** How long something takes to be seen. */
  beat(told: object): Beat
}

interface Props extends Pick<TableProps, 'children'> {
  readonly game: Seen
  readonly source: TableSource
  readonly tabs?: readonly DrawerTab[]
}

/** The whole table, whatever is played and whoever deals: a server or a worker. */
export function TableScreen({ game, source, tabs = [], children }: Props) {
  const { Table, beat } = game
  const paced = useMemo(() => new PacedTable(source, beat), [source, beat])
  useEffect(() => paced.follow(), [paced])
  useHurry(paced)
  const state = useSyncExternalStore(paced.subscribe, paced.state)
  return (
    state && (
      <TableProvider game={game} source={paced} state={state}>
        <Table tabs={tabs}>{children}</Table>
      </TableProvider>
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
