import { countAnswers } from '@slapwise/kernel'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from './frantic-table-context.tsx'

/** The text shown instead of a question with only one answer. */
export function useNothingFitsText(): string | null {
  const { table } = useFranticMessages()
  const { prompt } = useFranticTable()
  if (!prompt || countAnswers(prompt.choice) > 1) return null
  if (prompt.question.ask === 'turn') return table.nothingFits
  return prompt.question.ask === 'drawn' ? table.drawnNothingFits : null
}
