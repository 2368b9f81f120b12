import { plain } from '@slapwise/card-game/words'
import type { LogFormatter } from '../../../table/log/log-lines.ts'
import { useGameLogFormatter } from '../../../table/log/use-teller-of.tsx'
import { useFranticTable } from '../table/at-table.tsx'
import { useFranticMessages } from '../words/index.ts'
import { LogPart } from './piece.tsx'

export function useLogFormatter(): LogFormatter {
  const { log: words } = useFranticMessages()
  const { state, setup, names, explainItem: explain } = useFranticTable()
  return useGameLogFormatter({ state, setup, names, messages: words, explainItem: explain, PartComponent: LogPart, toPlainText: plain })
}
