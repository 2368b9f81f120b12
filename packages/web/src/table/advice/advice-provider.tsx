import { canOnlyPass, countAnswers } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { isAdviceOn, usePreferences } from '../../preferences/preferences.ts'
import { usePromptState, useTableContext } from '../table-context.tsx'
import type { Advice, Adviser } from './adviser.ts'

interface AdviceContext {
  /** Whether the viewer may ask what to do. */
  readonly isOffered: boolean
  /** The advice that is shown; null if nobody has asked. */
  readonly advice: Advice | null
  /** Whether the adviser could not be loaded. */
  readonly isMissing: boolean
  /** Whether there is advice, or a word on why there is none. */
  readonly isShown: boolean
  ask(): void
  close(): void
}

const Context = createContext<AdviceContext>({
  isOffered: false,
  advice: null,
  isMissing: false,
  isShown: false,
  ask() {},
  close() {},
})

export const useAdvice = (): AdviceContext => useContext(Context)

/** Advice on the open prompt, for players who want it. Everything is computed on this device, from the view of the player. */
export function AdviceProvider({ children }: { readonly children: ReactNode }) {
  const { game, state, prompt, sentAnswer } = useTableContext()
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const isOffered = useIsOffered()
  const [asked, setAsked] = usePromptState<{ readonly adviser: Adviser | null } | null>(
    state.match.promptNumber,
    null,
  )
  const adviser = asked?.adviser ?? null
  const isAsked = isOffered && sentAnswer === null && asked !== null
  const advice = useMemo(
    () => (isAsked && adviser && prompt ? adviser(state, prompt, language, mildNames) : null),
    [isAsked, adviser, prompt, language, mildNames],
  )
  const ask = () =>
    game.loadAdviser().then(
      ({ default: loaded }) => setAsked({ adviser: loaded }),
      () => setAsked({ adviser: null }),
    )
  const isMissing = isAsked && adviser === null
  return (
    <Context.Provider
      value={{
        isOffered,
        advice,
        isMissing,
        isShown: isAsked,
        ask: () => void ask(),
        close: () => setAsked(null),
      }}
    >
      {children}
    </Context.Provider>
  )
}

/** Not in lessons, which have a coach, and not if there is nothing to decide. */
function useIsOffered(): boolean {
  const { source, prompt } = useTableContext()
  const isOn = isAdviceOn(usePreferences())
  return (
    isOn && !source.isCoached && prompt !== null && !canOnlyPass(prompt) && countAnswers(prompt.choice) > 1
  )
}
