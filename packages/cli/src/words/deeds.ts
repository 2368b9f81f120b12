import { type CardId, callOfWish, type FaceIndex, type Told, type Wish } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { blackChip, cardChip, colourChip, handWords } from './cards.ts'
import { cards, handOf, inWords, listed, nameOf, subject, subjects, type Teller, verb } from './teller.ts'
import { titleOf } from './titles.ts'

/** What somebody did, without its subject, so that several deeds of theirs make one sentence. */
export interface Deed {
  /** Null where `does` is a sentence of its own. */
  readonly who: Seat | null
  readonly does: string
  /** Nothing can follow it in its sentence, since it ends in a list. */
  readonly ends?: boolean
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
      return by(told.seat, 'throws in', 'throw in', thrownIn(t, told))
    case 'imitated':
      return by(told.seat, 'passes it off as', 'pass it off as', imitation(t, told, after))
    case 'showed':
      return before?.kind === 'imitated' && isSingle(t, before.card)
        ? null
        : { who: null, does: `Play goes on with ${colourChip(told.colour)}.` }
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
      return {
        ...by(
          told.seat,
          'pulls',
          'pull',
          `${cards(told.count)} from ${nameOf(t, told.from)}${colon(t, told)}`,
        ),
        ends: colon(t, told) !== '',
      }
    case 'looked':
      return looking(t, told, before, after)
    case 'took-openly':
      return by(told.seat, 'takes', 'take', `${faces(t, told.faces)} from ${nameOf(t, told.from)}`)
    case 'scored':
      return told.points < 0
        ? by(told.seat, 'loses', 'lose', pointsWords(-told.points))
        : by(told.seat, 'gets', 'get', pointsWords(told.points))
    case 'swapped-scores':
      return { who: null, does: `${subjects(t, told.seats)} swap scores.` }
    case 'shuffled-onto-pile':
      return { who: null, does: ontoPile(t, told.seats) }
    case 'events-shown':
      return { who: null, does: `On offer: ${told.events.map((id) => titleOf(t.setup, id)).join(', ')}.` }
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
      return { who: null, does: `${isOffer(before) ? 'On offer' : 'Up comes'}: ${faces(t, told.faces)}.` }
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
    case 'drew-powers':
      if (told.powers) return { ...by(told.seat, 'gets', 'get', powerTitles(t, told.powers)), ends: true }
      return isDealing(before) ? null : by(told.seat, 'gets', 'get', powerCards(told.count))
    case 'returned-powers':
      return isDealing(before) && before?.kind !== 'drew-powers'
        ? null
        : by(told.seat, 'sends', 'send', `${powerCards(told.count)} back`)
    case 'activated':
      return by(told.seat, 'uses', 'use', titleOf(t.setup, told.power))
    case 'recharged':
      return by(told.seat, 'recharges', 'recharge', titleOf(t.setup, told.power))
    case 'swapped-powers':
      return { who: null, does: `${subjects(t, told.seats)} swap power cards.` }
    case 'turned-round':
      return { who: null, does: 'Play turns round.' }
    case 'blocked':
      return { who: null, does: `${colourChip(told.colour)} is off limits.` }
    case 'called-black':
      return by(told.seat, 'calls for', 'call for', blackChip())
    case 'recycled':
      return by(told.seat, 'takes', 'take', `${face(t, told.face)} off the pile`)
    case 'undid':
      return by(told.seat, 'takes that back', 'take that back')
    case 'turned-up':
      return { who: null, does: `Up comes: ${face(t, told.face)}.` }
    case 'found':
      return by(told.seat, 'finds', 'find', `${face(t, told.face)} in the draw pile`)
    case 'no-effect':
      return { who: null, does: 'Nothing happens.' }
    case 'dealt':
    case 'event':
    case 'drew-rules':
    case 'mixed-hands':
    case 'opened-hands':
    case 'round-over':
    case 'match-over':
      return null
  }
}

/** Power cards that all get or return at once go without saying. */
const isDealing = (before: Told | undefined): boolean => before !== undefined && DEALING.includes(before.kind)

const DEALING: readonly Told['kind'][] = [
  'round-began',
  'drew-rules',
  'dealt',
  'event',
  'drew-powers',
  'returned-powers',
]

