import {
  boardContentsInView,
  checkSpace,
  encodeGift,
  encodePlacement,
  encodeRelocation,
  type KindIndex,
  NOWHERE,
  type Placement,
  type Space,
} from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type GameTable, useGameTable } from '../../../kit/game-table.ts'
import { usePromptState } from '../../../table/table-context.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { type BoardState, readBoardState } from './state.ts'
import {
  EMPTY_SELECTION,
  getSelectableSeats,
  getSelectableSpaces,
  getSelectedKind,
  hasNoDirection,
  listDirections,
  listPlaceableKinds,
  type TapSelection,
} from './tap-selection.ts'
import { type BoardNames, useNamedSetup, useNames } from './use-names.ts'

/** A topic of the reference: a card or an event by its id, or a space. */
export type ReferenceTopic = { readonly id: string } | { readonly space: Space }

/** The state and actions of the table. */
export interface BoardTableContext extends GameTable<BoardState, BoardNames, ReferenceTopic> {
  readonly selection: TapSelection
  /** The kind of the card that is being placed. */
  readonly selectedKind: KindIndex | null
  /** The spaces and seats that can be tapped now. */
  readonly selectableSpaces: ReadonlySet<Space>
  readonly selectableSeats: ReadonlySet<Seat>
  /** The placement under the pointer or focus. */
  readonly preview: Placement | null
  setPreview(placement: Placement | null): void
  /** The seat or space that is selected, or under the pointer or focus, if the question asks for one. */
  readonly previewedOption: number | null
  setPointedOption(option: number | null): void
  tapCard(place: number): void
  /** With `isSure` a complete answer is sent; otherwise it is only selected. */
  tapSpace(space: Space, isSure: boolean): void
  tapDirection(direction: Placement['direction'], isSure: boolean): void
  tapSeat(seat: Seat, isSure: boolean): void
  giveSteps(steps: number): void
  /** The complete placement, not sent yet. */
  readonly selectedPlacement: Placement | null
  /** Sends the selected answer; null if it is not complete. */
  readonly confirmSelection: (() => void) | null
}

const Context = createContext<BoardTableContext | null>(null)

export const useBoardTable = (): BoardTableContext => useContext(Context)!

export function BoardTableProvider({ children }: { readonly children: ReactNode }) {
  const table = useGameTable<BoardState, BoardNames, ReferenceTopic>({
    readState: readBoardState,
    useNamedSetup,
    useNames,
  })
  const { state, setup, prompt } = table
  const { own, promptNumber } = state.match
  const [selection, setSelection] = usePromptState(promptNumber, EMPTY_SELECTION)
  const [preview, setPreview] = usePromptState<Placement | null>(promptNumber, null)
  const [pointedOption, setPointedOption] = usePromptState<number | null>(promptNumber, null)
  const { teleports } = state.match.table
  const selectedKind = getSelectedKind(prompt, selection, own.hand)
  const selectableSpaces = useMemo(
    () => getSelectableSpaces(prompt, selection, own.hand, teleports),
    [prompt, selection, own.hand, teleports],
  )
  const selectableSeats = useMemo(() => getSelectableSeats(prompt), [prompt])
  const reason = useIllegalReason(table)
  const selectedPlacement =
    selectedKind !== null && selection.space !== null && selection.direction !== null
      ? { kind: selectedKind, space: selection.space, direction: selection.direction }
      : null

  const take = (next: TapSelection) => {
    setSelection(next)
    setPreview(null)
    table.clearRejectionNote()
  }
  const send = ({ kind, space, direction }: Placement) => {
    focusPromptBar()
    table.sendAnswer(encodePlacement(kind, space, direction))
  }
  const choose = (option: number) => {
    focusPromptBar()
    table.chooseOption(option)
  }

  const tapCard = (place: number) => {
    const card = own.hand[place]
    if (listPlaceableKinds(prompt).has(card))
      take({ ...EMPTY_SELECTION, handIndex: selection.handIndex === place ? null : place })
    else if (
      prompt?.choice.of === 'card' &&
      prompt.question.ask !== 'market' &&
      prompt.choice.options.includes(card)
    )
      table.chooseOption(card)
    else table.rejectOrExplain({ id: setup.kinds[card].id }, null)
  }

  const tapPlacement = (card: KindIndex, space: Space, isSure: boolean) => {
    const directions = listDirections(prompt, card, space)
    if (!hasNoDirection(directions)) return take({ ...selection, space, direction: null })
    const target = { kind: card, space, direction: NOWHERE } as const
    if (isSure || selection.space === space) send(target)
    else take({ ...selection, space, direction: NOWHERE })
  }

  const tapSpace = (space: Space, isSure: boolean) => {
    if (!selectableSpaces.has(space))
      return table.rejectOrExplain({ space }, selectedKind === null ? null : reason(selectedKind, space))
    if (prompt!.choice.of === 'space') {
      if (isSure || selection.space === space) choose(space)
      else take({ ...EMPTY_SELECTION, space })
    } else if (prompt!.choice.of === 'placement') tapPlacement(selectedKind!, space, isSure)
    else if (selection.manhole === null) take({ ...EMPTY_SELECTION, manhole: teleports.indexOf(space) })
    else choose(encodeRelocation(selection.manhole, space))
  }

  const tapDirection = (direction: Placement['direction'], isSure: boolean) => {
    if (selectedKind === null || selection.space === null) return
    if (isSure || selection.direction === direction)
      send({ kind: selectedKind, space: selection.space, direction })
    else take({ ...selection, direction })
  }

  const tapSeat = (seat: Seat, isSure: boolean) => {
    if (prompt?.choice.of !== 'gift' && (isSure || selection.seat === seat)) choose(seat)
    else take({ ...EMPTY_SELECTION, seat })
  }

  const selectedOption =
    prompt?.choice.of === 'space' ? selection.space : prompt?.choice.of === 'seat' ? selection.seat : null
  const confirmSelection = selectedPlacement
    ? () => send(selectedPlacement)
    : selectedOption !== null
      ? () => choose(selectedOption)
      : null
  const context = {
    ...table,
    selection,
    selectedKind,
    selectableSpaces,
    selectableSeats,
    preview,
    setPreview,
    previewedOption: pointedOption ?? selectedOption ?? selection.seat,
    setPointedOption,
    tapCard,
    tapSpace,
    tapDirection,
    tapSeat,
    giveSteps: (steps: number) =>
      selection.seat !== null && table.chooseOption(encodeGift(selection.seat, steps)),
    selectedPlacement,
    confirmSelection,
  }
  return <Context.Provider value={context}>{children}</Context.Provider>
}

/** After an answer on the street the focus moves to the next question, where Enter and Space roll the die. */
function focusPromptBar(): void {
  if (document.activeElement?.matches('.space, .board-seat *'))
    document.querySelector<HTMLElement>('.prompt-bar')?.focus()
}

/** Returns the reason why a card cannot go on a space; null if it can. */
function useIllegalReason({
  state,
  setup,
  names,
}: GameTable<BoardState, BoardNames, ReferenceTopic>): (kind: KindIndex, space: Space) => string | null {
  const messages = useBoardMessages()
  return (kind, space) => {
    const because = checkSpace(boardContentsInView(setup, state.match.table), setup.kinds[kind], space)
    return because && messages.formatIllegalPlay(because, names)
  }
}
