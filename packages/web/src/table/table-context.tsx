import type { Answer, Prompt } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { TableSource, TableState } from '../match-sources/table-source.ts'
import { answerFromDraft, type Draft, emptyDraft, tapOption } from './input/draft.ts'
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
  const empty = useMemo(() => (prompt ? emptyDraft(prompt.choice) : EMPTY_DRAFT), [prompt])
  const [draft, setDraft] = usePromptState(promptNumber, empty)
  const [sent, setSent] = usePromptState<Answer | null>(promptNumber, null)

  const answered = useRef({ of: promptNumber, at: 0 })
  const isSlip = () =>
    answered.current.of !== promptNumber && Math.abs(Date.now() - answered.current.at) < DOUBLE_TAP_MS

  const send = async (answer: Answer) => {
    if (sent !== null || isSlip()) return
    answered.current = { of: promptNumber, at: Date.now() }
    setSent(answer)
    if (!(await source.answer(answer))) setSent(null)
  }
  const choose = (option: number) => {
    if (!prompt || isSlip()) return
    const next = tapOption(prompt.choice, draft, option)
    const done = answerFromDraft(prompt.choice, next)
    if (done !== null && !(needsConfirmation(prompt) && option >= 0)) void send(done)
    else setDraft(next)
  }
  const ready = prompt && needsConfirmation(prompt) ? answerFromDraft(prompt.choice, draft) : null
  return (
    <Context.Provider
      value={{
        game,
        source,
        state,
        prompt,
        draft,
        completeAnswer: ready,
        sentAnswer: sent,
        setDraft,
        chooseOption: choose,
        sendAnswer: send,
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
}: TableState): [T | null, (remark: T | null) => void] =>
  usePromptState<T | null>(`${match.promptNumber} ${pauseVote?.isPaused}`, null)
