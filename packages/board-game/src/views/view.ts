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
import type { Phase, PlacedCard, RolledDie, Table } from '../model/table.ts'
import type { BoardContents } from '../table/board-contents.ts'
import { decodeCard, decodeDirection, encodePlacedCard } from '../table/placed-card.ts'
import { kindOf, kindsOf } from '../table/verbs.ts'

/** What everybody may see, listed field by field: nothing is in it that is not written here. */
export interface PublicView extends BasePublicView<Question> {
  readonly phase: Phase
  readonly turn: Seat
  /** The card that was played in this turn. */
  readonly played: KindIndex | null
  readonly isBackward: boolean
  readonly isGhost: boolean
  readonly die: RolledDie | null
  /** The id of the event that is being carried out. */
  readonly event: string | null
  /** How many cards everybody has. */
  readonly handSizes: readonly number[]
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  /** The cards on each space, from the bottom, each by its kind and how it points. */
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly drawPileSize: number
  /** Out for this round. */
  readonly discardPile: readonly KindIndex[]
  readonly display: readonly KindIndex[]
  /** All hands, when the round is over. */
  readonly openHands: readonly (readonly KindIndex[])[]
}

/** What only the player in a seat may see besides. */
export interface OwnView extends BaseOwnView<Question> {
  readonly hand: readonly KindIndex[]
}

/** All that one viewer may see. */
export interface View extends PublicView, OwnView {}

/** The view of a seat, or of a spectator. */
export const buildView = (position: BoardPosition, seat: Seat | null): View => ({
  ...buildPublicView(position),
  ...buildOwnView(position, seat),
})

export function buildPublicView(position: BoardPosition): PublicView {
  const t = position.state
  return {
    phase: t.phase,
    round: t.round,
    turn: t.turn,
    played: t.played === null ? null : kindOf(t, t.played),
    isBackward: t.isBackward,
    isGhost: t.isGhost,
    die: t.die,
    event: t.event === null ? null : t.setup.events[t.event - 1].id,
    handSizes: t.hands.map((hand) => hand.length),
    tokens: t.tokens.slice(),
    teleports: t.teleports,
    spaces: t.spaces.map((cards) => cards.map((card) => withKindIndex(t, card))),
    drawPileSize: t.drawPile.length,
    discardPile: kindsOf(t, t.discardPile),
    display: kindsOf(t, t.display),
    openHands: areHandsOpen(t) ? t.hands.map((hand) => kindsOf(t, hand)) : [],
    scores: t.scores,
    scoreSheet: t.sheet,
    winners: t.winners,
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

/** The board as anybody sees it. */
export const boardContentsInView = (
  { street, kinds }: Pick<Setup, 'street' | 'kinds'>,
  { spaces, teleports }: Pick<PublicView, 'spaces' | 'teleports'>,
): BoardContents => ({ street, kinds, spaces, teleports, kindOfCard: kinds.map((_, kind) => kind) })
