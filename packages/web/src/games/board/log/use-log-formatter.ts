import { toPlainText } from '@slapwise/board-game/i18n'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { useGameLogFormatter } from '../../../table/log/use-game-log-formatter.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { LogPart } from './log-part.tsx'

export function useLogFormatter(): LogFormatter {
  const { log: words } = useBoardMessages()
  const { state, setup, names, explainItem: explain } = useBoardTable()
  return useGameLogFormatter({
    state,
    setup,
    names,
    messages: words,
    explainItem: explain,
    PartComponent: LogPart,
    toPlainText: toPlainText,
  })
}
