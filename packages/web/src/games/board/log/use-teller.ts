import { plain } from '@slapwise/board-game/words'
import type { LogFormatter } from '../../../table/log/log-lines.ts'
import { useGameLogFormatter } from '../../../table/log/use-teller-of.tsx'
import { useBoardTable } from '../table/at-table.tsx'
import { useBoardMessages } from '../words/index.ts'
import { LogPart } from './piece.tsx'

export function useLogFormatter(): LogFormatter {
  const { log: words } = useBoardMessages()
  const { state, setup, names, explainItem: explain } = useBoardTable()
  return useGameLogFormatter({ state, setup, names, messages: words, explainItem: explain, PartComponent: LogPart, toPlainText: plain })
}
