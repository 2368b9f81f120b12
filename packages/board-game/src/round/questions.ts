import { createPromptFactory, LivePrompt, type Seat } from '@slapwise/kernel'
import { ALL_COLOURS, type ColourSet, type KindIndex, NO_COLOURS } from '../model/card-kind.ts'
import type { GameScript, OptionType, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { boardContentsOf, coloursAllowedOn, colourToPlace, legalDirections } from '../table/board-contents.ts'
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
  const { kinds } = table.setup
  const allowed = coloursAllowedOn(boardContentsOf(table))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat))
    addPlacements(placements, table, kind, allowed, colourToPlace(kinds[kind], allowed))
  return placements
}

/** All legal placements of a card of this kind. */
export function legalPlacementsOfKind(table: Table, kind: KindIndex): number[] {
  const allowed = coloursAllowedOn(boardContentsOf(table))
  const placements: number[] = []
  addPlacements(placements, table, kind, allowed, colourToPlace(table.setup.kinds[kind], allowed))
  return placements
}

/** All placements from a hand, ignoring the colour rule. */
export function placementsIgnoringColour(table: Table, seat: Seat): number[] {
  const allowed = coloursAllowedOn(boardContentsOf(table))
  const placements: number[] = []
  for (const kind of kindsInHand(table, seat)) addPlacements(placements, table, kind, allowed, ALL_COLOURS)
  return placements
}

function kindsInHand(table: Table, seat: Seat): KindIndex[] {
  const kinds: KindIndex[] = []
  for (const card of table.hands[seat])
    if (!kinds.includes(kindOf(table, card))) kinds.push(kindOf(table, card))
  return kinds
}

/**
 * Appends the placements of a kind on all spaces that allow one of `colours`. Index loops and one list for all: a turn
 * has about 200 placements.
 */
function addPlacements(
  list: number[],
  { setup }: Table,
  kind: KindIndex,
  allowed: readonly ColourSet[],
  colours: ColourSet,
): void {
  const card = setup.kinds[kind]
  for (let space = 0; space < allowed.length; space++) {
    if ((allowed[space] & colours) === NO_COLOURS) continue
    const directions = legalDirections(setup.street, card, space)
    for (let i = 0; i < directions.length; i++) list.push(encodePlacement(kind, space, directions[i]))
  }
}

/** Asks for space and direction; null if there is no legal placement. */
export function* choosePlacement(
  table: Table,
  seat: Seat,
  question: Question,
  listPlacements: (table: Table, seat: Seat) => readonly number[],
): GameScript<Placement | null> {
  const prompt = new LivePrompt(seat, 'decide', question, 'placement', table, listPlacements)
  if (prompt.choice.options.length === 0) return null
  return decodePlacement((yield prompt) as number)
}
