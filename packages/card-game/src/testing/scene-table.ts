import { addSeat, type Seat, singleSeat, toSeatSet } from '@slapwise/kernel'
import { CALL_ANYTHING, CALL_BLACK, type Call, callForColour, callForNumber } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { CardId } from '../model/face.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { dealHand, playOpeningCard } from '../round/round.ts'
import { createSetup } from '../setup/create-setup.ts'
import { type SettingsInput, settingsSchema } from '../setup/settings.ts'
import { createEmptyTable } from '../table/empty-table.ts'
import { revealCard, setKnowers } from '../table/knowledge.ts'
import { addRuleCard } from '../table/rule-cards.ts'
import { allSeats, seatsAfter } from '../table/seats.ts'
import { setHand } from '../table/shared-lists.ts'
import { faceName, splitNames } from './names.ts'

/** The state of a scene. Cards are named `red 5`, `black 7`, `blue gift`, `red-blue colour swap`, `fantastic four`. */
interface SceneLayout {
  /** In seat order; Ada, Ben and Cem by default. */
  players?: string[]
  /** The version of the rules; the latest by default. */
  version?: number
  /** Cards by player; others have none. */
  hands?: Record<string, string>
  /** All players have just been dealt a full hand: the named cards, and others to fill it up. */
  dealt?: boolean
  /** The draw pile from the top. The rest of the deck lies below these cards, unless the pile has `only` them. */
  draw?: string | { only: string }
  /** The discard pile, from the top. */
  discard?: string
  /** The opening card that the dealer has just turned over; it is resolved before the first turn. */
  opening?: string
  /** From the top; the other events lie below. */
  events?: string
  /** By default, the call of the top card. */
  call?: Colour | number | 'black' | 'anything'
  turn?: string
  /** The number of turns in a row without a drawn card, including the current one. */
  turnsSinceDraw?: number
  dealer?: string
  direction?: 1 | -1
  scores?: Record<string, number>
  /** Power cards by player, open ones with a `!`: `looping, open-hands!`. */
  powers?: Record<string, string>
  /** Power cards from the top of their pile; the rest lies below, unless it is `only` these. */
  powerPile?: string | { only: string }
  /** Rule cards in force by id, oldest first: `thirst, glass-house`. */
  rules?: string
  /** Rule cards from the top of their pile by id; the rest lies below, unless it is `only` these. */
  rulePile?: string | { only: string }
  skipped?: string[]
  /** Lasting effects: remaining turns, players spared by Lucky Bastard, owner, and colour. */
  lasting?: {
    id: string
    turns?: readonly number[]
    spared?: readonly string[]
    owner?: string
    colour?: Colour
  }[]
  /** The seed of the random generator, for draws and shuffles from here on. */
  seed?: string
}

/** The state of a scene, and any settings of the match. */
export interface SceneOptions extends SceneLayout, Omit<Partial<SettingsInput>, 'players'> {}

/** The options that are part of the scene. All others are settings; the schema refuses unknown ones. */
const LAYOUT_KEYS: Readonly<Record<keyof SceneLayout, true>> = {
  players: true,
  version: true,
  hands: true,
  dealt: true,
  draw: true,
  discard: true,
  opening: true,
  events: true,
  call: true,
  turn: true,
  turnsSinceDraw: true,
  dealer: true,
  direction: true,
  scores: true,
  powers: true,
  powerPile: true,
  rules: true,
  rulePile: true,
  skipped: true,
  lasting: true,
  seed: true,
}

function sceneSetupFor(players: number, { rules, version, ...more }: SceneOptions): Setup {
  const settings = Object.fromEntries(Object.entries(more).filter(([name]) => !(name in LAYOUT_KEYS)))
  const ruleCards = rules === undefined ? {} : { ruleCards: 1 }
  return createSetup(settingsSchema.parse({ ...ruleCards, ...settings, players }), version)
}

type SeatOf = (player?: string) => Seat

/** Builds the table of a scene; unnamed cards are at the bottom of the draw pile. */
export function createSceneTable(players: readonly string[], options: SceneOptions): Table {
  const table = createEmptyTable(sceneSetupFor(players.length, options), options.seed ?? 'scene')
  const seatOf = (player = players[0]): Seat => {
    if (!players.includes(player)) throw new Error(`unknown player: ${player}`)
    return players.indexOf(player)
  }
  table.round = 1
  table.turn = seatOf(options.turn)
  table.dealer = seatOf(options.dealer)
  table.direction = options.direction ?? 1
  table.turnsSinceDraw = options.turnsSinceDraw ?? 0
  table.eventPile = stackEvents(table, splitNames(options.events ?? ''))
  for (const [player, score] of Object.entries(options.scores ?? {}))
    table.scores = table.scores.with(seatOf(player), score)
  for (const player of options.skipped ?? []) table.skipped = addSeat(table.skipped, seatOf(player))
  layPowers(table, options, seatOf)
  layLasting(table, options, seatOf)
  layCards(table, options, seatOf)
  return table
}

