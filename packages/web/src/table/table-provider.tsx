import type { ReactNode } from 'react'
import type { TableSource, TableState } from '../game/source.ts'
import { AtTableProvider } from './at-table.tsx'
import { DramaProvider } from './drama/use-drama.tsx'
import type { TableGame } from './table-game.ts'

interface Props {
  readonly game: TableGame
  readonly source: TableSource
  readonly state: TableState
  readonly children: ReactNode
}

/** What everything at a table shares, whatever is played. */
export const TableProvider = ({ children, ...props }: Props) => (
  <AtTableProvider {...props}>
    <DramaProvider>{children}</DramaProvider>
  </AtTableProvider>
)
