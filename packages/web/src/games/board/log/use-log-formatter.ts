import { toPlainText } from '@slapwise/board-game/i18n'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { useGameLogFormatter } from '../../../table/log/use-game-log-formatter.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { LogPart } from './log-part.tsx'

export function useLogFormatter(): LogFormatter {
  const { log: logMessages } = useBoardMessages()
  const { state, setup, names, explainItem } = useBoardTable()
  return useGameLogFormatter({
    state,
    setup,
    names,
    messages: logMessages,
    explainItem,
    PartComponent: LogPart,
    toPlainText,
  })
}
