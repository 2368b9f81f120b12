import { has, type Seat } from '@slapwise/kernel'
import { COLOUR_TRAITS, follows } from '../../model/call.ts'
import type { Face } from '../../model/face.ts'
import type { CardKind } from '../../model/kind.ts'
import type { Table } from '../../model/table.ts'

/** Cards of these kinds are counted each by itself; numbers are counted by their points. */
const KINDS = [
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

const NAMES = [
  'size',
  'inverse size',
  'one',
  'two',
  'three',
  'four',
  'points',
  'dead',
  'playable',
  'playable by traits',
  'stuck',
  'goes out',
  'wild',
  'black',
  'black points',
  'numbers',
  'number points',
  'companions',
  'accompanied',
  'lonely',
  'colours',
  'wait',
  'skipped',
  'closed powers',
  'draw pile',
  'call for a colour',
  'call for a number',
  'call for a symbol',
  'call for anything',
  'lasting',
  'bomb',
  'players',
] as const

const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<(typeof NAMES)[number], number>
const FIRST_KIND = NAMES.length

export const FEATURES = FIRST_KIND + KINDS.length
const isWild = ({ family }: CardKind): boolean => family === 'open-wish' || family === 'unique'
const KIND_AT = new Map(KINDS.map((id, i) => [id, FIRST_KIND + i]))

/** Writes the numbers by which the round is judged for a seat: its hand, and the table that all share. */
export function describe(table: Table, seat: Seat, into: Float64Array): void {
  into.fill(0)
  describeHand(table, table.hands[seat], into)
  describeTable(table, seat, into)
}

function describeHand({ setup: { faces }, call }: Table, hand: readonly number[], into: Float64Array): void {
  const size = hand.length
  let colours = 0
  for (let i = 0; i < size; i++) {
    const face = faces[hand[i]]
    const { kind, points } = face
    into[AT.points] += points
    const kindAt = KIND_AT.get(kind.id)
    if (kindAt !== undefined) into[kindAt]++
    const wild = isWild(kind)
    const fits = follows(call, face)
    if (kind.unplayable !== null && kind.unplayable(size) !== null) into[AT.dead]++
    else {
      if (fits) into[AT.playable]++
      if (wild) into[AT.wild]++
    }
    if (wild) continue
    if (fits) into[AT['playable by traits']]++
    if (kind.family === 'black') {
      into[AT.black]++
      into[AT['black points']] += points
    } else if (kind.family === 'number') {
      into[AT.numbers]++
      into[AT['number points']] += points
    }
    colours |= face.traits & COLOUR_TRAITS
    const companions = companionsOf(face, faces, hand)
    into[AT.companions] += companions
    if (companions > 0) into[AT.accompanied]++
    else if (!fits) into[AT.lonely]++
  }
  for (; colours !== 0; colours &= colours - 1) into[AT.colours]++
  into[AT.size] = size
  into[AT['inverse size']] = 1 / Math.max(1, size)
  if (size >= 1 && size <= 4) into[AT.one + size - 1] = 1
  if (into[AT.playable] === 0) into[AT.stuck] = 1
  else if (size === 1) into[AT['goes out']] = 1
}

function companionsOf(face: Face, faces: readonly Face[], hand: readonly number[]): number {
  let count = -1
  for (let i = 0; i < hand.length; i++) {
    const other = faces[hand[i]]
    if ((other.traits & face.traits) !== 0 && !isWild(other.kind)) count++
  }
  return count
}

function describeTable(table: Table, seat: Seat, into: Float64Array): void {
  const { call, lasting, hands } = table
  const players = hands.length
  into[AT.wait] = ((seat - table.turn) * table.direction + players) % players
  if (has(table.skipped, seat)) into[AT.skipped] = 1
  for (const { open } of table.powers[seat]) if (!open) into[AT['closed powers']]++
  into[AT['draw pile']] = table.drawPile.length / 50
  if (call.colour !== null) into[AT['call for a colour']] = 1
  if (call.number !== null) into[AT['call for a number']] = 1
  if (call.symbol !== null) into[AT['call for a symbol']] = 1
  if (call.anything) into[AT['call for anything']] = 1
  into[AT.lasting] = lasting.length
  for (const { id, turns } of lasting) if (id === 'time-bomb') into[AT.bomb] = 1 / (1 + turns[seat])
  into[AT.players] = 1 / (players - 1)
}
