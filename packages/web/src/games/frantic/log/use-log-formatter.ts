import { startedTurn } from '@slapwise/card-game'
import { toPlainText } from '@slapwise/card-game/i18n'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { useGameLogFormatter } from '../../../table/log/use-game-log-formatter.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import { LogPart } from './log-part.tsx'

export function useLogFormatter(): LogFormatter {
  const { log: logMessages } = useFranticMessages()
  const { state, setup, names, explainItem } = useFranticTable()
  return useGameLogFormatter({
    state,
    setup,
    names,
    messages: logMessages,
    startedTurn,
    explainItem,
    PartComponent: LogPart,
    toPlainText,
  })
}
