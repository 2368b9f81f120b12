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

/** One of the options, null if there are none. One alone is not asked for: all of them lie open. */
export function* chooseIfSeveral(
  seat: Seat,
  question: Question,
  of: OptionType,
  options: readonly number[],
): GameScript<number | null> {
  if (options.length < 2) return options[0] ?? null
  return (yield oneOf(seat, question, of, options)) as number
}

/** Anybody’s token, for an event: no attack. */
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

/** All that can be placed from a hand, by the rules of colours. */
export function legalPlacements(table: Table, seat: Seat): number[] {
  const on = spaceContentsOf(boardContentsOf(table))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat))
    addPlacements(placements, table, kind, legalSpacesFor(table.setup.kinds[kind], on))
  return placements
}

/** All that can be done with a card of this kind. */
export function legalPlacementsOfKind(table: Table, kind: KindIndex): number[] {
  const placements: number[] = []
  const spaces = legalSpacesFor(table.setup.kinds[kind], spaceContentsOf(boardContentsOf(table)))
  addPlacements(placements, table, kind, spaces)
  return placements
}

/** All that can be placed from a hand where colours do not matter. */
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

/** By index and into one list: it is done before every turn, with some two hundred placements. */
function addPlacements(list: number[], { setup }: Table, kind: KindIndex, spaces: readonly Space[]): void {
  for (let i = 0; i < spaces.length; i++) {
    const directions = legalDirections(setup.street, setup.kinds[kind], spaces[i])
    for (let j = 0; j < directions.length; j++) list.push(encodePlacement(kind, spaces[i], directions[j]))
  }
}

/**
 * Where, and which way. Null if there is no room for it anywhere. The options are read off the table whenever they are
 * looked at: others may imagine another hand.
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
