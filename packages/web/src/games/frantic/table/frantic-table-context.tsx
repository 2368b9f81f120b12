import { CALL_ANYTHING, checkPlay, decodeCard, decodePowerSlot } from '@slapwise/card-game'
import type { NameResolver } from '@slapwise/card-game/i18n'
import { createContext, type ReactNode, useContext } from 'react'
import { type GameTable, useGameTable } from '../../../kit/game-table.ts'
import { usePromptState } from '../../../table/table-context.tsx'
import { findPowerObstacle } from '../hand/power-obstacle.ts'
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
  /** The answer that a tap on a card of the hand gives: with the armed power card, or without any; null if there is none. */
  answerFor(card: number): number | null
  /** The slot of the power card that is activated with the next card. */
  readonly armedPower: number | null
  /** Whether a card can be played with the power card in this slot now. */
  canArm(slot: number): boolean
  /** Arms or disarms a power card of the viewer, or says why it cannot be used now. */
  tapPower(slot: number): void
}

/** The slot that an answer without a power card has. */
const NO_POWER = -1

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
  const [armedPower, setArmedPower] = usePromptState<number | null>(state.match.promptNumber, null)

  /** The reason why a card cannot be played in one's turn; null for other questions. */
  const reasonAgainst = (card: number): string | null => {
    if (!prompt || !SINGLE_TAP_QUESTIONS.has(prompt.question.ask)) return null
    const playContext = { ...state.match.table, ...state.match.own, setup }
    const call = prompt.question.ask === 'another' ? CALL_ANYTHING : playContext.call
    return messages.formatIllegalPlay(checkPlay({ ...playContext, call }, card), names)
  }
  const answersFor = (card: number): readonly number[] =>
    prompt?.choice.of === 'card' ? prompt.choice.options.filter((option) => decodeCard(option) === card) : []
  const answerFor = (card: number): number | null =>
    answersFor(card).find((answer) => decodePowerSlot(answer) === (armedPower ?? NO_POWER)) ?? null
  const tapCard = (card: number) => {
    const answer = answerFor(card)
    if (answer !== null) return table.chooseOption(answer)
    const topic = { face: state.setup.faces[card].index }
    const goesWithout = armedPower !== null && answersFor(card).length > 0
    table.rejectOrExplain(
      topic,
      goesWithout
        ? messages.table.notWithPower(names.title(state.match.own.powers[armedPower].power))
        : reasonAgainst(card),
    )
  }
  /** The table shows no prompt while an answer is being sent. */
  const powerObstacle = (slot: number) => (prompt ? findPowerObstacle(state, slot) : 'not-now')
  const tapPower = (slot: number) => {
    const obstacle = powerObstacle(slot)
    if (obstacle !== null)
      return table.rejectOrExplain(
        { id: state.match.own.powers[slot].power },
        messages.table.powerObstacles[obstacle],
      )
    table.clearRejectionNote()
    setArmedPower(slot === armedPower ? null : slot)
  }
  return (
    <Context.Provider
      value={{
        ...table,
        tapCard,
        answerFor,
        armedPower,
        canArm: (slot) => powerObstacle(slot) === null,
        tapPower,
      }}
    >
      {children}
    </Context.Provider>
  )
}
