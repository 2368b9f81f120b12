import { hasSeat, type Seat } from '@slapwise/kernel'
import { COLOUR_TRAITS, matchesCall } from '../../model/call.ts'
import type { CardKind } from '../../model/card-kind.ts'
import type { Face } from '../../model/face.ts'
import type { Table } from '../../model/table.ts'

/** Card kinds with a feature each that counts them. A new one changes the input of the network: train it (`npm run tune`). */
export const COUNTED_KINDS: readonly string[] = [
  'gift',
  'exchange',
  'second-chance',
  'skip',
  'fantastic',
  'fantastic-four',
  'counterattack',
  'equality',
  'nice-try',
  'fuck-you',
  'colour-swap',
  'curse',
  'do-it-yourself',
  'edison',
  'inequality',
  'lucky-bastard',
  'mimicry',
  'recharge',
  'special-favours',
  'the-end',
  'thief',
  'troublemaker',
  'update',
]

/** Card kinds that the network knows only by their points. */
export const UNCOUNTED_KINDS: readonly string[] = ['number', 'black-number']

const FEATURE_NAMES = [
  'size',
  'inverse size',
  'one',
  'two',
  'three',
  'four',
  'points',
  'unplayable',
  'playable',
  'playable by traits',
  'stuck',
  'can go out',
  'wild',
  'black',
  'black points',
  'numbers',
  'number points',
  'companions',
  'accompanied',
  'lonely',
  'colours',
  'turns to wait',
  'on turn',
  'next on turn',
  'skipped',
  'closed powers',
  'draw pile',
  'call for a colour',
  'call for a number',
  'call for a symbol',
  'call for anything',
  'lasting effects',
  'time bomb',
  'players',
] as const

const FEATURE_INDEX = Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, i])) as Record<
  (typeof FEATURE_NAMES)[number],
  number
>
const FIRST_KIND_INDEX = FEATURE_NAMES.length

export const FEATURE_COUNT = FIRST_KIND_INDEX + COUNTED_KINDS.length
const isWild = ({ family }: CardKind): boolean => family === 'open-wish' || family === 'unique'
const KIND_INDEX = new Map(COUNTED_KINDS.map((id, i) => [id, FIRST_KIND_INDEX + i]))

/** Writes the feature vector of a seat: its hand, and the state of the table. */
export function extractFeatures(table: Table, seat: Seat, features: Float64Array): void {
  features.fill(0)
  extractHandFeatures(table, table.hands[seat], features)
  extractTableFeatures(table, seat, features)
}

function extractHandFeatures(
  { setup: { faces }, call }: Table,
  hand: readonly number[],
  features: Float64Array,
): void {
  const size = hand.length
  let colours = 0
  for (let i = 0; i < size; i++) {
    const face = faces[hand[i]]
    const { kind, points } = face
    features[FEATURE_INDEX.points] += points
    const kindAt = KIND_INDEX.get(kind.id)
    if (kindAt !== undefined) features[kindAt]++
    const wild = isWild(kind)
    const fits = matchesCall(call, face)
    if (kind.unplayable !== null && kind.unplayable(size) !== null) features[FEATURE_INDEX.unplayable]++
    else {
      if (fits) features[FEATURE_INDEX.playable]++
      if (wild) features[FEATURE_INDEX.wild]++
    }
    if (wild) continue
    if (fits) features[FEATURE_INDEX['playable by traits']]++
    if (kind.family === 'black') {
      features[FEATURE_INDEX.black]++
      features[FEATURE_INDEX['black points']] += points
    } else if (kind.family === 'number') {
      features[FEATURE_INDEX.numbers]++
      features[FEATURE_INDEX['number points']] += points
    }
    colours |= face.traits & COLOUR_TRAITS
    const companions = countCompanions(face, faces, hand)
    features[FEATURE_INDEX.companions] += companions
    if (companions > 0) features[FEATURE_INDEX.accompanied]++
    else if (!fits) features[FEATURE_INDEX.lonely]++
  }
  for (; colours !== 0; colours &= colours - 1) features[FEATURE_INDEX.colours]++
  features[FEATURE_INDEX.size] = size
  features[FEATURE_INDEX['inverse size']] = 1 / Math.max(1, size)
  if (size >= 1 && size <= 4) features[FEATURE_INDEX.one + size - 1] = 1
  if (features[FEATURE_INDEX.playable] === 0) features[FEATURE_INDEX.stuck] = 1
  else if (size === 1) features[FEATURE_INDEX['can go out']] = 1
}

function countCompanions(face: Face, faces: readonly Face[], hand: readonly number[]): number {
  let count = -1
  for (let i = 0; i < hand.length; i++) {
    const other = faces[hand[i]]
    if ((other.traits & face.traits) !== 0 && !isWild(other.kind)) count++
  }
  return count
}

function extractTableFeatures(table: Table, seat: Seat, features: Float64Array): void {
  const { call, lasting, hands } = table
  const players = hands.length
  const turnsToWait = ((seat - table.turn) * table.direction + players) % players
  features[FEATURE_INDEX['turns to wait']] = turnsToWait
  if (turnsToWait === 0) features[FEATURE_INDEX['on turn']] = 1
  else if (turnsToWait === 1) features[FEATURE_INDEX['next on turn']] = 1
  if (hasSeat(table.skipped, seat)) features[FEATURE_INDEX.skipped] = 1
  for (const { open } of table.powers[seat]) if (!open) features[FEATURE_INDEX['closed powers']]++
  features[FEATURE_INDEX['draw pile']] = table.drawPile.length / 50
  if (call.colour !== null) features[FEATURE_INDEX['call for a colour']] = 1
  if (call.number !== null) features[FEATURE_INDEX['call for a number']] = 1
  if (call.symbol !== null) features[FEATURE_INDEX['call for a symbol']] = 1
  if (call.anything) features[FEATURE_INDEX['call for anything']] = 1
  features[FEATURE_INDEX['lasting effects']] = lasting.length
  for (const { id, turns } of lasting)
    if (id === 'time-bomb') features[FEATURE_INDEX['time bomb']] = 1 / (1 + turns[seat])
  features[FEATURE_INDEX.players] = 1 / (players - 1)
}
