import { PASS } from '@slapwise/card-game'
import { countAnswers, PLAIN } from '@slapwise/kernel'
import { useEffect } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useFranticWords } from '../words/index.ts'
import { useTable } from './at-table.tsx'

/** What is said instead of a question that leaves no choice. */
export function useNothingFits(): string | null {
  const { table } = useFranticWords()
  const { prompt } = useTable()
  if (!prompt || countAnswers(prompt.choice) > 1) return null
  if (prompt.question.ask === 'turn') return table.nothingFits
  return prompt.question.ask === 'drawn' ? table.stillNothing : null
}

/** Plain steps for a look at what was drawn. */
const LOOK = 1.6

/** Drawn, and nothing fits: it passes by itself. Only against bots, since in a room it would tell that nothing fits. */
export function usePassing(): void {
  const { source, state, prompt, sent, send } = useTable()
  const { passes } = usePreferences()
  const isDue =
    passes &&
    !source.window &&
    sent === null &&
    prompt?.question.ask === 'drawn' &&
    countAnswers(prompt.choice) === 1
  const { promptNumber } = state.match
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => send(PASS), Math.max(LOOK * source.beat(), PLAIN.ms))
    return () => clearTimeout(timer)
  }, [isDue, promptNumber])
}
