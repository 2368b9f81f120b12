import type { Seat } from '@slapwise/kernel'
import { emptyTable } from '../card-rules.ts'
import { ANYTHING, type Call, callForColour, callForNumber } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'
import { carryOut } from '../round/turn.ts'
import { setUp } from '../setup/set-up.ts'
import { type SettingsInput, settingsSchema } from '../setup/settings.ts'
import { addRuleCard } from '../table/rule-cards.ts'
import { everyone, only, plus, seatSet } from '../table/seats.ts'
import { layOnPile } from '../table/verbs.ts'
import { nameOfFace, splitNames } from './names.ts'

export interface SceneSetting extends Omit<Partial<SettingsInput>, 'players'> {
  /** In seat order. */
  players?: string[]
  /** Of the rules; by default the newest. */
  version?: number
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
  /** Turns in a row without a card from the draw pile, with the one that begins. */
  turnsSinceDraw?: number
  dealer?: string
  direction?: 1 | -1
  scores?: Record<string, number>
  /** Power cards by player, open ones with a `!`: `looping, open-hands!`. */
  powers?: Record<string, string>
  /** Power cards from the top of their pile; the rest lies below, unless it is `only` these. */
  powerPile?: string | { only: string }
  /** Rule cards in force, oldest first, and those on top of their pile; the rest lies below, unless it is `only` these. */
  rules?: string
  rulePile?: string | { only: string }
  skipped?: string[]
  /** Effects that last, with the turns that are left, the players that luck kept out, who started it, its colour. */
  lasting?: {
    id: string
    turns?: readonly number[]
    spared?: readonly string[]
    owner?: string
    colour?: Colour
  }[]
  seed?: string
}

/** What of a setting belongs to the settings of a match; the rest lays out its table. */
const settingsIn = ({ edition, sets, limit, handSize, purple, ruleCards, ...more }: SceneSetting) => ({
  edition,
  sets,
  limit,
  handSize,
  purple,
  ruleCards: ruleCards ?? (more.rules === undefined ? undefined : 1),
  withoutRuleCards: more.withoutRuleCards,
  ownRuleCards: more.ownRuleCards,
  doItYourself: more.doItYourself,
  pandorasBox: more.pandorasBox,
})

/** Lays the cards out as the setting says, and the rest below the draw pile. */
export function setTable(players: readonly string[], setting: SceneSetting): Table {
  const { draw = '', opening, seed = 'scene' } = setting
  const table = emptyTable(
    setUp(settingsSchema.parse({ ...settingsIn(setting), players: players.length }), setting.version),
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
  table.turnsSinceDraw = setting.turnsSinceDraw ?? 0
  table.dealer = seatOf(setting.dealer)
  table.direction = setting.direction ?? 1
  table.round = 1
  table.scores = players.map((player) => setting.scores?.[player] ?? 0)
  for (const player of setting.skipped ?? []) table.skipped = plus(table.skipped, seatOf(player))
  table.lasting = (setting.lasting ?? []).map(({ id, turns = [], spared = [], owner, colour = null }) => ({
    id,
    owner: seatOf(owner),
    colour,
    turns,
    spared: seatSet(spared.map(seatOf)),
  }))
  layPowers(table, setting, seatOf)
  layRules(table, setting)
  if (opener !== undefined) openWith(table, opener)
  return table
}

function layPowers(
  table: Table,
  { powers = {}, powerPile = '' }: SceneSetting,
  seatOf: (name: string) => Seat,
): void {
  const box = [...table.setup.powerNumbers]
  const take = (names: readonly string[]) => takeNamed(names, box, (power) => table.setup.powers[power].id)
  for (const [player, list] of Object.entries(powers)) {
    const held = splitNames(list).map((name) => ({
      power: take([name.replace('!', '')])[0],
      open: name.endsWith('!'),
    }))
    table.powers = table.powers.with(seatOf(player), held)
    for (const { power, open } of held) {
      const seats = open ? everyone(table) : only(seatOf(player))
      table.powersKnownTo = table.powersKnownTo.with(power, seats)
    }
  }
  const top = take(splitNames(typeof powerPile === 'string' ? powerPile : powerPile.only)).reverse()
  table.powerPile = typeof powerPile === 'string' ? [...box, ...top] : top
}

function layRules(table: Table, { rules = '', rulePile = '' }: SceneSetting): void {
  const { ruleCards, ruleCardNumbers } = table.setup
  const box = [...ruleCardNumbers]
  const take = (list: string) => takeNamed(splitNames(list), box, (card) => ruleCards[card].id)
  const active = take(rules)
  const top = take(typeof rulePile === 'string' ? rulePile : rulePile.only).reverse()
  table.rulePile = [...(typeof rulePile === 'string' ? box : []), ...top, ...active.toReversed()]
  for (const _ of active) addRuleCard(table)
}

function dealTo(table: Table, seat: Seat, cards: CardId[]): void {
  table.hands[seat] = cards
  for (const card of cards) table.knownTo[card] = only(seat)
}

function openWith(table: Table, card: CardId): void {
  table.turn = table.dealer
  table.mayActivate = false
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
