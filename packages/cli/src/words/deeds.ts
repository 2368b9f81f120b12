import { type CardId, callOfWish, type FaceIndex, type Told, type Wish } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { cardChip, colourChip } from './cards.ts'
import { cards, listed, nameOf, subject, subjects, type Teller, verb } from './teller.ts'

/** What somebody did, without its subject, so that several deeds of theirs make one sentence. */
export interface Deed {
  /** Null where `does` is a sentence of its own. */
  readonly who: Seat | null
  readonly does: string
  /** A remark after the sentence. */
  readonly remark?: string
}

/**
 * How a fact reads between the one before and the one after it; null where there is nothing to say about it, or where
 * it takes more than a sentence.
 */
export function deedOf(
  t: Teller,
  told: Told,
  before: Told | undefined,
  after: Told | undefined,
): Deed | null {
  const by = (who: Seat, theirs: string, yours: string, rest = ''): Deed => ({
    who,
    does: `${verb(t, who, theirs, yours)}${rest && ` ${rest}`}`,
  })
  switch (told.kind) {
    case 'round-began':
      return { who: null, does: `Round ${told.round}.` }
    case 'opened':
      return by(told.dealer, 'turns over', 'turn over', face(t, told.face))
    case 'played':
      return by(told.seat, 'plays', 'play', `${face(t, told.face)}${against(t, told, after)}`)
    case 'threw-in':
      return by(told.seat, 'throws in', 'throw in', face(t, told.face))
    case 'drew':
      if (told.count === 0) return by(told.seat, 'finds nothing left to draw', 'find nothing left to draw')
      return by(told.seat, 'draws', 'draw', seenOr(t, told.cards, cards(told.count)))
    case 'passed':
      return by(told.seat, 'passes', 'pass')
    case 'wished':
      return by(told.seat, 'wishes for', 'wish for', wishWords(told.wish))
    case 'attacked':
      return against(t, before, told) ? null : by(told.seat, 'picks', 'pick', victims(t, told))
    case 'gave':
      return gift(t, told)
    case 'took':
      return by(
        told.seat,
        'pulls',
        'pull',
        `${cards(told.count)} from ${nameOf(t, told.from)}${colon(t, told)}`,
      )
    case 'set-aside':
      return by(
        told.from,
        'puts',
        'put',
        `${seenOr(t, told.cards, cards(told.count))} in front of ${nameOf(t, told.to)}`,
      )
    case 'took-up':
      return by(told.seat, 'unwraps', 'unwrap', seenOr(t, told.cards, cards(told.count)))
    case 'discarded':
      return by(told.seat, 'discards', 'discard', faces(t, told.faces))
    case 'laid':
      return by(told.seat, 'lays', 'lay', face(t, told.face))
    case 'picked':
      return by(told.seat, 'takes', 'take', faces(t, told.faces))
    case 'turned-over':
      return { who: null, does: `On offer: ${faces(t, told.faces)}.` }
    case 'swapped-hands':
      return { who: null, does: `${subjects(t, told.seats)} swap hands.` }
    case 'passed-hands':
      return { who: null, does: passedHands(t, told.from, told.to) }
    case 'will-skip':
      return by(told.seat, 'will sit out a turn', 'will sit out a turn')
    case 'skipped':
      return {
        who: null,
        does: `${subject(t, told.seat)} ${verb(t, told.seat, 'sits', 'sit')} this one out.`,
      }
    case 'no-effect':
      return { who: null, does: 'Nothing happens.' }
    case 'dealt':
    case 'event':
    case 'mixed-hands':
    case 'opened-hands':
    case 'round-over':
    case 'match-over':
      return null
  }
}

type Attacked = Told & { readonly kind: 'attacked' }

const victims = (t: Teller, { victims: seats }: Attacked): string =>
  listed(seats.map((seat) => nameOf(t, seat)))

/** Whoever plays a card and picks its victims at once, plays it against them. */
function against(t: Teller, played: Told | undefined, attacked: Told | undefined): string {
  const isOneDeed =
    played?.kind === 'played' && attacked?.kind === 'attacked' && played.seat === attacked.seat
  return isOneDeed ? ` against ${victims(t, attacked)}` : ''
}

const THANKS = ['Charming.', 'How thoughtful.', 'You shouldn’t have. Really.', 'Just what you needed.']

function gift(t: Teller, told: Told & { readonly kind: 'gave' }): Deed {
  const { from, to, count } = told
  const does = `${verb(t, from, 'gives', 'give')} ${nameOf(t, to)} ${count === 0 ? 'nothing' : cards(count)}${colon(t, told)}`
  const received = to === t.viewer && told.cards?.length
  return received ? { who: from, does, remark: THANKS[told.cards[0] % THANKS.length] } : { who: from, does }
}

function passedHands(t: Teller, from: readonly Seat[], to: readonly Seat[]): string {
  const giver = from[to.indexOf(t.viewer!)]
  return giver === undefined
    ? 'Every hand slides one seat to the right.'
    : `Your hand goes to ${nameOf(t, to[from.indexOf(t.viewer!)])}, and you get ${t.names[giver]}’s.`
}

export function wishWords(wish: Wish): string {
  const { colour, number } = callOfWish(wish)
  return colour ? colourChip(colour) : `${number}`
}

export const face = ({ setup }: Teller, index: FaceIndex): string => cardChip(setup.prints[index])

export const faces = (t: Teller, indices: readonly FaceIndex[]): string =>
  indices.map((index) => face(t, index)).join(', ') || 'nothing'

const seen = ({ setup }: Teller, ids: readonly CardId[]): string =>
  ids.map((card) => cardChip(setup.faces[card])).join(', ')

const seenOr = (t: Teller, ids: readonly CardId[] | undefined, otherwise: string): string =>
  ids?.length ? seen(t, ids) : otherwise

const colon = (t: Teller, { cards: ids }: Told): string => (ids?.length ? `: ${seen(t, ids)}` : '')
