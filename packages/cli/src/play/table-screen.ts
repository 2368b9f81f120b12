import { styleText } from 'node:util'
import type { Lasting, View } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { print, printRule, unbroken, width } from '../screen.ts'
import { callWords } from '../words/call.ts'
import { colourChip, openHandWords } from '../words/cards.ts'
import { face } from '../words/deeds.ts'
import { listed, nameOf, type Teller } from '../words/teller.ts'
import { titleOf } from '../words/titles.ts'
import type { Asking } from './asking.ts'
import { seatKey } from './options.ts'

/** Everybody at the table, and the pile. */
export function printTable({ teller, view }: Pick<Asking, 'teller' | 'view'>): void {
  const { setup } = teller
  printRule(`Round ${view.round}${setup.limit === null ? '' : `, to ${setup.limit} points`}`)
  printPlayers(teller, view)
  const top = view.discardPile.at(-1)!
  const [pile, call] = ['Pile', 'Call'].map((label) => styleText('bold', label))
  print(
    `  ${pile} ${face(teller, top)}   ${call} ${callWords(setup, view.call, top)}   ${view.drawPile} to draw`,
  )
  printRuleCards(teller, view)
  printSpentPowers(teller, view)
  printOpenHands(teller, view)
  if (view.lasting.some((lasting) => !countsTurns(lasting)))
    print(`  ${styleText('bold', 'Lasting')} ${restOfRound(teller, view)}`)
}

function printRuleCards({ setup }: Teller, { ruleCards }: View): void {
  if (ruleCards.length === 0) return
  const names = ruleCards.map((id) => unbroken(titleOf(setup, id)))
  print(`  ${styleText('bold', 'Rules')} ${names.join(', ')}`)
}

/** Of each player; those of a power are its owner's alone. */
const countsTurns = ({ turns }: Lasting): boolean => turns.length > 1

const isSpared = ({ spared }: Lasting, seat: Seat): boolean => (spared & (1 << seat)) !== 0

/** What lasts without counting turns, and for whom it does not. */
function restOfRound(teller: Teller, { lasting, players }: View): string {
  return lasting
    .filter((effect) => !countsTurns(effect))
    .map((effect) => {
      const { id, owner, colour } = effect
      if (teller.setup.powers.some((power) => power.id === id))
        return `${titleOf(teller.setup, id)}${colour ? ` ${colourChip(colour)}` : ''} (by ${nameOf(teller, owner)})`
      const lucky = players.flatMap((_, seat) => (isSpared(effect, seat) ? nameOf(teller, seat) : []))
      return `${titleOf(teller.setup, effect.id)}${lucky.length > 0 ? ` (not for ${listed(lucky)})` : ''}`
    })
    .join(', ')
}

/** What the others have used; one's own are listed with the hand. */
function printSpentPowers(teller: Teller, { players, seat: viewer }: View): void {
  const spent = players.flatMap(({ powers }, seat) => {
    const open = powers.filter((power) => power !== null).map((power) => titleOf(teller.setup, power))
    return seat === viewer || open.length === 0 ? [] : `${teller.names[seat]} ${open.join(', ')}`
  })
  if (spent.length > 0) print(`  ${styleText('bold', 'Spent')} ${spent.map(unbroken).join('; ')}`)
}

type Column = readonly string[]

const GAP = 3

/** A column for each, from oneself on in the order in which they sit; the arrows point in the order of play. */
function printPlayers(teller: Teller, view: View): void {
  const headings = rowHeadings(teller, view)
  const columns = view.players.map((_, i) => column(teller, view, (view.seat! + i) % view.players.length))
  const room = width() - widthOf(headings)
  for (let from = 0, to = from; from < columns.length; from = to) {
    let used = 0
    while (to < columns.length && (to === from || used + widthOf(columns[to]) + GAP <= room))
      used += widthOf(columns[to++]) + GAP
    headings.forEach((heading, row) => {
      const arrow = row > 0 ? '' : view.direction === 1 ? ' →' : ' ←'
      const cells = columns
        .slice(from, to)
        .map((cell) => cell[row].padStart(widthOf(cell)) + arrow.padEnd(GAP))
      print(unbroken(`${heading.padEnd(widthOf(headings))}${cells.join('')}`))
    })
  }
}

const widthOf = (column: Column): number => Math.max(...column.map(({ length }) => length))

function rowHeadings({ setup }: Teller, { players, lasting }: View): Column {
  return [
    '',
    '  cards ',
    ...(setup.limit === null ? [] : ['  points ']),
    ...(setup.powers.length > 0 ? ['  powers '] : []),
    ...(players.some(({ skipped }) => skipped) ? ['  skipped '] : []),
    ...lasting.filter(countsTurns).map(({ id }) => `  ${titleOf(setup, id)} `),
  ]
}

function column(teller: Teller, view: View, seat: Seat): Column {
  const { cards, skipped, powers } = view.players[seat]
  const key = seat === view.seat ? '' : `${seatKey(view.players.length, view.seat!, seat)} `
  return [
    key + teller.names[seat],
    cards === 1 ? 'one!' : String(cards),
    ...(teller.setup.limit === null ? [] : [String(view.scores[seat])]),
    ...(teller.setup.powers.length > 0 ? [String(powers.filter((power) => power === null).length)] : []),
    ...(view.players.some((player) => player.skipped) ? [skipped ? 'yes' : ''] : []),
    ...view.lasting
      .filter(countsTurns)
      .map((effect) => (isSpared(effect, seat) ? '–' : String(effect.turns[seat]))),
  ]
}

/** While hands lie open. */
export function printOpenHands(teller: Teller, view: View): void {
  view.players.forEach(({ openHand }, seat) => {
    if (!openHand) return
    if (seat === view.seat) print('  Your hand lies open.')
    else print(`  ${styleText('bold', teller.names[seat])}: ${openHandWords(teller.setup, openHand)}`)
  })
}
