import type { Seat } from '@slapwise/kernel'
import { ANYTHING, type Call, callForColour, callForNumber } from '../call.ts'
import type { Colour } from '../colours.ts'
import type { CardId } from '../face.ts'
import { emptyTable } from '../game.ts'
import { everyone, only, seatSet } from '../seats.ts'
import { type SettingsInput, settingsSchema } from '../settings.ts'
import { setUp } from '../setup.ts'
import type { Table } from '../table.ts'
import { carryOut } from '../turn.ts'
import { layOnPile } from '../verbs.ts'
import { nameOfFace, splitNames } from './names.ts'

export interface SceneSetting extends Omit<Partial<SettingsInput>, 'players'> {
  /** In seat order. */
  players?: string[]
  /** Cards by player; who is not named holds none. */
  hands?: Record<string, string>
  /** From the top; the rest of the deck lies below, unless it is `only` these. */
  draw?: string | { only: string }
  /** From the top. */
  discard?: string
  /** A card that the dealer has just turned over to open the round: it comes first, before any turn. */
  opening?: string
  /** From the top; the other events lie below. */
  events?: string
  /** By default what the top of the discard pile calls for. */
  call?: Colour | number | 'anything'
  turn?: string
  dealer?: string
  direction?: 1 | -1
  scores?: Record<string, number>
  skipped?: string[]
  /** Effects that last, with the turns each seat has left and the players that luck kept out of them. */
  lasting?: { id: string; turns?: readonly number[]; spared?: readonly string[] }[]
  seed?: string
}

/** Lays the cards out as the setting says, and the rest below the draw pile. */
export function setTable(players: readonly string[], setting: SceneSetting): Table {
  const { edition, sets, limit, handSize, draw = '', opening, seed = 'scene' } = setting
  const table = emptyTable(
    setUp(settingsSchema.parse({ players: players.length, edition, sets, limit, handSize })),
    seed,
  )
  const seatOf = (player = players[0]): Seat => {
    if (!players.includes(player)) throw new Error(`Nobody here is called ${player}.`)
    return players.indexOf(player)
  }
  const box = [...table.setup.cards]
  const take = (list: string) =>
    takeNamed(splitNames(list), box, (card) => nameOfFace(table.setup.faces[card]))
  for (const [player, list] of Object.entries(setting.hands ?? {})) dealTo(table, seatOf(player), take(list))
  table.discardPile = take(setting.discard ?? (opening ? '' : 'red 1')).reverse()
  for (const card of table.discardPile) table.knownTo[card] = everyone(table)
  const [opener] = take(opening ?? '')
  const top = take(typeof draw === 'string' ? draw : draw.only).reverse()
  table.drawPile = typeof draw === 'string' ? [...box, ...top] : top
  table.eventPile = stackEvents(table, splitNames(setting.events ?? ''))
  table.call = callFor(table, setting.call)
  table.turn = seatOf(setting.turn)
  table.dealer = seatOf(setting.dealer)
  table.direction = setting.direction ?? 1
  table.round = 1
  table.scores = players.map((player) => setting.scores?.[player] ?? 0)
  for (const player of setting.skipped ?? []) table.skipped |= only(seatOf(player))
  table.lasting = (setting.lasting ?? []).map(({ id, turns = [], spared = [] }) => ({
    id,
    turns,
    spared: seatSet(spared.map(seatOf)),
  }))
  if (opener !== undefined) openWith(table, opener)
  return table
}

function dealTo(table: Table, seat: Seat, cards: CardId[]): void {
  table.hands[seat] = cards
  for (const card of cards) table.knownTo[card] = only(seat)
}

function openWith(table: Table, card: CardId): void {
  table.turn = table.dealer
  table.call = ANYTHING
  layOnPile(table, card)
  carryOut(table, card)
}

function callFor({ setup, discardPile }: Table, call: SceneSetting['call']): Call {
  if (call === undefined) return setup.faces[discardPile.at(-1)!]?.call ?? ANYTHING
  if (call === 'anything') return ANYTHING
  return typeof call === 'number' ? callForNumber(call) : callForColour(call)
}

function stackEvents({ setup }: Table, fromTop: readonly string[]): number[] {
  const events = [...setup.eventNumbers]
  const top = takeNamed(fromTop, events, (event) => setup.events[event].id)
  return [...events, ...top.reverse()]
}

/** Takes things out of a box by their names. */
function takeNamed(names: readonly string[], box: number[], nameOf: (thing: number) => string): number[] {
  return names.map((name) => {
    const at = box.findIndex((thing) => nameOf(thing) === name)
    if (at < 0) throw new Error(`There is no ${name} (left).`)
    return box.splice(at, 1)[0]
  })
}