const powerCards = (count: number): string => (count === 1 ? 'a power card' : `${inWords(count)} power cards`)

const powerTitles = ({ setup }: Teller, powers: readonly number[]): string =>
  listed(powers.map((power) => setup.powers[power].name.en))

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
  return received
    ? { who: from, does, remark: THANKS[told.cards[0] % THANKS.length] }
    : { who: from, does, ends: colon(t, told) !== '' }
}

const thrownIn = (t: Teller, { face: index, as }: Told & { readonly kind: 'threw-in' }): string =>
  t.setup.prints[index].kind.id === as ? face(t, index) : `${face(t, index)} as ${titleOf(t.setup, as)}`

/** A single-coloured card is told with its colour. */
function imitation(
  t: Teller,
  { card }: Told & { readonly kind: 'imitated' },
  after: Told | undefined,
): string {
  const title = titleOf(t.setup, card)
  return after?.kind === 'showed' && isSingle(t, card) ? `${colourChip(after.colour)} ${title}` : title
}

const isSingle = ({ setup }: Teller, id: string): boolean =>
  setup.imitable.some((kind) => kind.id === id && kind.family === 'single')

/** Cards are turned over to be taken, or one by one to try one’s luck. */
const isOffer = (before: Told | undefined): boolean => before?.kind === 'event' && before.event !== 'seppuku'

type Looked = Told & { readonly kind: 'looked' }

/** For those who may not see the hands, a look through several in a row is one deed. */
function looking(t: Teller, told: Looked, before: Told | undefined, after: Told | undefined): Deed | null {
  if (showsHand(t, told, before, after) || before?.kind === 'looked') return null
  const hands = after?.kind === 'looked' ? 'every hand' : handOf(t, told.at)
  return { who: told.seat, does: `${verb(t, told.seat, 'looks', 'look')} through ${hands}` }
}

/** A hand that was looked at, for whoever may see it. */
export function lookedAt(
  t: Teller,
  told: Looked,
  before: Told | undefined,
  after: Told | undefined,
): string[] {
  if (!showsHand(t, told, before, after)) return []
  const looks = `${subject(t, told.seat)} ${verb(t, told.seat, 'looks', 'look')}`
  return [`${looks} through ${handOf(t, told.at)}: ${handWords(t.setup, told.cards!)}`]
}

/** After a single look comes the question what to take, which shows the hand itself. */
function showsHand(t: Teller, told: Looked, before: Told | undefined, after: Told | undefined): boolean {
  const isAsked = told.seat === t.viewer && after === undefined && before?.kind !== 'looked'
  return told.cards !== undefined && !isAsked
}

const pointsWords = (points: number): string =>
  points === 0 ? 'no points' : points === 1 ? 'a point' : `${points} points`

function ontoPile(t: Teller, seats: readonly Seat[]): string {
  if (seats.length === 0) return 'Nothing happens.'
  const leave = seats.length > 1 ? 'each leave' : verb(t, seats[0], 'leaves', 'leave')
  return `${subjects(t, seats)} ${leave} a card on the draw pile.`
}

function passedHands(t: Teller, from: readonly Seat[], to: readonly Seat[]): string {
  const seats = t.names.length
  const isSlide = from.length === seats && from.every((seat, i) => to[i] === (seat + 1) % seats)
  if (!isSlide) return handsTo(t, from, to)
  const giver = from[to.indexOf(t.viewer!)]
  return giver === undefined
    ? 'Every hand slides one seat to the right.'
    : `Your hand goes to ${nameOf(t, to[from.indexOf(t.viewer!)])}, and you get ${t.names[giver]}’s.`
}

/** Hand by hand. */
function handsTo(t: Teller, from: readonly Seat[], to: readonly Seat[]): string {
  const ways = from.map((seat, i) => {
    const goes = to[i] === seat ? 'stays' : `goes to ${nameOf(t, to[i])}`
    return `${whose(t, seat, i === 0)} ${goes}`
  })
  return `${listed(ways)}.`
}

function whose({ names, viewer }: Teller, seat: Seat, isFirst: boolean): string {
  if (isFirst) return `${seat === viewer ? 'Your' : `${names[seat]}’s`} hand`
  return seat === viewer ? 'yours' : `${names[seat]}’s`
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
