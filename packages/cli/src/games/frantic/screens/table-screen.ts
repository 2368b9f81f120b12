import type { LastingEffect, View } from '@slapwise/card-game'
import { formatCall, formatMatchEnd } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { bold, getScreenWidth, print, printSeparator, toNonBreaking } from '../../../terminal/screen.ts'
import { formatOpenHand } from '../chips.ts'
import type { FranticFormatter } from '../formatter.ts'
import { seatKey } from '../options.ts'

/** Prints the players, the piles and the lasting effects. */
export function printTable(formatter: FranticFormatter, view: View): void {
  const { setup, messages, terminalMessages, faceName } = formatter
  const { tableStatus } = messages
  printSeparator(tableStatus.round(view.round, formatMatchEnd(messages, setup)))
  printPlayers(formatter, view)
  const top = view.discardPile.at(-1)!
  const call = formatCall(formatter, view.call, top)
  print(
    `  ${bold(tableStatus.pile)} ${faceName(top)}   ${bold(tableStatus.call)} ${call}   ${tableStatus.toDraw(view.drawPileSize)}`,
  )
  printRuleCards(formatter, view)
  printSpentPowers(formatter, view)
  printOpenHands(formatter, view)
  if (view.lasting.some((lasting) => !countsTurns(lasting)))
    print(`  ${bold(terminalMessages.lastingTitle)} ${formatLastingEffects(formatter, view)}`)
}

function printRuleCards({ title, terminalMessages }: FranticFormatter, { ruleCards }: View): void {
  if (ruleCards.length === 0) return
  const names = ruleCards.map((id) => toNonBreaking(title(id)))
  print(`  ${bold(terminalMessages.rulesTitle)} ${names.join(', ')}`)
}

/** Events count turns for each player; powers only for their owner. */
const countsTurns = ({ turns }: LastingEffect): boolean => turns.length > 1

const isExempt = ({ spared }: LastingEffect, seat: Seat): boolean => (spared & (1 << seat)) !== 0

/** Lasting effects without a turn counter, with the players who are exempt. */
function formatLastingEffects(formatter: FranticFormatter, { lasting, players }: View): string {
  return lasting
    .filter((effect) => !countsTurns(effect))
    .map((effect) => {
      const { id, owner, colour } = effect
      const title = formatter.title(id)
      if (formatter.setup.powers.some((power) => power.id === id))
        return formatter.terminalMessages.effectBy(
          colour ? `${title} ${formatter.colourName(colour)}` : title,
          formatter.playerName(owner),
        )
      const lucky = players.flatMap((_, seat) => (isExempt(effect, seat) ? formatter.playerName(seat) : []))
      return lucky.length > 0
        ? formatter.terminalMessages.effectNotFor(title, formatter.cliMessages.formatList(lucky))
        : title
    })
    .join(', ')
}

/** The spent power cards of the others; the viewer's own are printed with the hand. */
function printSpentPowers(formatter: FranticFormatter, { players, seat: viewer }: View): void {
  const spent = players.flatMap(({ powers }, seat) => {
    const open = powers.filter((power) => power !== null).map((power) => formatter.title(power))
    return seat === viewer || open.length === 0 ? [] : `${formatter.playerNames[seat]} ${open.join(', ')}`
  })
  if (spent.length > 0)
    print(`  ${bold(formatter.terminalMessages.spentPowersTitle)} ${spent.map(toNonBreaking).join('; ')}`)
}

type Column = readonly string[]

const GAP = 3

/** One column per player, from the viewer on in seat order; the arrows point in the direction of play. */
function printPlayers(formatter: FranticFormatter, view: View): void {
  const headings = rowHeadings(formatter, view)
  const columns = view.players.map((_, i) =>
    column(formatter, view, ((view.seat ?? 0) + i) % view.players.length),
  )
  const room = getScreenWidth() - widthOf(headings)
  for (let from = 0, to = from; from < columns.length; from = to) {
    let used = 0
    while (to < columns.length && (to === from || used + widthOf(columns[to]) + GAP <= room))
      used += widthOf(columns[to++]) + GAP
    headings.forEach((heading, row) => {
      const arrow = row > 0 ? '' : view.direction === 1 ? ' →' : ' ←'
      const cells = columns
        .slice(from, to)
        .map((cell) => cell[row].padStart(widthOf(cell)) + arrow.padEnd(GAP))
      print(toNonBreaking(`${heading.padEnd(widthOf(headings))}${cells.join('')}`))
    })
  }
}

const widthOf = (column: Column): number => Math.max(...column.map(({ length }) => length))

function rowHeadings(
  { setup, terminalMessages, title }: FranticFormatter,
  { players, lasting }: View,
): Column {
  return [
    '',
    `  ${terminalMessages.rows.cards} `,
    ...(setup.limit === null ? [] : [`  ${terminalMessages.rows.points} `]),
    ...(setup.powers.length > 0 ? [`  ${terminalMessages.rows.powers} `] : []),
    ...(players.some(({ skipped }) => skipped) ? [`  ${terminalMessages.rows.skipped} `] : []),
    ...lasting.filter(countsTurns).map(({ id }) => `  ${title(id)} `),
  ]
}

function column(formatter: FranticFormatter, view: View, seat: Seat): Column {
  const { cards, skipped, powers } = view.players[seat]
  const key = seat === view.seat ? '' : `${seatKey(view.players.length, view.seat ?? 0, seat)} `
  return [
    key + formatter.playerNames[seat],
    cards === 1 ? formatter.terminalMessages.oneCardLeft : String(cards),
    ...(formatter.setup.limit === null ? [] : [String(view.scores[seat])]),
    ...(formatter.setup.powers.length > 0 ? [String(powers.filter((power) => power === null).length)] : []),
    ...(view.players.some((player) => player.skipped) ? [skipped ? formatter.messages.answer.yes : ''] : []),
    ...view.lasting
      .filter(countsTurns)
      .map((effect) => (isExempt(effect, seat) ? '–' : String(effect.turns[seat]))),
  ]
}

/** Prints the hands that lie open. */
export function printOpenHands(formatter: FranticFormatter, view: View): void {
  view.players.forEach(({ openHand }, seat) => {
    if (!openHand) return
    if (seat === view.seat) print(`  ${formatter.terminalMessages.ownHandOpen}`)
    else print(`  ${bold(formatter.playerNames[seat])}: ${formatOpenHand(formatter, openHand)}`)
  })
}
