import type { StepDuration } from '@slapwise/kernel'
import { type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { PacedTable } from '../match-sources/paced-table.ts'
import type { TableSource } from '../match-sources/table-source.ts'
import type { DrawerTab } from './drawer/drawer.tsx'
import type { TableGame } from './table-game.ts'
import { TableProviders } from './table-providers.tsx'

/** The parts of a table that the game does not bring. */
export interface GameTableProps {
  /** What else belongs into the drawer: chat, company. */
  readonly tabs: readonly DrawerTab[]
  /** What can be done when the match is over. */
  readonly children?: ReactNode
}

/** A game as its table is seen. */
export interface RenderableGame extends TableGame {
  readonly Table: ComponentType<GameTableProps>
  /** How long something takes to be seen. */
  stepDuration(fact: object): StepDuration
}

interface Props extends Pick<GameTableProps, 'children'> {
  readonly game: RenderableGame
  readonly source: TableSource
  readonly tabs?: readonly DrawerTab[]
}

/** The whole table, whatever is played and whoever deals: a server or a worker. */
export function TableScreen({ game, source, tabs = [], children }: Props) {
  const { Table, stepDuration } = game
  const paced = useMemo(() => new PacedTable(source, stepDuration), [source, stepDuration])
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

/** A tap on the table: whoever looks has seen enough. */
function useTapToSkip(paced: PacedTable): void {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.table') && !(target as Element).closest('.drawer')) paced.skipAhead()
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [paced])
}
