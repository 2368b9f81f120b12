import { countAnswers, isReaction, NORMAL_DURATION, type Prompt } from '@slapwise/kernel'
import { useEffect } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import { useTableContext } from '../table-context.tsx'

/** The time before an automatic answer, as a multiple of a normal step: long enough to read why there is no choice. */
const READING_STEPS = 1.2
/** The same for an acknowledgement, which closes a score sheet or open hands. */
const ACKNOWLEDGEMENT_STEPS = 9

/** Whether a prompt has only one answer. Reactions are passed by the worker. */
export const hasOnlyOneAnswer = ({ choice, mode }: Prompt<unknown>): boolean =>
  !isReaction(mode) && countAnswers(choice) === 1

/** Milliseconds until a prompt with only one answer is answered automatically. */
export const autoAnswerDelayMs = ({ mode }: Prompt<unknown>, stepDurationMs: number): number =>
  mode === 'acknowledge'
    ? ACKNOWLEDGEMENT_STEPS * stepDurationMs
    : Math.max(READING_STEPS * stepDurationMs, NORMAL_DURATION.ms)

/**
 * Answers a prompt that has only one answer. Only against bots: in a room it would reveal that nothing fits, and the
 * others wait anyway. An acknowledgement stays open once the player touches anything.
 */
export function useAutoAnswer(): void {
  const { source, state, prompt, sentAnswer, answerAutomatically } = useTableContext()
  const { autoAnswer } = usePreferences()
  const isDue =
    autoAnswer &&
    source.reportPresented !== undefined &&
    sentAnswer === null &&
    prompt !== null &&
    hasOnlyOneAnswer(prompt)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(answerAutomatically, autoAnswerDelayMs(prompt!, source.stepDurationMs()))
    const cancel = () => clearTimeout(timer)
    const touches = prompt!.mode === 'acknowledge' ? (['pointerdown', 'keydown', 'wheel'] as const) : []
    for (const touch of touches) addEventListener(touch, cancel)
    return () => {
      cancel()
      for (const touch of touches) removeEventListener(touch, cancel)
    }
  }, [isDue, state.match.promptNumber])
}
