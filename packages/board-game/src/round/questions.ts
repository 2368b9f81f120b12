import { createPromptFactory, LivePrompt, type Seat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { KindIndex } from '../model/card-kind.ts'
import type { GameScript, OptionType, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import {
  boardContentsOf,
  coverableSpaces,
  legalDirections,
  legalSpacesFor,
  spaceContentsOf,
} from '../table/board-contents.ts'
import { decodePlacement, encodePlacement, type Placement } from '../table/placement.ts'
import { kindOf } from '../table/verbs.ts'

export const { oneOf, acknowledge } = createPromptFactory<Question, OptionType>()

/**
 * Asks for one of the options; null if there are none. A single option is taken without asking, since all of them are
 * public.
 */
export function* chooseIfSeveral(
  seat: Seat,
  question: Question,
  of: OptionType,
  options: readonly number[],
): GameScript<number | null> {
  if (options.length < 2) return options[0] ?? null
  return (yield oneOf(seat, question, of, options)) as number
}

/** Asks for any player’s token for an event. It is not an attack. */
export function* askForToken(
  table: Table,
  seat: Seat,
  tokens: readonly Seat[],
  event: string,
): GameScript<Seat> {
  const token = (yield* chooseIfSeveral(seat, { ask: 'token', source: event }, 'seat', tokens))!
  table.facts?.push({ publicPart: { kind: 'named', seat, token, source: event } })
  return token
}

/** All placements from a hand that the colour rule allows. */
export function legalPlacements(table: Table, seat: Seat): number[] {
  const on = spaceContentsOf(boardContentsOf(table))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat))
    addPlacements(placements, table, kind, legalSpacesFor(table.setup.kinds[kind], on))
  return placements
}

/** All legal placements of a card of this kind. */
export function legalPlacementsOfKind(table: Table, kind: KindIndex): number[] {
  const placements: number[] = []
  const spaces = legalSpacesFor(table.setup.kinds[kind], spaceContentsOf(boardContentsOf(table)))
  addPlacements(placements, table, kind, spaces)
  return placements
}

/** All placements from a hand, ignoring the colour rule. */
export function placementsIgnoringColour(table: Table, seat: Seat): number[] {
  const spaces = coverableSpaces(spaceContentsOf(boardContentsOf(table)))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat)) addPlacements(placements, table, kind, spaces)
  return placements
}

function kindsInHand(table: Table, seat: Seat): KindIndex[] {
  const kinds: KindIndex[] = []
  for (const card of table.hands[seat])
    if (!kinds.includes(kindOf(table, card))) kinds.push(kindOf(table, card))
  return kinds
}

/** Appends to one list with index loops: this runs before every turn, for about 200 placements. */
function addPlacements(list: number[], { setup }: Table, kind: KindIndex, spaces: readonly Space[]): void {
  for (let i = 0; i < spaces.length; i++) {
    const directions = legalDirections(setup.street, setup.kinds[kind], spaces[i])
    for (let j = 0; j < directions.length; j++) list.push(encodePlacement(kind, spaces[i], directions[j]))
  }
}

/**
 * Asks for space and direction; null if there is no legal placement. The options are computed on access, since
 * determinization replaces the hand.
 */
export function* choosePlacement(
  seat: Seat,
  question: Question,
  options: () => readonly number[],
): GameScript<Placement | null> {
  if (options().length === 0) return null
  const answer = yield new LivePrompt(seat, 'decide', question, 'placement', options)
  return decodePlacement(answer as number)
}
