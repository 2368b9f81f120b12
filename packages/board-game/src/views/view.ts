import {
  type BaseOwnView,
  type BasePublicView,
  type Seat,
  toOwnPrompt,
  toPublicPrompts,
} from '@slapwise/kernel'
import type { BoardPosition } from '../board-rules.ts'
import type { Space } from '../model/board.ts'
import type { KindIndex } from '../model/card-kind.ts'
import type { Question } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import type { Phase, PlacedCard, RolledDie, SpentSpace, Table } from '../model/table.ts'
import { listSpentSpaces } from '../round/movement.ts'
import type { BoardContents } from '../table/board-contents.ts'
import { decodeCard, decodeDirection, encodePlacedCard } from '../table/placed-card.ts'
import { currentEvent, kindOf, kindsOf } from '../table/verbs.ts'

/** The part of the table that everybody may see. Every field is listed explicitly, so that nothing leaks. */
export interface PublicView extends BasePublicView<Question> {
  readonly phase: Phase
  /** The seat whose turn it is. */
  readonly turn: Seat
  /** The card played in this turn. */
  readonly played: KindIndex | null
  /** Whether this turn’s rolled movement goes backward. */
  readonly isBackward: boolean
  /** Whether this turn’s rolled movement ignores all cards on the board. */
  readonly isGhost: boolean
  readonly spentSpaces: readonly SpentSpace[]
  /** The die that was rolled last in this turn. */
  readonly die: RolledDie | null
  /** The id of the event that is being resolved. */
  readonly event: string | null
  /** The number of cards of each seat. */
  readonly handSizes: readonly number[]
  /** The space of each seat’s token. */
  readonly tokens: readonly Space[]
  /** The spaces of the numbered teleports; index 0 is teleport 1. */
  readonly teleports: readonly Space[]
  /** The cards on each space from bottom to top, encoded with kind and direction. */
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly drawPileSize: number
  /** Cards that are out of play until the next round. */
  readonly discardPile: readonly KindIndex[]
  /** Cards that lie face up beside the board during an event. */
  readonly display: readonly KindIndex[]
  /** All hands at the end of a round; empty before. */
  readonly openHands: readonly (readonly KindIndex[])[]
}

/** The part that only the player in a seat may see. */
export interface OwnView extends BaseOwnView<Question> {
  readonly hand: readonly KindIndex[]
}

/** Everything that one viewer may see. */
export interface View extends PublicView, OwnView {}

/** The view of a seat; `seat` is null for a spectator. */
export const buildView = (position: BoardPosition, seat: Seat | null): View => ({
  ...buildPublicView(position),
  ...buildOwnView(position, seat),
})

export function buildPublicView(position: BoardPosition): PublicView {
  const table = position.state
  return {
    phase: table.phase,
    round: table.round,
    turn: table.turn,
    played: table.played === null ? null : kindOf(table, table.played),
    isBackward: table.isBackward,
    isGhost: table.isGhost,
    spentSpaces: listSpentSpaces(table),
    die: table.die,
    event: currentEvent(table),
    handSizes: table.hands.map((hand) => hand.length),
    tokens: table.tokens.slice(),
    teleports: table.teleports,
    spaces: table.spaces.map((cards) => cards.map((card) => withKindIndex(table, card))),
    drawPileSize: table.drawPile.length,
    discardPile: kindsOf(table, table.discardPile),
    display: kindsOf(table, table.display),
    openHands: areHandsOpen(table) ? table.hands.map((hand) => kindsOf(table, hand)) : [],
    scores: table.scores,
    scoreSheet: table.sheet,
    winners: table.winners,
    openPrompts: toPublicPrompts(position),
  }
}

const withKindIndex = ({ setup }: Table, card: PlacedCard): PlacedCard =>
  encodePlacedCard(setup.kindOfCard[decodeCard(card)], decodeDirection(card))

const areHandsOpen = ({ phase }: Table): boolean => phase === 'scoring' || phase === 'over'

export const buildOwnView = (position: BoardPosition, seat: Seat | null): OwnView => ({
  seat,
  hand: seat === null ? [] : kindsOf(position.state, position.state.hands[seat]),
  prompt: toOwnPrompt(position, seat),
  mayTakeBack: seat !== null && position.mayTakeBack(seat),
})

/** The board of a view, for the functions that check placements. */
export const boardContentsInView = (
  { street, kinds }: Pick<Setup, 'street' | 'kinds'>,
  { spaces, teleports }: Pick<PublicView, 'spaces' | 'teleports'>,
): BoardContents => ({ street, kinds, spaces, teleports, kindOfCard: kinds.map((_, kind) => kind) })
