import type { Seat } from '@slapwise/kernel'
import { type Call, matchesCall } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import { type CardId, type Face, hasColour } from '../model/face.ts'
import type { LastingEffect } from '../model/lasting-effect.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'

/** What decides which cards of a hand may be played. Everybody sees that much of the table, and their own hand. */
export interface PlayContext {
  readonly setup: Setup
  readonly call: Call
  readonly lasting: readonly LastingEffect[]
  readonly hand: readonly CardId[]
}

/** What of the table all see alike. */
type PublicPlayContext = Omit<PlayContext, 'hand'>

/** Why a card may not be played now. */
export type IllegalPlay =
  | { readonly because: 'not-yours' }
  | { readonly because: 'does-not-follow'; readonly call: Call; readonly needs: PlayRequirement }
  | { readonly because: 'needs-ten-cards'; readonly have: number }
  | { readonly because: 'never-playable' | 'only-as-last-card' | 'sealed' | 'blocked' }

/** What would fit: the call without what is forbidden. */
export interface PlayRequirement {
  readonly colour: Colour | null
  readonly number: number | null
  /** A kind of special card. */
  readonly symbol: string | null
  /** Any black number. */
  readonly black: boolean
  readonly openWish: boolean
}

function findObstacle(open: PublicPlayContext, face: Face, handSize: number): IllegalPlay['because'] | null {
  if (!matchesCall(open.call, face)) return 'does-not-follow'
  return face.kind.unplayable?.(handSize) ?? findProhibition(open, face)
}

/** The same judgement without a word, for speed: whether a card could be played where anything may follow. */
const isFreeToPlay = (
  open: PublicPlayContext,
  face: Face,
  handSize: number,
  isForbidding: boolean,
): boolean =>
  (face.kind.unplayable === null || face.kind.unplayable(handSize) === null) &&
  (!isForbidding || findProhibition(open, face) === null)

/** Most effects that last forbid nothing: then no card need be asked. */
function hasForbiddingEffect({ lasting, setup }: PublicPlayContext): boolean {
  for (let i = 0; i < lasting.length; i++) if (setup.hooks[lasting[i].id].whyForbidden !== null) return true
  return false
}

/** What an effect that lasts forbids, to play and to throw in. */
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

/** What could be played if anything might follow. */
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

/** Null if the card could be played now, were it one's turn. */
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

function playRequirementIn(open: PublicPlayContext): PlayRequirement {
  const { colour, number, symbol, black } = open.call
  const allowed = open.setup.prints.filter((face) => findProhibition(open, face) === null)
  return {
    colour: colour !== null && allowed.some((face) => hasColour(face, colour)) ? colour : null,
    number,
    symbol: allowed.some(({ kind }) => kind.id === symbol) ? symbol : null,
    black,
    openWish: allowed.some(({ kind }) => kind.family === 'open-wish'),
  }
}
