import {
  type BaseOwnView,
  type BasePublicView,
  hasSeat,
  type Seat,
  toOwnPrompt,
  toPublicPrompts,
} from '@slapwise/kernel'
import type { CardPosition } from '../card-rules.ts'
import type { Call } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { CardId } from '../model/face.ts'
import { type FaceIndex, faceIndicesOf } from '../model/facts.ts'
import type { LastingEffect } from '../model/lasting-effect.ts'

import type { Question } from '../model/question.ts'
import type { Phase, Table } from '../model/table.ts'
import { isHandOpen } from '../table/seats.ts'

/** A player as the others see them. */
export interface PlayerView {
  /** The number of cards in their hand. */
  readonly cards: number
  /** Whether their next turn is skipped. */
  readonly skipped: boolean
  /** The number of face-down cards in front of the player. */
  readonly aside: number
  /** The player's hand, if it is open. */
  readonly openHand: readonly FaceIndex[] | null
  /** The player's power cards: the id of an open one, null for one that lies face down. */
  readonly powers: readonly (string | null)[]
}

/** The part of the table that everybody may see. Every field is listed explicitly, so that nothing leaks. */
export interface PublicView extends BasePublicView<Question> {
  readonly phase: Phase
  readonly dealer: Seat
  /** The seat whose turn it is. */
  readonly turn: Seat
  /** 1 if the turn goes to the next seat, -1 if to the seat before. */
  readonly direction: 1 | -1
  /** The call that the next card has to match. */
  readonly call: Call
  /** By seat. */
  readonly players: readonly PlayerView[]
  readonly drawPileSize: number
  readonly powerPileSize: number
  /** The id of the power card activated in this turn. */
  readonly powerUsed: string | null
  /** The last card is on top. */
  readonly discardPile: readonly FaceIndex[]
  /** The last played colour, which some events use. */
  readonly lastColour: Colour | null
  /** Cards that lie face up on the table during an event. */
  readonly display: readonly FaceIndex[]
  /** The ids of the rule cards of this round. */
  readonly ruleCards: readonly string[]
  /** The number of rule cards that are left. */
  readonly rulePileSize: number
  /** The ids of the events that were turned over and are out. */
  readonly usedEvents: readonly string[]
  /** The ids of the events that lie face up to choose from. */
  readonly shownEvents: readonly string[]
  /** Effects that last for several turns. */
  readonly lasting: readonly LastingEffect[]
}

/** The part that only the player in a seat may see. */
export interface OwnView extends BaseOwnView<Question> {
  readonly hand: readonly CardId[]
  /** One’s own power cards, open and face down. */
  readonly powers: readonly { readonly power: string; readonly open: boolean }[]
  /** The hand of another player, while one chooses cards from it. */
  readonly inspectedHand: readonly CardId[]
}

/** Everything that one viewer may see. */
export interface View extends PublicView, OwnView {}

/** The view of a seat; `seat` is null for a spectator. */
export const buildView = (position: CardPosition, seat: Seat | null): View => ({
  ...buildPublicView(position),
  ...buildOwnView(position, seat),
})

export function buildPublicView(position: CardPosition): PublicView {
  const table = position.state
  return {
    phase: table.phase,
    round: table.round,
    dealer: table.dealer,
    turn: table.turn,
    direction: table.direction,
    call: table.call,
    players: table.hands.map((_, s) => buildPlayerView(table, s)),
    drawPileSize: table.drawPile.length,
    powerPileSize: table.powerPile.length,
    powerUsed: table.powerUsed === null ? null : table.setup.powers[table.powerUsed].id,
    discardPile: faceIndicesOf(table, table.discardPile),
    lastColour: table.lastColour,
    display: faceIndicesOf(table, table.display),
    ruleCards: table.ruleCards.map((card) => table.setup.ruleCards[card].id),
    rulePileSize: table.rulePile.length,
    usedEvents: eventIdsOf(table, table.usedEvents),
    shownEvents: eventIdsOf(table, table.shownEvents),
    lasting: table.lasting,
    scores: table.scores,
    scoreSheet: table.sheet,
    winners: table.winners,
    openPrompts: toPublicPrompts(position),
  }
}

export function buildOwnView(position: CardPosition, seat: Seat | null): OwnView {
  if (seat === null)
    return { seat, hand: [], powers: [], prompt: null, inspectedHand: [], mayTakeBack: false }
  const { hands } = position.state
  const prompt = toOwnPrompt(position, seat)
  return {
    seat,
    hand: hands[seat].slice(),
    powers: ownPowerViews(position.state, seat),
    prompt,
    inspectedHand: prompt?.question.ask === 'distribute' ? hands[prompt.question.about!].slice() : [],
    mayTakeBack: position.mayTakeBack(seat),
  }
}

export const ownPowerViews = ({ powers, setup }: Table, seat: Seat): View['powers'] =>
  powers[seat].map(({ power, open }) => ({ power: setup.powers[power].id, open }))

const eventIdsOf = ({ setup }: Table, events: readonly number[]): string[] =>
  events.map((event) => setup.events[event].id)

export function buildPlayerView(table: Table, seat: Seat): PlayerView {
  return {
    cards: table.hands[seat].length,
    skipped: hasSeat(table.skipped, seat),
    aside: table.aside[seat].length,
    openHand: isHandOpen(table, seat) ? faceIndicesOf(table, table.hands[seat]) : null,
    powers: table.powers[seat].map(({ power, open }) => (open ? table.setup.powers[power].id : null)),
  }
}
