import { ANYTHING, cardIn, explain as judge, type Question, type Setup } from '@slapwise/card-game'
import type { Names } from '@slapwise/card-game/words'
import type { Prompt } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { play } from '../../sense/sound.ts'
import { type AtTable, useAtTable, useOfPrompt, useRemark } from '../../table/at-table.tsx'
import { TableProvider } from '../../table/table-provider.tsx'
import type { TableProps } from '../../table/table-screen.tsx'
import { useSpeech } from '../../words/index.tsx'
import { type FranticState, franticState } from './state.ts'
import { AT_ONCE, FRANTIC } from './table-game.ts'
import { useNamedSetup, useNames } from './use-names.ts'
import { useFranticWords } from './words/index.ts'

/** Something that can be looked up: a card as it is printed, or whatever has an id. */
export type Thing = { readonly face: number } | { readonly id: string }

/** What everything on the table shares. */
export interface AtFranticTable extends AtTable {
  readonly state: FranticState
  readonly setup: Setup
  readonly names: Names
  readonly prompt: Prompt<Question> | null
  /** A tap on a card of one's own, whatever is asked. */
  tapCard(card: number): void
  /** The card that may go with a power, while that is being decided. */
  readonly powerFor: number | null
  setPowerFor(card: number | null): void
  readonly thing: Thing | null
  explain(thing: Thing | null): void
  /** Why the card that was tapped cannot be played. */
  readonly note: { readonly text: string; readonly face: number } | null
}

const Context = createContext<AtFranticTable | null>(null)

export const useTable = (): AtFranticTable => useContext(Context)!

export function AtFranticTableProvider({
  source,
  state,
  children,
}: Pick<TableProps, 'source' | 'state' | 'children'>) {
  return (
    <TableProvider game={FRANTIC} source={source} state={state}>
      <OfFrantic>{children}</OfFrantic>
    </TableProvider>
  )
}

function OfFrantic({ children }: { readonly children: ReactNode }) {
  const words = useFranticWords()
  const { company } = useSpeech().words
  const at = useAtTable()
  const state = franticState(at.state)
  // What was answered is not asked any more, even while the answer is on its way.
  const prompt = at.sent === null ? state.match.own.prompt : null
  const names = useNames(state)
  const setup = useNamedSetup(state)
  const [powerFor, setPowerFor] = useOfPrompt<number | null>(state.match.promptNumber, null)
  const [note, setNote] = useRemark<NonNullable<AtFranticTable['note']>>(state)
  const [thing, explain] = useState<Thing | null>(null)

  const refuse = (text: string, face: number) => {
    play('nope')
    setNote({ text, face })
  }
  const tapCard = (card: number) => {
    const { index } = state.setup.faces[card]
    const ways = prompt?.choice.of === 'card' ? prompt.choice.options.filter((o) => cardIn(o) === card) : []
    if (ways.length > 1) setPowerFor(card)
    else if (ways.length === 1) at.choose(ways[0])
    else if (state.pause?.isPaused) refuse(company.handsOff, index)
    else if (prompt && AT_ONCE.has(prompt.question.ask)) {
      const sight = { ...state.match.table, ...state.match.own, setup }
      const call = prompt.question.ask === 'another' ? ANYTHING : sight.call
      refuse(words.why(judge({ ...sight, call }, card), names), index)
    } else explain({ face: index })
  }
  const table = { ...at, state, setup, names, prompt, tapCard, powerFor, setPowerFor, thing, explain, note }
  return <Context.Provider value={table}>{children}</Context.Provider>
}
