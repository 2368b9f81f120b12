import { PASS } from '@slapwise/card-game'
import { countAnswers, NORMAL_DURATION } from '@slapwise/kernel'
import { useEffect } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'
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

/** The pause before passing automatically, in durations of a plain step. */
const PASS_DELAY_STEPS = 1.6

/**
 * Passes automatically if no card fits after drawing. Only against bots: in a room it would reveal that no card fits.
 */
export function useAutoPass(): void {
  const { source, state, prompt, sentAnswer, sendAnswer } = useFranticTable()
  const { autoPass } = usePreferences()
  const isDue =
    autoPass &&
    !source.reactionWindow &&
    sentAnswer === null &&
    prompt?.question.ask === 'drawn' &&
    countAnswers(prompt.choice) === 1
  const { promptNumber } = state.match
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(
      () => sendAnswer(PASS),
      Math.max(PASS_DELAY_STEPS * source.stepDurationMs(), NORMAL_DURATION.ms),
    )
    return () => clearTimeout(timer)
  }, [isDue, promptNumber])
}
