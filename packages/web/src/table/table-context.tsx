import type { Answer, Prompt } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { TableSource, TableState } from '../match-sources/table-source.ts'
import { answerFromDraft, createEmptyDraft, type Draft, tapOption } from './input/draft.ts'
import type { TableGame } from './table-game.ts'

/** The context of any table: the open prompt and the answer in progress. */
export interface TableContext {
  readonly game: TableGame
  readonly source: TableSource
  readonly state: TableState
  readonly prompt: Prompt<unknown> | null
  readonly draft: Draft
  /** The answer, if only its confirmation is missing. */
  readonly completeAnswer: Answer | null
  /** The answer that has been sent, until the table has changed: it is shown at once. */
  readonly sentAnswer: Answer | null
  setDraft(draft: Draft): void
  /** Handles a tap on an option. */
  chooseOption(option: number): void
  sendAnswer(answer: Answer): void
  /** Gives the only answer of the open prompt. */
  answerAutomatically(): void
  /** Whether the last answer was given automatically: there is nothing to take back. */
  readonly isAnsweredAutomatically: boolean
}

const Context = createContext<TableContext | null>(null)

export const useTableContext = (): TableContext => useContext(Context)!

interface Props {
  readonly game: TableGame
  readonly source: TableSource
  readonly state: TableState
  readonly children: ReactNode
}

export function TableContextProvider({ game, source, state, children }: Props) {
  const { needsConfirmation } = game
  const { own, promptNumber } = state.match
  const { prompt } = own
  const empty = useMemo(() => (prompt ? createEmptyDraft(prompt.choice) : EMPTY_DRAFT), [prompt])
  const [draft, setDraft] = usePromptState(promptNumber, empty)
  const [sentAnswer, setSentAnswer] = usePromptState<Answer | null>(promptNumber, null)
  const [isAnsweredAutomatically, setAnsweredAutomatically] = useState(false)

  const lastAnswer = useRef({ of: promptNumber, at: 0 })
  const isDoubleTap = () =>
    lastAnswer.current.of !== promptNumber && Math.abs(Date.now() - lastAnswer.current.at) < DOUBLE_TAP_MS

  const submitAnswer = async (answer: Answer, isAutomatic: boolean) => {
    if (sentAnswer !== null) return
    setSentAnswer(answer)
    setAnsweredAutomatically(isAutomatic)
    if (!(await source.answer(answer))) setSentAnswer(null)
  }
  const sendAnswer = async (answer: Answer) => {
    if (isDoubleTap()) return
    lastAnswer.current = { of: promptNumber, at: Date.now() }
    await submitAnswer(answer, false)
  }
  const chooseOption = (option: number) => {
    if (!prompt || isDoubleTap()) return
    const next = tapOption(prompt.choice, draft, option)
    const complete = answerFromDraft(prompt.choice, next)
    if (complete !== null && !(needsConfirmation(prompt) && option >= 0)) void sendAnswer(complete)
    else setDraft(next)
  }
  const completeAnswer = prompt && needsConfirmation(prompt) ? answerFromDraft(prompt.choice, draft) : null
  return (
    <Context.Provider
      value={{
        game,
        source,
        state,
        prompt,
        draft,
        completeAnswer,
        sentAnswer,
        setDraft,
        chooseOption,
        sendAnswer,
        answerAutomatically: () => void submitAnswer(prompt!.fallback, true),
        isAnsweredAutomatically,
      }}
    >
      {children}
    </Context.Provider>
  )
}

/** A second tap within this time does not answer the next prompt. */
const DOUBLE_TAP_MS = 400

const EMPTY_DRAFT: Draft = { picks: [], item: 0 }

/** State that is reset with each prompt. */
export function usePromptState<T>(prompt: number | string, initial: T): [T, (value: T) => void] {
  const [stored, store] = useState<{ readonly of: number | string; readonly value: T } | null>(null)
  return [stored?.of === prompt ? stored.value : initial, (value) => store({ of: prompt, value })]
}

/** The reason why a tap was rejected; reset with the prompt, and when a pause starts or ends. */
export const useRejectionNote = <T,>({
  match,
  pauseVote,
}: TableState): [T | null, (note: T | null) => void] =>
  usePromptState<T | null>(`${match.promptNumber} ${pauseVote?.isPaused}`, null)
