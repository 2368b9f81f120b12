import type { FactPacing } from '@slapwise/kernel'
import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { LookBackTable } from '../match-sources/look-back/look-back-table.ts'
import { PacedTable } from '../match-sources/paced-table.ts'
import type { TableSource } from '../match-sources/table-source.ts'
import type { DrawerTab } from './drawer/drawer.tsx'
import { type FinishedMatch, FinishedMatchProvider } from './match-summary/finished-match.tsx'
import { useCompleteLog } from './match-summary/use-complete-log.ts'
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
  /** Null until the match is over and its record can be read; the same object for the same match. */
  readonly finishedMatch?: FinishedMatch | null
}

/** The whole table of any game, hosted by a server or by a worker. */
export function TableScreen({ game, source, tabs = [], finishedMatch = null, children }: Props) {
  const { Table } = game
  const table = useMemo(() => new LookBackTable(new PacedTable(source, game)), [source, game])
  useEffect(() => table.follow(), [table])
  useTapToSkip(table)
  const state = useCompleteLog(useSyncExternalStore(table.subscribe, table.state), finishedMatch)
  return (
    state && (
      <TableProviders game={game} source={table} state={state}>
        <FinishedMatchProvider value={finishedMatch}>
          <Table tabs={tabs}>{children}</Table>
        </FinishedMatchProvider>
      </TableProviders>
    )
  )
}

/** A tap on the table skips to the next step that concerns the viewer. */
function useTapToSkip(table: LookBackTable): void {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.table') && !(target as Element).closest('.drawer')) table.skipAhead()
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [table])
}
