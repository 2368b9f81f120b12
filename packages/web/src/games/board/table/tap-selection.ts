import {
  type Direction,
  decodeGift,
  decodePlacement,
  decodeRelocation,
  type KindIndex,
  NOWHERE,
  type OptionType,
  type Placement,
  type Question,
  type Space,
} from '@slapwise/board-game'
import type { Prompt, Seat } from '@slapwise/kernel'

export type OpenPrompt = Prompt<Question> | null

/** The parts of an answer that have been tapped so far. */
export interface TapSelection {
  /** Index of a card in the hand. */
  readonly handIndex: number | null
  readonly space: Space | null
  readonly direction: Direction | null
  readonly seat: Seat | null
  /** Index of a manhole, from 0. */
  readonly manhole: number | null
}

export const EMPTY_SELECTION: TapSelection = {
  handIndex: null,
  space: null,
  direction: null,
  seat: null,
  manhole: null,
}

const optionTypeOf = (prompt: OpenPrompt): OptionType | null =>
  prompt ? (prompt.choice.of as OptionType) : null

/** All legal placements. */
export function listPlacements(prompt: OpenPrompt): readonly Placement[] {
  if (!prompt || optionTypeOf(prompt) !== 'placement') return []
  const known = placements.get(prompt) ?? prompt.choice.options.map(decodePlacement)
  placements.set(prompt, known)
  return known
}

const placements = new WeakMap<object, readonly Placement[]>()

/** The card kinds with a legal placement. */
export const listPlaceableKinds = (prompt: OpenPrompt): ReadonlySet<KindIndex> =>
  new Set(listPlacements(prompt).map(({ kind }) => kind))

/** The kind of the card that is being placed: the tapped one, or the only one that can be placed. */
export function getSelectedKind(
  prompt: OpenPrompt,
  { handIndex }: TapSelection,
  hand: readonly KindIndex[],
): KindIndex | null {
  const kinds = listPlaceableKinds(prompt)
  if (handIndex !== null) return hand[handIndex] ?? null
  const [only] = kinds
  return kinds.size === 1 ? only : null
}

/** The spaces that can be tapped now. */
export function getSelectableSpaces(
  prompt: OpenPrompt,
  selection: TapSelection,
  hand: readonly KindIndex[],
  teleports: readonly Space[],
): ReadonlySet<Space> {
  switch (optionTypeOf(prompt)) {
    case 'placement': {
      const kind = getSelectedKind(prompt, selection, hand)
      return new Set(listPlacements(prompt).flatMap((one) => (one.kind === kind ? [one.space] : [])))
    }
    case 'space':
      return new Set(prompt!.choice.options)
    case 'relocation': {
      const moves = prompt!.choice.options.map(decodeRelocation)
      if (selection.manhole === null) return new Set(moves.map(({ number }) => teleports[number]))
      return new Set(moves.flatMap(({ number, to }) => (number === selection.manhole ? [to] : [])))
    }
    default:
      return NONE
  }
}

/** The players whose tokens can be tapped now. */
export function getSelectableSeats(prompt: OpenPrompt): ReadonlySet<Seat> {
  switch (optionTypeOf(prompt)) {
    case 'seat':
      return new Set(prompt!.choice.options)
    case 'gift':
      return new Set(prompt!.choice.options.map((option) => decodeGift(option).seat))
    default:
      return NONE
  }
}

const NONE: ReadonlySet<number> = new Set()

/** The legal directions of a card on a space. */
export const listDirections = (prompt: OpenPrompt, kind: KindIndex, space: Space): readonly Direction[] =>
  listPlacements(prompt).flatMap((one) => (one.kind === kind && one.space === space ? [one.direction] : []))

export const hasNoDirection = (directions: readonly Direction[]): boolean =>
  directions.length === 1 && directions[0] === NOWHERE
