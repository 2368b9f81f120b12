import { ANYTHING, cardIn, explain as judge } from '@slapwise/card-game'
import type { Names } from '@slapwise/card-game/words'
import { createContext, type ReactNode, useContext } from 'react'
import { type GameTable, useGameTable } from '../../../kit/game-table.ts'
import { useOfPrompt } from '../../../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'
import { type FranticState, franticState } from './state.ts'
import { AT_ONCE } from './table-game.ts'
import { useNamedSetup, useNames } from './use-names.ts'

/** Something that can be looked up: a card as it is printed, or whatever has an id. */
export type Thing = { readonly face: number } | { readonly id: string }

/** The context of everything on this table. */
export interface FranticTableContext extends GameTable<FranticState, Names, Thing> {
  /** A tap on a card of one's own, whatever is asked. */
  tapCard(card: number): void
  /** The card that may go with a power, while that is being decided. */
  readonly powerFor: number | null
  setPowerFor(card: number | null): void
}

const Context = createContext<FranticTableContext | null>(null)

export const useTable = (): FranticTableContext => useContext(Context)!

export function AtFranticTable({ children }: { readonly children: ReactNode }) {
  const words = useFranticWords()
  const at = useGameTable<FranticState, Names, Thing>({ read: franticState, useNamedSetup, useNames })
  const { state, setup, names, prompt } = at
  const [powerFor, setPowerFor] = useOfPrompt<number | null>(state.match.promptNumber, null)

  /** Why this card cannot be played in one's turn; null while something else is asked. */
  const whyNot = (card: number): string | null => {
    if (!prompt || !AT_ONCE.has(prompt.question.ask)) return null
    const sight = { ...state.match.table, ...state.match.own, setup }
    const call = prompt.question.ask === 'another' ? ANYTHING : sight.call
    return words.why(judge({ ...sight, call }, card), names)
  }
  const tapCard = (card: number) => {
    const ways = prompt?.choice.of === 'card' ? prompt.choice.options.filter((o) => cardIn(o) === card) : []
    if (ways.length > 1) setPowerFor(card)
    else if (ways.length === 1) at.choose(ways[0])
    else at.look({ face: state.setup.faces[card].index }, whyNot(card))
  }
  return <Context.Provider value={{ ...at, tapCard, powerFor, setPowerFor }}>{children}</Context.Provider>
}
