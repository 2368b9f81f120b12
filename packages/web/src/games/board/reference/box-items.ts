import { BOARD_NAMES, BOARDS, CARD_KINDS, type CardKind, EVENTS } from '@slapwise/board-game'
import { NUMBERED_TELEPORT } from '@slapwise/board-game/i18n'
import type { EngineTexts } from '../../../kit/reference/reference-item.ts'
import { findRelatedItems } from '../../../kit/reference/related-items.ts'
import { type CardTiming, listTimings } from '../artwork/cards/timing.ts'

export type SectionName = CardKind['colour'] | 'street' | 'events'

/** When something acts: a timing of cards, or the reaction that a card can be thrown in as. */
export type BoxTiming =
  | Exclude<CardTiming, 'thrown-in' | 'in-hand'>
  | `throw-in-${NonNullable<CardKind['thrownInAs']>}`

/** A card, an event or the manhole, as it comes in the box: whatever the engine’s data says about it. */
export interface BoxItem {
  readonly section: SectionName
  readonly texts: EngineTexts
  readonly timings: readonly BoxTiming[]
  /** The number on the die that brings the event. */
  readonly dieNumber: number | null
  readonly handPoints: number
  /** How many there are, by board. */
  readonly copies: readonly { readonly board: (typeof BOARD_NAMES)[number]; readonly count: number }[]
}

const toCardItem = (kind: CardKind): BoxItem => ({
  section: kind.colour,
  texts: kind,
  timings: listTimings(kind).flatMap((timing): BoxTiming[] => {
    if (timing === 'in-hand') return []
    return timing === 'thrown-in' ? [`throw-in-${kind.thrownInAs!}`] : [timing]
  }),
  dieNumber: null,
  handPoints: kind.handPoints,
  copies: BOARD_NAMES.map((board) => ({ board, count: BOARDS[board].cards[kind.id] ?? 0 })),
})

const MANHOLE: BoxItem = {
  section: 'street',
  texts: NUMBERED_TELEPORT,
  timings: ['landed'],
  dieNumber: null,
  handPoints: 0,
  copies: BOARD_NAMES.map((board) => ({ board, count: BOARDS[board].teleports.length })),
}

export const BOX_ITEMS: readonly BoxItem[] = [
  ...CARD_KINDS.map(toCardItem),
  MANHOLE,
  ...EVENTS.map(
    (event, i): BoxItem => ({
      section: 'events',
      texts: event,
      timings: [],
      dieNumber: i + 1,
      handPoints: 0,
      copies: [],
    }),
  ),
]

export const BOX_ITEMS_BY_ID: ReadonlyMap<string, BoxItem> = new Map(
  BOX_ITEMS.map((item) => [item.texts.id, item]),
)

let related: ReadonlyMap<string, readonly string[]> | null = null

/** The ids of the items that each item meets; computed when first needed. */
export const relatedItems = () => (related ??= findRelatedItems(BOX_ITEMS.map(({ texts }) => texts)))