function layCards(table: Table, options: SceneOptions, seatOf: SeatOf): void {
  const { hands = {}, opening, discard = opening ? '' : 'red 1', draw = '' } = options
  const box = [...table.setup.cards]
  const take = (list: string) =>
    takeByName(splitNames(list), box, (card) => faceName(table.setup.faces[card]))
  for (const [player, list] of Object.entries(hands)) dealTo(table, seatOf(player), take(list))
  table.discardPile = take(discard).reverse()
  for (const card of table.discardPile) revealCard(table, card)
  const colours = table.discardPile.map((card) => table.setup.faces[card].call?.colour ?? null)
  table.lastColour = colours.findLast((colour) => colour !== null) ?? null
  table.call = callFor(table, options.call)
  const [opener] = take(opening ?? '')
  const top = take(typeof draw === 'string' ? draw : draw.only).reverse()
  layRules(table, options)
  table.facts = []
  if (options.dealt) dealRest(table, box)
  table.drawPile = typeof draw === 'string' ? [...box, ...top] : top
  if (opener !== undefined) openRoundWith(table, opener)
}

function dealRest(table: Table, box: CardId[]): void {
  const size = table.rules.handSize ?? table.setup.settings.handSize
  for (const seat of seatsAfter(table, table.dealer)) {
    const named = table.hands[seat]
    dealHand(table, seat, [...named, ...box.splice(0, size - named.length)])
  }
}

function layLasting(table: Table, { lasting = [] }: SceneOptions, seatOf: SeatOf): void {
  table.lasting = lasting.map(({ id, turns = [], spared = [], owner, colour = null }) => {
    if (!(id in table.setup.hooks)) throw new Error(`unknown lasting effect: ${id}`)
    return {
      id,
      owner: seatOf(owner),
      colour,
      turns,
      spared: toSeatSet(spared.map((player) => seatOf(player))),
    }
  })
}

function layPowers(table: Table, { powers = {}, powerPile = '' }: SceneOptions, seatOf: SeatOf): void {
  const box = [...table.setup.powerNumbers]
  const take = (names: readonly string[]) => takeByName(names, box, (power) => table.setup.powers[power].id)
  for (const [player, list] of Object.entries(powers)) {
    const held = splitNames(list).map((name) => ({
      power: take([name.replace('!', '')])[0],
      open: name.endsWith('!'),
    }))
    table.powers = table.powers.with(seatOf(player), held)
    for (const { power, open } of held) {
      const seats = open ? allSeats(table) : singleSeat(seatOf(player))
      table.powersKnownTo = table.powersKnownTo.with(power, seats)
    }
  }
  const top = take(splitNames(typeof powerPile === 'string' ? powerPile : powerPile.only)).reverse()
  table.powerPile = typeof powerPile === 'string' ? [...box, ...top] : top
}

function layRules(table: Table, { rules = '', rulePile = '' }: SceneOptions): void {
  const { ruleCards, ruleCardNumbers } = table.setup
  const box = [...ruleCardNumbers]
  const take = (list: string) => takeByName(splitNames(list), box, (card) => ruleCards[card].id)
  const active = take(rules)
  const top = take(typeof rulePile === 'string' ? rulePile : rulePile.only).reverse()
  table.rulePile = [...(typeof rulePile === 'string' ? box : []), ...top, ...active.toReversed()]
  for (const _ of active) addRuleCard(table)
}

function dealTo(table: Table, seat: Seat, cards: CardId[]): void {
  setHand(table, seat, cards)
  for (const card of cards) setKnowers(table, card, singleSeat(seat))
}

function openRoundWith(table: Table, card: CardId): void {
  table.turn = table.dealer
  table.mayActivate = false
  table.call = CALL_ANYTHING
  playOpeningCard(table, card)
}

function callFor({ setup, discardPile }: Table, call: SceneOptions['call']): Call {
  if (call === undefined) return setup.faces[discardPile.at(-1)!]?.call ?? CALL_ANYTHING
  if (call === 'anything') return CALL_ANYTHING
  if (call === 'black') return CALL_BLACK
  return typeof call === 'number' ? callForNumber(call) : callForColour(call)
}

function stackEvents({ setup }: Table, fromTop: readonly string[]): number[] {
  const events = [...setup.eventNumbers]
  const top = takeByName(fromTop, events, (event) => setup.events[event].id)
  return [...events, ...top.reverse()]
}

/** Removes items from `box` by name and returns them. */
function takeByName(names: readonly string[], box: number[], nameOf: (item: number) => string): number[] {
  return names.map((name) => {
    const at = box.findIndex((item) => nameOf(item) === name)
    if (at < 0) throw new Error(`no card or other item left with this name: ${name}`)
    return box.splice(at, 1)[0]
  })
}
