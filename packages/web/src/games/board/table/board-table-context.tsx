import {
  explainSpace,
  giftFor,
  groundIn,
  type KindIndex,
  NOWHERE,
  type Placement,
  placement,
  relocation,
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

/** Something that can be looked up: a card or an event by its id, or what lies on a space. */
export type ReferenceTopic = { readonly id: string } | { readonly space: Space }

/** The context of everything on this table. */
export interface BoardTableContext extends GameTable<BoardState, BoardNames, ReferenceTopic> {
  readonly selection: TapSelection
  /** The card that is being placed. */
  readonly selectedKind: KindIndex | null
  /** What a tap would take now. */
  readonly selectableSpaces: ReadonlySet<Space>
  readonly selectableSeats: ReadonlySet<Seat>
  /** What would be placed if whoever points at it went on. */
  readonly preview: Placement | null
  setPreview(placement: Placement | null): void
  tapCard(place: number): void
  /** `isSure`: it is carried out if nothing is missing; otherwise it is only shown. */
  tapSpace(space: Space, isSure: boolean): void
  tapDirection(direction: Placement['direction'], isSure: boolean): void
  tapSeat(seat: Seat): void
  giveSteps(steps: number): void
  /** Carries out what is aimed at. */
  readonly selectedPlacement: Placement | null
  confirmPlacement(): void
}

const Context = createContext<BoardTableContext | null>(null)

export const useBoardTable = (): BoardTableContext => useContext(Context)!

export function BoardTableProvider({ children }: { readonly children: ReactNode }) {
  const at = useGameTable<BoardState, BoardNames, ReferenceTopic>({
    readState: readBoardState,
    useNamedSetup,
    useNames,
  })
  const { state, setup, prompt } = at
  const { own, promptNumber } = state.match
  const [aim, setAim] = usePromptState(promptNumber, EMPTY_SELECTION)
  const [preview, setPreview] = usePromptState<Placement | null>(promptNumber, null)
  const { teleports } = state.match.table
  const kind = getSelectedKind(prompt, aim, own.hand)
  const spaces = useMemo(
    () => getSelectableSpaces(prompt, aim, own.hand, teleports),
    [prompt, aim, own.hand, teleports],
  )
  const seats = useMemo(() => getSelectableSeats(prompt), [prompt])
  const why = useIllegalReason(at)
  const aimed =
    kind !== null && aim.space !== null && aim.direction !== null
      ? { kind, space: aim.space, direction: aim.direction }
      : null

  const take = (next: TapSelection) => {
    setAim(next)
    setPreview(null)
    at.clearRejectionNote()
  }
  const send = ({ kind, space, direction }: Placement) => at.sendAnswer(placement(kind, space, direction))

  const tapCard = (place: number) => {
    const card = own.hand[place]
    if (listPlaceableKinds(prompt).has(card))
      take({ ...EMPTY_SELECTION, handIndex: aim.handIndex === place ? null : place })
    else if (
      prompt?.choice.of === 'card' &&
      prompt.question.ask !== 'market' &&
      prompt.choice.options.includes(card)
    )
      at.chooseOption(card)
    else at.rejectOrExplain({ id: setup.kinds[card].id }, null)
  }

  const tapPlacement = (card: KindIndex, space: Space, isSure: boolean) => {
    const directions = listDirections(prompt, card, space)
    if (!hasNoDirection(directions)) return take({ ...aim, space, direction: null })
    const here = { kind: card, space, direction: NOWHERE } as const
    if (isSure || aim.space === space) send(here)
    else take({ ...aim, space, direction: NOWHERE })
  }

  const tapSpace = (space: Space, isSure: boolean) => {
    if (!spaces.has(space)) return at.rejectOrExplain({ space }, kind === null ? null : why(kind, space))
    if (prompt!.choice.of === 'space') at.chooseOption(space)
    else if (prompt!.choice.of === 'placement') tapPlacement(kind!, space, isSure)
    else if (aim.manhole === null) take({ ...EMPTY_SELECTION, manhole: teleports.indexOf(space) })
    else at.chooseOption(relocation(aim.manhole, space))
  }

  const tapWay = (direction: Placement['direction'], isSure: boolean) => {
    if (kind === null || aim.space === null) return
    if (isSure || aim.direction === direction) send({ kind, space: aim.space, direction })
    else take({ ...aim, direction })
  }

  const tapSeat = (seat: Seat) => {
    if (prompt?.choice.of === 'gift') take({ ...EMPTY_SELECTION, seat })
    else at.chooseOption(seat)
  }

  const table = {
    ...at,
    aim,
    kind,
    spaces,
    seats,
    preview,
    setPreview,
    tapCard,
    tapSpace,
    tapWay,
    tapSeat,
    giveSteps: (steps: number) => aim.seat !== null && at.chooseOption(giftFor(aim.seat, steps)),
    aimed,
    placeIt: () => aimed && send(aimed),
  }
  return <Context.Provider value={table}>{children}</Context.Provider>
}

/** Why a card cannot go on a space; null where the rules have no word about it. */
function useIllegalReason({
  state,
  setup,
  names,
}: GameTable<BoardState, BoardNames, ReferenceTopic>): (kind: KindIndex, space: Space) => string | null {
  const words = useBoardMessages()
  return (kind, space) => {
    const because = explainSpace(groundIn(setup, state.match.table), setup.kinds[kind], space)
    return because && words.formatIllegalPlay(because, names)
  }
}
