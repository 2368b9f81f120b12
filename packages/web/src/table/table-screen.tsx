import type { FactPacing } from '@slapwise/kernel'
import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { PacedTable } from '../match-sources/paced-table.ts'
import type { TableSource } from '../match-sources/table-source.ts'
import type { DrawerTab } from './drawer/drawer.tsx'
import type { TableGame } from './table-game.ts'
import { TableProviders } from './table-providers.tsx'

/** The parts of a table that come from the page instead of the game. */
export interface GameTableProps {
  /** Further tabs of the drawer: chat, members. */
  readonly tabs: readonly DrawerTab[]
  /** Buttons for the end of the match. */
  readonly children?: ReactNode
}

/** A game with the components that render its table. */
export interface RenderableGame extends TableGame, FactPacing<object> {
  readonly Table: ComponentType<GameTableProps>
}

interface Props extends Pick<GameTableProps, 'children'> {
  readonly game: RenderableGame
  readonly source: TableSource
  readonly tabs?: readonly DrawerTab[]
}

/** The whole table of any game, hosted by a server or by a worker. */
export function TableScreen({ game, source, tabs = [], children }: Props) {
  const { Table } = game
  const paced = useMemo(() => new PacedTable(source, game), [source, game])
  useEffect(() => paced.follow(), [paced])
  useTapToSkip(paced)
  const state = useSyncExternalStore(paced.subscribe, paced.state)
  return (
    state && (
      <TableProviders game={game} source={paced} state={state}>
        <Table tabs={tabs}>{children}</Table>
      </TableProviders>
    )
  )
}

/** A tap on the table skips to the next step that concerns the viewer. */
function useTapToSkip(paced: PacedTable): void {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.table') && !(target as Element).closest('.drawer')) paced.skipAhead()
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [paced])
}
