import {
  explainSpace,
  giftFor,
  groundIn,
  type KindIndex,
  NOWHERE,
  type Placement,
  placement,
  type Question,
  relocation,
  type Setup,
  type Space,
} from '@slapwise/board-game'
import type { Prompt, Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { play } from '../../sense/sound.ts'
import { type AtTable, useAtTable, useOfPrompt, useRemark } from '../../table/at-table.tsx'
import { TableProvider } from '../../table/table-provider.tsx'
import type { TableProps } from '../../table/table-screen.tsx'
import { useSpeech } from '../../words/index.tsx'
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
import { BOARD } from './table-game.ts'
import { type Names, useNamedSetup, useNames } from './use-names.ts'
import { useBoardWords } from './words/index.ts'

/** Something that can be looked up: a card or an event by its id, or what lies on a space. */
export type Thing = { readonly id: string } | { readonly space: Space }

/** What everything on the table shares. */
export interface AtBoardTable extends AtTable {
  readonly state: BoardState
  readonly setup: Setup
  readonly names: Names
  readonly prompt: Prompt<Question> | null
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
  readonly thing: Thing | null
  explain(thing: Thing | null): void
  /** Why what was tapped cannot be done. */
  readonly note: { readonly text: string; readonly thing: Thing } | null
}

const Context = createContext<AtBoardTable | null>(null)

export const useTable = (): AtBoardTable => useContext(Context)!

export function AtBoardTableProvider({
  source,
  state,
  children,
}: Pick<TableProps, 'source' | 'state' | 'children'>) {
  return (
    <TableProvider game={BOARD} source={source} state={state}>
      <OfBoard>{children}</OfBoard>
    </TableProvider>
  )
}

function OfBoard({ children }: { readonly children: ReactNode }) {
  const { company } = useSpeech().words
  const at = useAtTable()
  const state = boardState(at.state)
  const setup = useNamedSetup(state)
  const { own, promptNumber } = state.match
  const prompt = at.sent === null ? own.prompt : null
  const names = useNames(state, setup)
  const [aim, setAim] = useOfPrompt(promptNumber, NO_AIM)
  const [preview, setPreview] = useOfPrompt<Placement | null>(promptNumber, null)
  const [note, setNote] = useRemark<NonNullable<AtBoardTable['note']>>(state)
  const [thing, explain] = useState<Thing | null>(null)
  const { teleports } = state.match.table
  const kind = kindAimed(prompt, aim, own.hand)
  const spaces = useMemo(
    () => litSpaces(prompt, aim, own.hand, teleports),
    [prompt, aim, own.hand, teleports],
  )
  const seats = useMemo(() => litSeats(prompt), [prompt])
  const why = useWhy(state, setup, names)
  const aimed =
    kind !== null && aim.space !== null && aim.direction !== null
      ? { kind, space: aim.space, direction: aim.direction }
      : null

  const take = (next: Aim) => {
    setAim(next)
    setPreview(null)
    setNote(null)
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
    else look({ id: setup.kinds[card].id }, null)
  }

  /** What a tap on something leads to that cannot be taken: why not, or else what it is. */
  const look = (thing: Thing, because: string | null) => {
    const text = state.pause?.isPaused ? company.handsOff : because
    if (text === null) return explain(thing)
    play('nope')
    setNote({ text, thing })
  }

  const tapPlacement = (card: KindIndex, space: Space, isSure: boolean) => {
    const directions = directionsFor(prompt, card, space)
    if (!pointsNowhere(directions)) return take({ ...aim, space, direction: null })
    const here = { kind: card, space, direction: NOWHERE } as const
    if (isSure || aim.space === space) send(here)
    else take({ ...aim, space, direction: NOWHERE })
  }

  const tapSpace = (space: Space, isSure: boolean) => {
    if (!spaces.has(space)) return look({ space }, kind === null ? null : why(kind, space))
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
    state,
    setup,
    names,
    prompt,
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
    thing,
    explain,
    note,
  }
  return <Context.Provider value={table}>{children}</Context.Provider>
}

/** Why a card cannot go on a space; null where the rules have no word about it. */
function useWhy(
  { match }: BoardState,
  setup: Setup,
  names: Names,
): (kind: KindIndex, space: Space) => string | null {
  const words = useBoardWords()
  return (kind, space) => {
    const because = explainSpace(groundIn(setup, match.table), setup.kinds[kind], space)
    return because && words.why(because, names)
  }
}
