import type { Traits } from '../model/call.ts'
import type { Face } from '../model/face.ts'
import handOdds from './hand-odds.json' with { type: 'json' }

/** The largest hands of each column but the last one. */
const LARGEST_HANDS = [1, 2, 3, 5, 8]

/** Each column twice: for cards that do not fit the call, then for those that do. */
export const HAND_ODDS_COLUMNS = 2 * (LARGEST_HANDS.length + 1)

/** Higher odds are cut off: `MAX_HAND_ODDS` is also the number of draws that each card of a hand takes on average. */
export const MAX_HAND_ODDS = 3

/** Cards with the same key have the same odds. */
export const handOddsKey = ({ kind, number }: Face): string =>
  number === null ? kind.id : `${kind.id} ${number}`

export function handOddsColumn(face: Face, handSize: number, callTraits: Traits): number {
  const size = LARGEST_HANDS.findIndex((largest) => handSize <= largest)
  const column = size < 0 ? LARGEST_HANDS.length : size
  return (face.traits & callTraits) === 0 ? column : column + HAND_ODDS_COLUMNS / 2
}

const ODDS_BY_KEY: Readonly<Record<string, readonly number[]>> = handOdds.odds
const NO_PREFERENCE = new Array<number>(HAND_ODDS_COLUMNS).fill(1)
const rowsByFace = new WeakMap<Face, readonly number[]>()

/**
 * How often a card is in a hand of this size, relative to its share of all cards that a player cannot see. Hands are no
 * random samples: players get rid of high cards and keep some others, and a card that fits the call would often have
 * been played. Fitted to matches between sly players by `npm run tune-hand-odds`.
 */
export function handOddsOf(face: Face, handSize: number, callTraits: Traits): number {
  let row = rowsByFace.get(face)
  if (!row) {
    row = ODDS_BY_KEY[handOddsKey(face)] ?? NO_PREFERENCE
    rowsByFace.set(face, row)
  }
  return row[handOddsColumn(face, handSize, callTraits)]
}
