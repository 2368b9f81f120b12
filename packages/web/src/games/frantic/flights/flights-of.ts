import type { Told } from '@slapwise/card-game'
import type { Anchor } from './anchors.ts'

/** A card on its way: open ones by their face, closed ones as a back. */
export interface Flight {
  readonly face: number | null
  /** Which card it is, if one may know. */
  readonly card?: number
  readonly from: Anchor
  readonly to: Anchor
}

/** As many of a hand fly as one can follow. */
const MOST_OF_A_HAND = 4

const seatOf = (seat: number): Anchor => `seat-${seat}`

const backs = (count: number, from: Anchor, to: Anchor): Flight[] =>
  Array.from({ length: Math.min(count, MOST_OF_A_HAND) }, () => ({ face: null, from, to }))

const open = (faces: readonly number[], from: Anchor, to: Anchor): Flight[] =>
  faces.slice(0, MOST_OF_A_HAND * 2).map((face) => ({ face, from, to }))

/** Cards that change hands: those who may know them see their faces. */
function passed(told: Told, count: number, from: Anchor, to: Anchor, faceOf: FaceOf): Flight[] {
  if (!told.cards) return backs(count, from, to)
  return told.cards.map((card) => ({ face: faceOf(card), card, from, to }))
}

type FaceOf = (card: number) => number

/** Which cards go from where to where when this has happened. */
export function flightsOf(told: Told, faceOf: FaceOf): readonly Flight[] {
  switch (told.kind) {
    case 'played':
    case 'threw-in':
    case 'laid':
      return open([told.face], seatOf(told.seat), 'discard')
    case 'opened':
    case 'turned-up':
      return open([told.face], 'draw', 'discard')
    case 'turned-over':
      return open(told.faces, 'draw', 'discard')
    case 'discarded':
      return open(told.faces, seatOf(told.seat), 'discard')
    case 'dealt':
      return backs(told.count, 'draw', seatOf(told.seat))
    case 'drew':
      return passed(told, told.count, 'draw', seatOf(told.seat), faceOf)
    case 'gave':
    case 'set-aside':
      return passed(told, told.count, seatOf(told.from), seatOf(told.to), faceOf)
    case 'took':
      return passed(told, told.count, seatOf(told.from), seatOf(told.seat), faceOf)
    case 'took-openly':
      return open(told.faces, seatOf(told.from), seatOf(told.seat))
    case 'picked':
      return open(told.faces, 'discard', seatOf(told.seat))
    case 'took-back':
      return open([told.face], 'discard', seatOf(told.seat))
    case 'found':
      return open([told.face], 'draw', seatOf(told.seat))
    case 'swapped-hands': {
      const [one, other] = told.seats.map(seatOf)
      return [...backs(3, one, other), ...backs(3, other, one)]
    }
    case 'passed-hands':
      return told.from.flatMap((from, i) => backs(3, seatOf(from), seatOf(told.to[i])))
    case 'mixed-hands':
      return told.seats.flatMap((seat) => backs(2, seatOf(seat), 'draw'))
    case 'shuffled-onto-pile':
      return told.seats.flatMap((seat) => backs(3, seatOf(seat), 'draw'))
    default:
      return []
  }
}
