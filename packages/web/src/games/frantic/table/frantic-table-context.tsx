import { CALL_ANYTHING, checkPlay, decodeCard } from '@slapwise/card-game'
import type { NameResolver } from '@slapwise/card-game/i18n'
import { createContext, type ReactNode, useContext } from 'react'
import { type GameTable, useGameTable } from '../../../kit/game-table.ts'
import { usePromptState } from '../../../table/table-context.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { type FranticState, readFranticState } from './state.ts'
import { SINGLE_TAP_QUESTIONS } from './table-game.ts'
import { useNamedSetup, useNames } from './use-names.ts'

/** A topic of the reference: a printed face, or anything with an id. */
export type ReferenceTopic = { readonly face: number } | { readonly id: string }

/** The state and actions of the table. */
export interface FranticTableContext extends GameTable<FranticState, NameResolver, ReferenceTopic> {
  /** Handles a tap on a card in the hand. */
  tapCard(card: number): void
  /** The card for which a power card is being chosen. */
  readonly powerChoiceCard: number | null
  setPowerChoiceCard(card: number | null): void
}

const Context = createContext<FranticTableContext | null>(null)

export const useFranticTable = (): FranticTableContext => useContext(Context)!

export function FranticTableProvider({ children }: { readonly children: ReactNode }) {
  const messages = useFranticMessages()
  const table = useGameTable<FranticState, NameResolver, ReferenceTopic>({
    readState: readFranticState,
    useNamedSetup,
    useNames,
  })
  const { state, setup, names, prompt } = table
  const [powerFor, setPowerFor] = usePromptState<number | null>(state.match.promptNumber, null)

  /** The reason why a card cannot be played in one's turn; null for other questions. */
  const reasonAgainst = (card: number): string | null => {
    if (!prompt || !SINGLE_TAP_QUESTIONS.has(prompt.question.ask)) return null
    const playContext = { ...state.match.table, ...state.match.own, setup }
    const call = prompt.question.ask === 'another' ? CALL_ANYTHING : playContext.call
    return messages.formatIllegalPlay(checkPlay({ ...playContext, call }, card), names)
  }
  const tapCard = (card: number) => {
    const answers =
      prompt?.choice.of === 'card' ? prompt.choice.options.filter((o) => decodeCard(o) === card) : []
    if (answers.length > 1) setPowerFor(card)
    else if (answers.length === 1) table.chooseOption(answers[0])
    else table.rejectOrExplain({ face: state.setup.faces[card].index }, reasonAgainst(card))
  }
  return (
    <Context.Provider
      value={{ ...table, tapCard, powerChoiceCard: powerFor, setPowerChoiceCard: setPowerFor }}
    >
      {children}
    </Context.Provider>
  )
}
