import { type Seat, type SeatSet, singleSeat } from '@slapwise/kernel'
import type { CardId, KindIndex } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { startRound } from '../round/round.ts'
import { createSetup } from '../setup/create-setup.ts'
import { type SettingsInput, settingsSchema } from '../setup/settings.ts'
import { createEmptyTable } from '../table/empty-table.ts'
import { encodePlacedCard } from '../table/placed-card.ts'
import { allSeats } from '../table/seats.ts'
import { ownHand, ownKnowledge, ownSpaces, ownTokens } from '../table/shared-lists.ts'
import { findKindByName, parsePlacedCard, splitNames } from './names.ts'

/** The state of a scene. By default, tokens are on the start, hands and board are empty. */
export interface SceneOptions extends Omit<Partial<SettingsInput>, 'players'> {
  /** Ada, Ben and Cem by default. */
  players?: string[]
  tokens?: Record<string, number>
  /** Cards on the board by space: `stop`, `push up`, `push up over snail`. */
  on?: Record<number, string>
  /** Cards by player: `skip, block`. */
  hands?: Record<string, string>
  /** Cards in hand that all players know. */
  openHands?: Record<string, string>
  /** From the top; the rest of the deck lies below, kinds without effect first, unless it is `only` these. */
  draw?: string | { only: string }
  turn?: string
  /** Numbered teleports that have been moved: `{ 3: 17 }`. */
  teleports?: Record<number, number>
  /** The next rolls of all dice, in order; later rolls are random. */
  dice?: number[]
  scores?: Record<string, number>
  /** The number of turns in a row without a drawn card, including the current one. */
  turnsSinceDraw?: number
  /** Starts with a dealt round before anything is placed; only players, dice, scores and settings are used. */
  dealt?: boolean
  seed?: string
}

const LAYOUT_KEYS = [
  'players',
  'tokens',
  'on',
  'hands',
  'openHands',
  'draw',
  'turn',
  'teleports',
  'dice',
  'scores',
  'turnsSinceDraw',
  'dealt',
  'seed',
]

export function createSceneTable(players: readonly string[], options: SceneOptions): Table {
  const settings = Object.fromEntries(Object.entries(options).filter(([name]) => !LAYOUT_KEYS.includes(name)))
  const setup = createSetup(settingsSchema.parse({ ...settings, players: players.length }))
  const table = createEmptyTable(setup, options.seed ?? 'scene')
  const seatOf = (player: string): Seat => {
    if (!players.includes(player)) throw new Error(`unknown player: ${player}`)
    return players.indexOf(player)
  }
  table.facts = []
  table.loadedDice = options.dice ?? []
  for (const [player, score] of Object.entries(options.scores ?? {}))
    table.scores = table.scores.with(seatOf(player), score)
  if (options.dealt) startRound(table)
  else layOut(table, options, seatOf)
  return table
}

function layOut(table: Table, options: SceneOptions, seatOf: (player: string) => Seat): void {
  table.round = 1
  table.turnsSinceDraw = options.turnsSinceDraw ?? 0
  table.turn = options.turn === undefined ? 0 : seatOf(options.turn)
  for (const [player, space] of Object.entries(options.tokens ?? {})) ownTokens(table)[seatOf(player)] = space
  for (const [number, space] of Object.entries(options.teleports ?? {}))
    table.teleports = table.teleports.with(Number(number) - 1, space)
  layCards(table, options, seatOf)
}

function layCards(table: Table, options: SceneOptions, seatOf: (player: string) => Seat): void {
  const { on = {}, hands = {}, openHands = {}, draw = '' } = options
  const box = table.setup.cards.slice()
  for (const [space, cards] of Object.entries(on)) layOn(table, Number(space), cards, box)
  for (const [player, list] of Object.entries(hands)) {
    const seat = seatOf(player)
    layInHand(table, seat, list, box, singleSeat(seat))
  }
  for (const [player, list] of Object.entries(openHands))
    layInHand(table, seatOf(player), list, box, allSeats(table))
  const names = splitNames(typeof draw === 'string' ? draw : draw.only)
  const top = names.map((name) => takeByKind(table, box, findKindByName(name))).reverse()
  if (typeof draw === 'string') table.drawPile = [...box.toReversed(), ...top]
  else {
    table.drawPile = top
    table.discardPile = box
    for (const card of box) ownKnowledge(table)[card] = allSeats(table)
  }
}

function layInHand(table: Table, seat: Seat, list: string, box: CardId[], knownTo: SeatSet): void {
  for (const name of splitNames(list)) {
    const card = takeByKind(table, box, findKindByName(name))
    ownKnowledge(table)[card] = knownTo
    ownHand(table, seat).push(card)
  }
}

function layOn(table: Table, space: number, cards: string, box: CardId[]): void {
  if (!(space in table.spaces)) throw new Error(`unknown space: ${space}`)
  ownSpaces(table)[space] = cards
    .split(' over ')
    .reverse()
    .map((name) => {
      const { kind, direction } = parsePlacedCard(name.trim())
      const card = takeByKind(table, box, kind)
      ownKnowledge(table)[card] = allSeats(table)
      return encodePlacedCard(card, direction)
    })
}

function takeByKind({ setup }: Table, box: CardId[], kind: KindIndex): CardId {
  const at = box.findIndex((card) => setup.kindOfCard[card] === kind)
  if (at < 0) throw new Error(`no card of this kind left: ${setup.kinds[kind].id}`)
  return box.splice(at, 1)[0]
}
