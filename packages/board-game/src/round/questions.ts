import { LivePrompt, questionsOf, type Seat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { KindIndex } from '../model/kind.ts'
import type { Ask, Question, Things } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { coverable, directionsOn, footings, groundOf, spacesFor } from '../table/ground.ts'
import { type Placement, placement, placementIn } from '../table/placement.ts'
import { kindOf } from '../table/verbs.ts'

export const { oneOf, acknowledge } = questionsOf<Question, Things>()

/** One of the options, null if there are none. One alone is not asked for: all of them lie open. */
export function* chooseOpenly(
  seat: Seat,
  question: Question,
  of: Things,
  options: readonly number[],
): Ask<number | null> {
  if (options.length < 2) return options[0] ?? null
  return (yield oneOf(seat, question, of, options)) as number
}

/** Anybody’s token, for an event: no attack. */
export function* nameToken(table: Table, seat: Seat, tokens: readonly Seat[], event: string): Ask<Seat> {
  const token = (yield* chooseOpenly(seat, { ask: 'token', source: event }, 'seat', tokens))!
  table.facts?.push({ news: { kind: 'named', seat, token, source: event } })
  return token
}

/** All that can be placed from a hand, by the rules of colours. */
export function placementsOf(table: Table, seat: Seat): number[] {
  const on = footings(groundOf(table))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat))
    addPlacements(placements, table, kind, spacesFor(table.setup.kinds[kind], on))
  return placements
}

/** All that can be done with a card of this kind. */
export function placementsFor(table: Table, kind: KindIndex): number[] {
  const placements: number[] = []
  const spaces = spacesFor(table.setup.kinds[kind], footings(groundOf(table)))
  addPlacements(placements, table, kind, spaces)
  return placements
}

/** All that can be placed from a hand where colours do not matter. */
export function placementsAnywhere(table: Table, seat: Seat): number[] {
  const spaces = coverable(footings(groundOf(table)))
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
    const directions = directionsOn(setup.street, setup.kinds[kind], spaces[i])
    for (let j = 0; j < directions.length; j++) list.push(placement(kind, spaces[i], directions[j]))
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
): Ask<Placement | null> {
  if (options().length === 0) return null
  const answer = yield new LivePrompt(seat, 'decide', question, 'placement', options)
  return placementIn(answer as number)
}
