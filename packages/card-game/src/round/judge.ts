import type { Seat } from '@slapwise/kernel'
import { type Call, follows } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import { type CardId, type Face, hasColour } from '../model/face.ts'
import type { Lasting } from '../model/lasting.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'

/** What decides which cards of a hand may be played. Everybody sees that much of the table, and their own hand. */
export interface Sight {
  readonly setup: Setup
  readonly call: Call
  readonly lasting: readonly Lasting[]
  readonly hand: readonly CardId[]
}

/** What of the table all see alike. */
type Open = Omit<Sight, 'hand'>

/** Why a card may not be played now. */
export type Why =
  | { readonly because: 'not-yours' }
  | { readonly because: 'does-not-follow'; readonly call: Call; readonly needs: Needs }
  | { readonly because: 'needs-ten-cards'; readonly have: number }
  | { readonly because: 'never-playable' | 'only-as-last-card' | 'sealed' | 'blocked' }

/** What would fit: the call without what is forbidden. */
export interface Needs {
  readonly colour: Colour | null
  readonly number: number | null
  /** A kind of special card. */
  readonly symbol: string | null
  /** Any black number. */
  readonly black: boolean
  readonly openWish: boolean
}

function verdict(open: Open, face: Face, handSize: number): Why['because'] | null {
  if (!follows(open.call, face)) return 'does-not-follow'
  return face.kind.unplayable?.(handSize) ?? forbidden(open, face)
}

/** The same judgement without a word, for speed: whether a card could be played where anything may follow. */
const isFree = (open: Open, face: Face, handSize: number, isForbidding: boolean): boolean =>
  (face.kind.unplayable === null || face.kind.unplayable(handSize) === null) &&
  (!isForbidding || forbidden(open, face) === null)

/** Most effects that last forbid nothing: then no card need be asked. */
function somethingForbids({ lasting, setup }: Open): boolean {
  for (let i = 0; i < lasting.length; i++) if (setup.hooks[lasting[i].id].forbids !== null) return true
  return false
}

/** What an effect that lasts forbids, to play and to throw in. */
export function forbidden({ lasting, setup }: Open, face: Face): 'sealed' | 'blocked' | null {
  for (const effect of lasting) {
    const reason = setup.hooks[effect.id].forbids?.(effect, face)
    if (reason) return reason
  }
  return null
}

/** What could be played if anything might follow. */
export function unrestrictedCards(table: Table, seat: Seat): CardId[] {
  const { faces } = table.setup
  const hand = table.hands[seat]
  const isForbidding = somethingForbids(table)
  return hand.filter((card) => isFree(table, faces[card], hand.length, isForbidding))
}

export function playableCards(table: Table, seat: Seat): CardId[] {
  const { call } = table
  const { faces } = table.setup
  const hand = table.hands[seat]
  const isForbidding = somethingForbids(table)
  const playable: CardId[] = []
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const face = faces[card]
    if (follows(call, face) && isFree(table, face, hand.length, isForbidding)) playable.push(card)
  }
  return playable
}

export const sightOf = ({ setup, call, lasting, hands }: Table, seat: Seat): Sight => ({
  setup,
  call,
  lasting,
  hand: hands[seat],
})

/** Null if the card could be played now, were it one's turn. */
export function explain(sight: Sight, card: CardId): Why | null {
  const { setup, call, hand } = sight
  const because = hand.includes(card) ? verdict(sight, setup.faces[card], hand.length) : 'not-yours'
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
      return { because, call, needs: needsOf(sight) }
    case 'needs-ten-cards':
      return { because, have: hand.length }
  }
}

function needsOf(open: Open): Needs {
  const { colour, number, symbol, black } = open.call
  const allowed = open.setup.prints.filter((face) => forbidden(open, face) === null)
  return {
    colour: colour !== null && allowed.some((face) => hasColour(face, colour)) ? colour : null,
    number,
    symbol: allowed.some(({ kind }) => kind.id === symbol) ? symbol : null,
    black,
    openWish: allowed.some(({ kind }) => kind.family === 'open-wish'),
  }
}
