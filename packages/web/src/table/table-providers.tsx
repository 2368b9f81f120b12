import type { ReactNode } from 'react'
import type { TableSource, TableState } from '../match-sources/table-source.ts'
import { AdviceProvider } from './advice/advice-provider.tsx'
import { ExpressionsProvider } from './expressions/use-expressions.tsx'
import { IntroductionProvider } from './introductions/introduction-provider.tsx'
import { LogPlaceProvider } from './log/log-place.tsx'
import { TableContextProvider } from './table-context.tsx'
import type { TableGame } from './table-game.ts'

interface Props {
  readonly game: TableGame
  readonly source: TableSource
  readonly state: TableState
  readonly children: ReactNode
}

export const TableProviders = ({ children, ...props }: Props) => (
  <TableContextProvider {...props}>
    <AdviceProvider>
      <IntroductionProvider>
        <ExpressionsProvider>
          <LogPlaceProvider>{children}</LogPlaceProvider>
        </ExpressionsProvider>
      </IntroductionProvider>
    </AdviceProvider>
  </TableContextProvider>
)
