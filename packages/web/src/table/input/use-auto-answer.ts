import { useEffect } from 'react'
import { autoAnswerDelayMs, hasOnlyOneAnswer } from '../../match-sources/auto-answer.ts'
import { isGuided, usePreferences } from '../../preferences/preferences.ts'
import { useIntroduction } from '../introductions/introduction-provider.tsx'
import { useTableContext } from '../table-context.tsx'

/**
 * Answers a prompt that has only one answer, unless something introduces itself. In their first match players do
 * everything themselves, as in the lessons. An acknowledgement stays open once the player touches anything.
 */
export function useAutoAnswer(): void {
  const { source, state, prompt, sentAnswer, answerAutomatically } = useTableContext()
  const current = usePreferences()
  const { topic: introduction } = useIntroduction()
  const isDue =
    current.autoAnswer &&
    !isGuided(current) &&
    source.allowsAutoAnswer &&
    introduction === null &&
    sentAnswer === null &&
    prompt !== null &&
    hasOnlyOneAnswer(prompt)
  useEffect(() => {
    if (!isDue) return
    const delayMs = autoAnswerDelayMs(prompt!, source.stepDurationMs(), source.waitedMs?.() ?? 0)
    const timer = setTimeout(answerAutomatically, delayMs)
    const cancel = () => clearTimeout(timer)
    const touches = prompt!.mode === 'acknowledge' ? (['pointerdown', 'keydown', 'wheel'] as const) : []
    for (const touch of touches) addEventListener(touch, cancel)
    return () => {
      cancel()
      for (const touch of touches) removeEventListener(touch, cancel)
    }
  }, [isDue, state.match.promptNumber])
}
