import type { VisibleFact } from '@slapwise/board-game'
import { type LogMessages, toPlainText } from '@slapwise/board-game/i18n'
import { useMemo } from 'react'
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
    messages: useMemo(() => withoutTurnStarts(logMessages), [logMessages]),
    startedTurn,
    explainItem,
    PartComponent: LogPart,
    toPlainText,
  })
}

const startedTurn = (fact: VisibleFact): number | null => (fact.kind === 'turn-began' ? fact.seat : null)

/** The log has a heading for each turn, so it needs no sentence about its start. */
const withoutTurnStarts = (messages: LogMessages): LogMessages => ({
  ...messages,
  formatFact: (fact, context) => (fact.kind === 'turn-began' ? null : messages.formatFact(fact, context)),
})
