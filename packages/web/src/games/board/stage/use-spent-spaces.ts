import { useMemo } from 'react'
import { useBoardTable } from '../table/board-table-context.tsx'
import { listSpentSpaces } from './spent-spaces.ts'

export function useSpentSpaces(): ReturnType<typeof listSpentSpaces> {
  const { log, match } = useBoardTable().state
  const { spentSpaces } = match.table
  return useMemo(() => listSpentSpaces(log, spentSpaces), [log, spentSpaces])
}
