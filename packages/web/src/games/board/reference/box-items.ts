import { BOARD_NAMES, BOARDS, type BoardFile, CARD_KINDS, type CardKind, EVENTS } from '@slapwise/board-game'
import { BOARD_PARTS, type BoardPart } from '@slapwise/board-game/i18n'
import type { EngineTexts } from '../../../kit/reference/reference-item.ts'
import { findRelatedItems } from '../../../kit/reference/related-items.ts'
import { type CardTiming, listTimings } from '../artwork/cards/timing.ts'

type BoardName = (typeof BOARD_NAMES)[number]
export type SectionName = CardKind['colour'] | 'street' | 'events'

/** When something acts: a timing of cards, or the reaction that a card can be thrown in as. */
export type BoxTiming =
  | Exclude<CardTiming, 'thrown-in' | 'in-hand'>
  | `throw-in-${NonNullable<CardKind['thrownInAs']>}`
  | 'round-start'
  | 'round-end'
  | 'pushed'
  | 'moved'
  | 'small-die'
  | 'big-die'

/** A card, an event or a part of the board, as it comes in the box: whatever the engine’s data says about it. */
export interface BoxItem {
  readonly section: SectionName
  readonly texts: EngineTexts
  readonly timings: readonly BoxTiming[]
  /** The number on the die that brings the event. */
  readonly dieNumber: number | null
  /** Minus points: a number for a card that is held, or the number of the space for a token that stands on it. */
  readonly points: number | 'space'
  /** How many there are, by board; empty if the board does not decide it. */
  readonly copies: readonly { readonly board: BoardName; readonly count: number }[]
}

const countByBoard = (count: (board: BoardFile) => number): BoxItem['copies'] =>
  BOARD_NAMES.map((board) => ({ board, count: count(BOARDS[board]) }))

const toCardItem = (kind: CardKind): BoxItem => ({
  section: kind.colour,
  texts: kind,
  timings: listTimings(kind).flatMap((timing): BoxTiming[] => {
    if (timing === 'in-hand') return []
    return timing === 'thrown-in' ? [`throw-in-${kind.thrownInAs!}`] : [timing]
  }),
  dieNumber: null,
  points: kind.handPoints,
  copies: countByBoard(({ cards }) => cards[kind.id] ?? 0),
})

/** Facts about a part from the data of the boards, by its id. */
const PART_DATA: Readonly<Record<string, Pick<BoxItem, 'timings' | 'points' | 'copies'>>> = {
  start: { timings: ['round-start'], points: 0, copies: countByBoard(() => 1) },
  space: {
    timings: ['round-end'],
    points: 'space',
    copies: countByBoard(({ rows }) => rows.flat().filter((space) => space > 0).length),
  },
  'numbered-teleport': {
    timings: ['landed'],
    points: 'space',
    copies: countByBoard(({ teleports }) => teleports.length),
  },
  wall: { timings: ['pushed'], points: 0, copies: countByBoard(({ walls }) => walls.length) },
  skull: { timings: ['round-end'], points: 'space', copies: countByBoard(() => 1) },
  token: { timings: ['moved'], points: 'space', copies: [] },
  'small-die': { timings: ['small-die'], points: 0, copies: [] },
  'big-die': { timings: ['big-die'], points: 0, copies: [] },
}

const toPartItem = (part: BoardPart): BoxItem => ({
  section: 'street',
  texts: part,
  dieNumber: null,
  ...PART_DATA[part.id],
})

export const BOX_ITEMS: readonly BoxItem[] = [
  ...CARD_KINDS.map(toCardItem),
  ...BOARD_PARTS.map(toPartItem),
  ...EVENTS.map(
    (event, i): BoxItem => ({
      section: 'events',
      texts: event,
      timings: [],
      dieNumber: i + 1,
      points: 0,
      copies: [],
    }),
  ),
]

export const BOX_ITEMS_BY_ID: ReadonlyMap<string, BoxItem> = new Map(
  BOX_ITEMS.map((item) => [item.texts.id, item]),
)

/** How texts mention parts. Tokens, spaces and the start would be related to nearly everything. */
const MENTIONED_PARTS = { manhole: 'numbered-teleport', skull: 'skull', wall: 'wall', 'big die': 'big-die' }

let related: ReadonlyMap<string, readonly string[]> | null = null

/** The ids of the items that each item meets; computed when first needed. */
export const relatedItems = () =>
  (related ??= findRelatedItems(
    BOX_ITEMS.map(({ texts }) => texts),
    MENTIONED_PARTS,
  ))
