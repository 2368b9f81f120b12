import { type OwnFrame, type PublicFrame, promptIn, type Seat, waitingIn } from '@slapwise/kernel'
import type { BoardPosition } from '../board-rules.ts'
import type { Space } from '../model/board.ts'
import type { KindIndex } from '../model/kind.ts'
import type { Question } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import type { Die, Lying, Phase, Table } from '../model/table.ts'
import type { Ground } from '../table/ground.ts'
import { cardIn, directionOf, lying } from '../table/lying.ts'
import { kindOf, kindsOf } from '../table/verbs.ts'

/** What everybody may see, listed field by field: nothing is in it that is not written here. */
export interface PublicView extends PublicFrame<Question> {
  readonly phase: Phase
  readonly turn: Seat
  /** The card that was played in this turn. */
  readonly played: KindIndex | null
  readonly isBackward: boolean
  readonly isGhost: boolean
  readonly die: Die | null
  /** The id of the event that is being carried out. */
  readonly event: string | null
  /** How many cards everybody has. */
  readonly cards: readonly number[]
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  /** The cards on each space, from the bottom, each by its kind and how it points. */
  readonly spaces: readonly (readonly Lying[])[]
  readonly drawPile: number
  /** Out for this round. */
  readonly discardPile: readonly KindIndex[]
  readonly display: readonly KindIndex[]
  /** All hands, when the round is over. */
  readonly openHands: readonly (readonly KindIndex[])[]
}

/** What only the player in a seat may see besides. */
export interface OwnView extends OwnFrame<Question> {
  readonly hand: readonly KindIndex[]
}

/** All that one viewer may see. */
export interface View extends PublicView, OwnView {}

/** The view of a seat, or of a spectator. */
export const viewOf = (position: BoardPosition, seat: Seat | null): View => ({
  ...publicViewOf(position),
  ...ownViewOf(position, seat),
})

export function publicViewOf(position: BoardPosition): PublicView {
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
    cards: t.hands.map((hand) => hand.length),
    tokens: t.tokens.slice(),
    teleports: t.teleports,
    spaces: t.spaces.map((cards) => cards.map((card) => byKind(t, card))),
    drawPile: t.drawPile.length,
    discardPile: kindsOf(t, t.discardPile),
    display: kindsOf(t, t.display),
    openHands: areHandsOpen(t) ? t.hands.map((hand) => kindsOf(t, hand)) : [],
    scores: t.scores,
    sheet: t.sheet,
    winners: t.winners,
    waiting: waitingIn(position),
  }
}

const byKind = ({ setup }: Table, card: Lying): Lying => lying(setup.kindOf[cardIn(card)], directionOf(card))

const areHandsOpen = ({ phase }: Table): boolean => phase === 'scoring' || phase === 'over'

export const ownViewOf = (position: BoardPosition, seat: Seat | null): OwnView => ({
  seat,
  hand: seat === null ? [] : kindsOf(position.state, position.state.hands[seat]),
  prompt: promptIn(position, seat),
  mayTakeBack: seat !== null && position.mayTakeBack(seat),
})

/** The board as anybody sees it. */
export const groundIn = (
  { street, kinds }: Pick<Setup, 'street' | 'kinds'>,
  { spaces, teleports }: Pick<PublicView, 'spaces' | 'teleports'>,
): Ground => ({ street, kinds, spaces, teleports, kindOf: kinds.map((_, kind) => kind) })
