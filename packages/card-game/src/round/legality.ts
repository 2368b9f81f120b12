import type { Seat } from '@slapwise/kernel'
import { type Call, matchesCall } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import { type CardId, type Face, hasColour } from '../model/face.ts'
import type { LastingEffect } from '../model/lasting-effect.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'

/** The part of the table that determines which cards may be played: public, except for the hand. */
export interface PlayContext {
  readonly setup: Setup
  readonly call: Call
  readonly lasting: readonly LastingEffect[]
  readonly hand: readonly CardId[]
}

type PublicPlayContext = Omit<PlayContext, 'hand'>

/** The reason why a card may not be played. */
export type IllegalPlay =
  | { readonly because: 'not-yours' }
  | { readonly because: 'does-not-follow'; readonly call: Call; readonly needs: PlayRequirement }
  | { readonly because: 'needs-ten-cards'; readonly have: number }
  | { readonly because: 'never-playable' | 'only-as-last-card' | 'sealed' | 'blocked' }

/** The cards that would fit: the call without prohibited cards. */
export interface PlayRequirement {
  readonly colour: Colour | null
  readonly number: number | null
  /** The id of a special kind. */
  readonly symbol: string | null
  /** Any black number. */
  readonly black: boolean
  readonly openWish: boolean
}

function findObstacle(
  context: PublicPlayContext,
  face: Face,
  handSize: number,
): IllegalPlay['because'] | null {
  if (!matchesCall(context.call, face)) return 'does-not-follow'
  return face.kind.unplayable?.(handSize) ?? findProhibition(context, face)
}

/** Like `findObstacle` without the call and without a reason, for speed. */
const isFreeToPlay = (
  context: PublicPlayContext,
  face: Face,
  handSize: number,
  isForbidding: boolean,
): boolean =>
  (face.kind.unplayable === null || face.kind.unplayable(handSize) === null) &&
  (!isForbidding || findProhibition(context, face) === null)

/** Checked once per hand, since most lasting effects forbid nothing. */
function hasForbiddingEffect({ lasting, setup }: PublicPlayContext): boolean {
  for (let i = 0; i < lasting.length; i++) if (setup.hooks[lasting[i].id].whyForbidden !== null) return true
  return false
}

/** The reason why a lasting effect forbids to play a card or throw it in; null if none does. */
export function findProhibition(
  { lasting, setup }: PublicPlayContext,
  face: Face,
): 'sealed' | 'blocked' | null {
  for (const effect of lasting) {
    const reason = setup.hooks[effect.id].whyForbidden?.(effect, face)
    if (reason) return reason
  }
  return null
}

/** The cards of a hand that could be played if the call were fulfilled. */
export function unrestrictedCards(table: Table, seat: Seat): CardId[] {
  const { faces } = table.setup
  const hand = table.hands[seat]
  const isForbidding = hasForbiddingEffect(table)
  return hand.filter((card) => isFreeToPlay(table, faces[card], hand.length, isForbidding))
}

export function playableCards(table: Table, seat: Seat): CardId[] {
  const { call } = table
  const { faces } = table.setup
  const hand = table.hands[seat]
  const isForbidding = hasForbiddingEffect(table)
  const playable: CardId[] = []
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const face = faces[card]
    if (matchesCall(call, face) && isFreeToPlay(table, face, hand.length, isForbidding)) playable.push(card)
  }
  return playable
}

export const playContextOf = ({ setup, call, lasting, hands }: Table, seat: Seat): PlayContext => ({
  setup,
  call,
  lasting,
  hand: hands[seat],
})

/** The reason why the card could not be played if it were the player’s turn; null if it could. */
export function checkPlay(context: PlayContext, card: CardId): IllegalPlay | null {
  const { setup, call, hand } = context
  const because = hand.includes(card) ? findObstacle(context, setup.faces[card], hand.length) : 'not-yours'
  switch (because) {
    case null:
      return null
    case 'not-yours':
    case 'never-playable':
    case 'only-as-last-card':
    case 'sealed':
    case 'blocked':
      return { because }
    case 'does-not-follow':
      return { because, call, needs: playRequirementIn(context) }
    case 'needs-ten-cards':
      return { because, have: hand.length }
  }
}

function playRequirementIn(context: PublicPlayContext): PlayRequirement {
  const { colour, number, symbol, black } = context.call
  const allowed = context.setup.prints.filter((face) => findProhibition(context, face) === null)
  return {
    colour: colour !== null && allowed.some((face) => hasColour(face, colour)) ? colour : null,
    number,
    symbol: allowed.some(({ kind }) => kind.id === symbol) ? symbol : null,
    black,
    openWish: allowed.some(({ kind }) => kind.family === 'open-wish'),
  }
}
