import {
  addSeat,
  type EncodedField,
  NO_SEATS,
  type Seat,
  type SeatSet,
  shuffled,
  singleSeat,
} from '@slapwise/kernel'
import type { CardId, Face } from '../model/face.ts'
import type { HeldPower, PowerId, PowerKind } from '../model/power-kind.ts'
import type { Table } from '../model/table.ts'
import { allSeats, seatsAfter } from './seats.ts'
import { playCard } from './verbs.ts'

/** The number of power cards dealt to each player. */
export const POWERS_DEALT = 2

/** An answer encodes a card and the slot of the power card activated with it as one number. */
const POWER_SLOT_FACTOR = 256

const encodePlay = (card: CardId, slot: number): number => card + POWER_SLOT_FACTOR * (slot + 1)
export const decodeCard = (answer: number): CardId => (answer < 0 ? answer : answer % POWER_SLOT_FACTOR)
export const decodePowerSlot = (answer: number): number => Math.floor(answer / POWER_SLOT_FACTOR) - 1

/** Describes the encoding of a play for the catalogue: power 0 is none, 1 the first of one’s own. */
export const PLAY_FIELDS: readonly EncodedField[] = [
  { name: 'card', multiplier: 1, size: POWER_SLOT_FACTOR, lookup: 'cards' },
  { name: 'power', multiplier: POWER_SLOT_FACTOR, size: null, lookup: null },
]

/** Adds, for each playable card, the plays that activate a power card with it; out of turn there are none. */
export function addPowerPlays(table: Table, seat: Seat, cards: CardId[]): number[] {
  const held = table.powers[seat]
  if (!table.mayActivate || seat !== table.turn || held.length === 0) return cards
  const { faces, powers } = table.setup
  const alone = cards.length
  for (let slot = 0; slot < held.length; slot++) {
    if (held[slot].open) continue
    const power = powers[held[slot].power]
    for (let i = 0; i < alone; i++)
      if (canPowerGoWith(power, faces[cards[i]])) cards.push(encodePlay(cards[i], slot))
  }
  return cards
}

const canPowerGoWith = ({ canGoWith }: PowerKind, face: Face): boolean =>
  !face.kind.excludesPowers && (canGoWith === undefined || canGoWith(face))

/** Plays a card and opens the power card activated with it. */
export function playWithPower(table: Table, seat: Seat, answer: number): CardId {
  const card = decodeCard(answer)
  playCard(table, seat, card)
  if (answer >= POWER_SLOT_FACTOR) activate(table, seat, decodePowerSlot(answer))
  return card
}

function activate(table: Table, seat: Seat, slot: number): void {
  const { power } = table.powers[seat][slot]
  setPower(table, seat, slot, { power, open: true })
  table.playedPower = power
  table.mayActivate = false
  table.powerUsed = power
  addPowerKnowers(table, power, allSeats(table))
  table.facts?.push({ publicPart: { kind: 'activated', seat, power: table.setup.powers[power].id } })
}

function addPowerKnowers(table: Table, power: PowerId, seats: SeatSet): void {
  table.powersKnownTo = table.powersKnownTo.with(power, table.powersKnownTo[power] | seats)
}

function setPower(table: Table, seat: Seat, slot: number, held: HeldPower): void {
  table.powers = table.powers.with(seat, table.powers[seat].with(slot, held))
}

/** A used power card can be activated again. */
export function turnFaceDown(table: Table, seat: Seat, slot: number): void {
  const { power } = table.powers[seat][slot]
  setPower(table, seat, slot, { power, open: false })
  table.facts?.push({ publicPart: { kind: 'recharged', seat, power: table.setup.powers[power].id } })
}

/** Two face-down power cards for each player, at the start of a round. */
export function dealPowers(table: Table): void {
  table.powers = table.powers.map(() => [])
  table.powerPile = shuffled(table.random, table.setup.powerNumbers)
  table.powersKnownTo = table.powersKnownTo.map(() => NO_SEATS)
  for (const seat of seatsAfter(table, table.dealer)) drawPowers(table, seat, POWERS_DEALT)
}

/** Draws up to `count` face-down power cards. */
export function drawPowers(table: Table, seat: Seat, count: number): void {
  const powers = table.powerPile.slice(-count)
  if (powers.length === 0) return
  table.powerPile = table.powerPile.slice(0, -count)
  const drawn = powers.map((power) => ({ power, open: false }))
  table.powers = table.powers.with(seat, table.powers[seat].concat(drawn))
  table.powersKnownTo = table.powersKnownTo.map((seats, power) =>
    powers.includes(power) ? addSeat(seats, seat) : seats,
  )
  table.facts?.push({
    publicPart: { kind: 'drew-powers', seat, count: powers.length },
    secretPart: { visibleTo: singleSeat(seat), powers },
  })
}

/** Two players exchange one power card each; both lie face down afterwards. */
export function swapPowers(
  table: Table,
  [a, b]: readonly [Seat, Seat],
  [slotA, slotB]: readonly [number, number],
): void {
  const { power: powerA } = table.powers[a][slotA]
  const { power: powerB } = table.powers[b][slotB]
  setPower(table, a, slotA, { power: powerB, open: false })
  setPower(table, b, slotB, { power: powerA, open: false })
  addPowerKnowers(table, powerA, singleSeat(b))
  addPowerKnowers(table, powerB, singleSeat(a))
  table.facts?.push({ publicPart: { kind: 'swapped-powers', seats: [a, b] } })
}

/** Returns power cards to the pile, which is shuffled. */
export function returnPowers(table: Table, seat: Seat, slots: readonly number[]): void {
  if (slots.length === 0) return
  const held = table.powers[seat]
  table.powerPile = shuffled(table.random, [...table.powerPile, ...slots.map((slot) => held[slot].power)])
  table.powersKnownTo = table.powersKnownTo.map((seats, power) =>
    table.powerPile.includes(power) ? NO_SEATS : seats,
  )
  table.powers = table.powers.with(
    seat,
    held.filter((_, slot) => !slots.includes(slot)),
  )
  table.facts?.push({ publicPart: { kind: 'returned-powers', seat, count: slots.length } })
}
