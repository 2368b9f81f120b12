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
import { useOfPrompt } from '../../../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import {
  type Aim,
  directionsFor,
  kindAimed,
  kindsIn,
  litSeats,
  litSpaces,
  NO_AIM,
  pointsNowhere,
} from './aim.ts'
import { type BoardState, boardState } from './state.ts'
import { type Names, useNamedSetup, useNames } from './use-names.ts'

/** Something that can be looked up: a card or an event by its id, or what lies on a space. */
export type Thing = { readonly id: string } | { readonly space: Space }

/** The context of everything on this table. */
export interface BoardTableContext extends GameTable<BoardState, Names, Thing> {
  readonly aim: Aim
  /** The card that is being placed. */
  readonly kind: KindIndex | null
  /** What a tap would take now. */
  readonly spaces: ReadonlySet<Space>
  readonly seats: ReadonlySet<Seat>
  /** What would be placed if whoever points at it went on. */
  readonly preview: Placement | null
  setPreview(placement: Placement | null): void
  tapCard(place: number): void
  /** `isSure`: it is carried out if nothing is missing; otherwise it is only shown. */
  tapSpace(space: Space, isSure: boolean): void
  tapWay(direction: Placement['direction'], isSure: boolean): void
  tapSeat(seat: Seat): void
  giveSteps(steps: number): void
  /** Carries out what is aimed at. */
  readonly aimed: Placement | null
  placeIt(): void
}

const Context = createContext<BoardTableContext | null>(null)

export const useTable = (): BoardTableContext => useContext(Context)!

export function AtBoardTable({ children }: { readonly children: ReactNode }) {
  const at = useGameTable<BoardState, Names, Thing>({ read: boardState, useNamedSetup, useNames })
  const { state, setup, prompt } = at
  const { own, promptNumber } = state.match
  const [aim, setAim] = useOfPrompt(promptNumber, NO_AIM)
  const [preview, setPreview] = useOfPrompt<Placement | null>(promptNumber, null)
  const { teleports } = state.match.table
  const kind = kindAimed(prompt, aim, own.hand)
  const spaces = useMemo(
    () => litSpaces(prompt, aim, own.hand, teleports),
    [prompt, aim, own.hand, teleports],
  )
  const seats = useMemo(() => litSeats(prompt), [prompt])
  const why = useWhy(at)
  const aimed =
    kind !== null && aim.space !== null && aim.direction !== null
      ? { kind, space: aim.space, direction: aim.direction }
      : null

  const take = (next: Aim) => {
    setAim(next)
    setPreview(null)
    at.forgetNote()
  }
  const send = ({ kind, space, direction }: Placement) => at.send(placement(kind, space, direction))

  const tapCard = (place: number) => {
    const card = own.hand[place]
    if (kindsIn(prompt).has(card)) take({ ...NO_AIM, card: aim.card === place ? null : place })
    else if (
      prompt?.choice.of === 'card' &&
      prompt.question.ask !== 'market' &&
      prompt.choice.options.includes(card)
    )
      at.choose(card)
    else at.look({ id: setup.kinds[card].id }, null)
  }

  const tapPlacement = (card: KindIndex, space: Space, isSure: boolean) => {
    const directions = directionsFor(prompt, card, space)
    if (!pointsNowhere(directions)) return take({ ...aim, space, direction: null })
    const here = { kind: card, space, direction: NOWHERE } as const
    if (isSure || aim.space === space) send(here)
    else take({ ...aim, space, direction: NOWHERE })
  }

  const tapSpace = (space: Space, isSure: boolean) => {
    if (!spaces.has(space)) return at.look({ space }, kind === null ? null : why(kind, space))
    if (prompt!.choice.of === 'space') at.choose(space)
    else if (prompt!.choice.of === 'placement') tapPlacement(kind!, space, isSure)
    else if (aim.manhole === null) take({ ...NO_AIM, manhole: teleports.indexOf(space) })
    else at.choose(relocation(aim.manhole, space))
  }

  const tapWay = (direction: Placement['direction'], isSure: boolean) => {
    if (kind === null || aim.space === null) return
    if (isSure || aim.direction === direction) send({ kind, space: aim.space, direction })
    else take({ ...aim, direction })
  }

  const tapSeat = (seat: Seat) => {
    if (prompt?.choice.of === 'gift') take({ ...NO_AIM, seat })
    else at.choose(seat)
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
    giveSteps: (steps: number) => aim.seat !== null && at.choose(giftFor(aim.seat, steps)),
    aimed,
    placeIt: () => aimed && send(aimed),
  }
  return <Context.Provider value={table}>{children}</Context.Provider>
}

/** Why a card cannot go on a space; null where the rules have no word about it. */
function useWhy({
  state,
  setup,
  names,
}: GameTable<BoardState, Names, Thing>): (kind: KindIndex, space: Space) => string | null {
  const words = useBoardWords()
  return (kind, space) => {
    const because = explainSpace(groundIn(setup, state.match.table), setup.kinds[kind], space)
    return because && words.why(because, names)
  }
}
