import type { ReactNode } from 'react'
import type { TableSource, TableState } from '../game/source.ts'
import { TableContextProvider } from './at-table.tsx'
import { ExpressionsProvider } from './drama/use-drama.tsx'
import type { TableGame } from './table-game.ts'

interface Props {
  readonly game: TableGame
  readonly source: TableSource
  readonly state: TableState
  readonly children: ReactNode
}

/** Provides the context of a table, whatever is played. */
export const TableProviders = ({ children, ...props }: Props) => (
  <TableContextProvider {...props}>
    <ExpressionsProvider>{children}</ExpressionsProvider>
  </TableContextProvider>
)
