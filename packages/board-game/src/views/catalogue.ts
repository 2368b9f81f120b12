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

/** The encoding of options, by `Choice.of`. Cards are named by their kind, never by id. */
const OPTION_FIELDS: Readonly<Record<OptionType, readonly EncodedField[]>> = {
  placement: PLACEMENT_FIELDS,
  gift: GIFT_FIELDS,
  relocation: RELOCATION_FIELDS,
  card: plainField('kind', 'kinds'),
  seat: plainField('seat'),
  space: plainField('space', 'board.spaces'),
  word: [],
}

/** All data that a client needs to decode the numbers in views, questions and facts of a match. */
export const buildCatalogue = ({ kinds, kindOfCard, events, street, limit, settings }: Setup) => ({
  players: settings.players,
  limit,
  /** Indexed by kind, as in hands, on the board, in facts and in options. */
  kinds: kinds.map((kind, index) => ({
    ...pickTexts(kind),
    colour: kind.colour,
    pointing: kind.pointing,
    handPoints: kind.handPoints,
    copies: kindOfCard.filter((other) => other === index).length,
  })),
  /** Indexed by the value of the twenty-sided die, minus one. Facts and views name events by id. */
  events: events.map(pickTexts),
  /** Indexed by direction number. */
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
  /** The last space; 0 is the start. A token on space n costs n minus points at the end of the round. */
  end,
  columns,
  rows,
  /** Indexed by space: column from the left, row from the bottom, and the directions that lead on. */
  spaces: cells.map(({ column, row }, space) => ({
    column,
    row,
    directions: directionsFrom[space],
    up: spaceBehindWall[UP][space] ?? null,
    down: spaceBehindWall[DOWN][space] ?? null,
  })),
  /** Pairs of spaces with a wall between them, the lower one first. Cards that point up or down lead through it. */
  walls: cells.flatMap((_, lower) => {
    const upper = spaceBehindWall[UP][lower]
    return upper === undefined ? [] : [[lower, upper]]
  }),
  /** The initial spaces of the numbered teleports, beginning with number 1; `table.teleports` has the current ones. */
  teleports: teleports.slice(0, LAST_TELEPORT),
})
