import { type EncodedField, type LocalizedText, OK, PASS, plainField } from '@slapwise/kernel'
import { DIRECTION_NAMES, DOWN, LAST_TELEPORT, type Street, UP } from '../model/board.ts'
import type { OptionType } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import { GIFT_FIELDS } from '../table/gift.ts'
import { PLACED_CARD_FIELDS } from '../table/placed-card.ts'
import { PLACEMENT_FIELDS } from '../table/placement.ts'
import { RELOCATION_FIELDS } from '../table/relocation.ts'

interface Described {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
}

const pickTexts = ({ id, name, text }: Described) => ({ id, name, text })

/** By the `of` of a choice: cards are named by their kind, never by an id. */
const OPTION_FIELDS: Readonly<Record<OptionType, readonly EncodedField[]>> = {
  placement: PLACEMENT_FIELDS,
  gift: GIFT_FIELDS,
  relocation: RELOCATION_FIELDS,
  card: plainField('kind', 'kinds'),
  seat: plainField('seat'),
  space: plainField('space', 'board.spaces'),
  word: [],
}

/** Everything that a client needs to read the numbers in views, questions and facts, with certain settings. */
export const buildCatalogue = ({ kinds, kindOfCard, events, street, limit, settings }: Setup) => ({
  players: settings.players,
  /** Points at which the match ends. */
  limit,
  /** By index: how cards are named in hands, on the board, in facts and in options. */
  kinds: kinds.map((kind, index) => ({
    ...pickTexts(kind),
    colour: kind.colour,
    pointing: kind.pointing,
    handPoints: kind.handPoints,
    copies: kindOfCard.filter((other) => other === index).length,
  })),
  /** By what the twenty-sided die shows, less one; facts and views name an event by its id. */
  events: events.map(pickTexts),
  /** By number: how a card points. */
  directions: DIRECTION_NAMES,
  board: describeBoard(street),
  answers: { PASS, OK },
  encodings: { options: OPTION_FIELDS, placedCard: PLACED_CARD_FIELDS },
})

const describeBoard = ({
  end,
  columns,
  rows,
  cells,
  directionsFrom,
  spaceBehindWall,
  teleports,
}: Street) => ({
  /** The last space; 0 is the start. A token on space n costs its player n minus points when the round ends. */
  end,
  columns,
  rows,
  /** By number: where a space is printed, from the left and from below, and which ways lead on from it. */
  spaces: cells.map(({ column, row }, space) => ({
    column,
    row,
    directions: directionsFrom[space],
    up: spaceBehindWall[UP][space] ?? null,
    down: spaceBehindWall[DOWN][space] ?? null,
  })),
  /** Pairs of spaces with a wall between them, the lower one first; cards that point up or down lead through it. */
  walls: cells.flatMap((_, lower) => {
    const upper = spaceBehindWall[UP][lower]
    return upper === undefined ? [] : [[lower, upper]]
  }),
  /** Where the numbered teleports are at the start, the first one of die value 1; `table.teleports` has them now. */
  teleports: teleports.slice(0, LAST_TELEPORT),
})
