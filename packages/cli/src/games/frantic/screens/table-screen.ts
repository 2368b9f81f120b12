import type { LastingEffect, View } from '@slapwise/card-game'
import { formatCall, formatMatchEnd } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { bold, getScreenWidth, print, printSeparator, toNonBreaking } from '../../../terminal/screen.ts'
import { formatOpenHand } from '../chips.ts'
import type { FranticFormatter } from '../formatter.ts'
import { seatKey } from '../options.ts'

/** Everybody at the table, and the pile. */
export function printTable(teller: FranticFormatter, view: View): void {
  const { setup, messages: words, terminalMessages: texts, faceName: face } = teller
  const { tableStatus: lies } = words
  printSeparator(lies.round(view.round, formatMatchEnd(words, setup)))
  printPlayers(teller, view)
  const top = view.discardPile.at(-1)!
  const call = formatCall(teller, view.call, top)
  print(`  ${bold(lies.pile)} ${face(top)}   ${bold(lies.call)} ${call}   ${lies.toDraw(view.drawPile)}`)
  printRuleCards(teller, view)
  printSpentPowers(teller, view)
  printOpenHands(teller, view)
  if (view.lasting.some((lasting) => !countsTurns(lasting)))
    print(`  ${bold(texts.lastingTitle)} ${formatLastingEffects(teller, view)}`)
}

function printRuleCards({ title, terminalMessages: texts }: FranticFormatter, { ruleCards }: View): void {
  if (ruleCards.length === 0) return
  const names = ruleCards.map((id) => toNonBreaking(title(id)))
  print(`  ${bold(texts.rulesTitle)} ${names.join(', ')}`)
}

/** Of each player; those of a power are its owner's alone. */
const countsTurns = ({ turns }: LastingEffect): boolean => turns.length > 1

const isExempt = ({ spared }: LastingEffect, seat: Seat): boolean => (spared & (1 << seat)) !== 0

/** What lasts without counting turns, and for whom it does not. */
function formatLastingEffects(teller: FranticFormatter, { lasting, players }: View): string {
  return lasting
    .filter((effect) => !countsTurns(effect))
    .map((effect) => {
      const { id, owner, colour } = effect
      const title = teller.title(id)
      if (teller.setup.powers.some((power) => power.id === id))
        return teller.terminalMessages.effectBy(
          colour ? `${title} ${teller.colourName(colour)}` : title,
          teller.playerName(owner),
        )
      const lucky = players.flatMap((_, seat) => (isExempt(effect, seat) ? teller.playerName(seat) : []))
      return lucky.length > 0
        ? teller.terminalMessages.effectNotFor(title, teller.cliMessages.formatList(lucky))
        : title
    })
    .join(', ')
}

/** What the others have used; one's own are listed with the hand. */
function printSpentPowers(teller: FranticFormatter, { players, seat: viewer }: View): void {
  const spent = players.flatMap(({ powers }, seat) => {
    const open = powers.filter((power) => power !== null).map((power) => teller.title(power))
    return seat === viewer || open.length === 0 ? [] : `${teller.playerNames[seat]} ${open.join(', ')}`
  })
  if (spent.length > 0)
    print(`  ${bold(teller.terminalMessages.spentPowersTitle)} ${spent.map(toNonBreaking).join('; ')}`)
}

type Column = readonly string[]

const GAP = 3

/** A column for each, from oneself on in the order in which they sit; the arrows point in the order of play. */
function printPlayers(teller: FranticFormatter, view: View): void {
  const headings = rowHeadings(teller, view)
  const columns = view.players.map((_, i) =>
    column(teller, view, ((view.seat ?? 0) + i) % view.players.length),
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
  { setup, terminalMessages: texts, title }: FranticFormatter,
  { players, lasting }: View,
): Column {
  return [
    '',
    `  ${texts.rows.cards} `,
    ...(setup.limit === null ? [] : [`  ${texts.rows.points} `]),
    ...(setup.powers.length > 0 ? [`  ${texts.rows.powers} `] : []),
    ...(players.some(({ skipped }) => skipped) ? [`  ${texts.rows.skipped} `] : []),
    ...lasting.filter(countsTurns).map(({ id }) => `  ${title(id)} `),
  ]
}

function column(teller: FranticFormatter, view: View, seat: Seat): Column {
  const { cards, skipped, powers } = view.players[seat]
  const key = seat === view.seat ? '' : `${seatKey(view.players.length, view.seat ?? 0, seat)} `
  return [
    key + teller.playerNames[seat],
    cards === 1 ? teller.terminalMessages.oneCardLeft : String(cards),
    ...(teller.setup.limit === null ? [] : [String(view.scores[seat])]),
    ...(teller.setup.powers.length > 0 ? [String(powers.filter((power) => power === null).length)] : []),
    ...(view.players.some((player) => player.skipped) ? [skipped ? teller.messages.answer.yes : ''] : []),
    ...view.lasting
      .filter(countsTurns)
      .map((effect) => (isExempt(effect, seat) ? '–' : String(effect.turns[seat]))),
  ]
}

/** While hands lie open. */
export function printOpenHands(teller: FranticFormatter, view: View): void {
  view.players.forEach(({ openHand }, seat) => {
    if (!openHand) return
    if (seat === view.seat) print(`  ${teller.terminalMessages.ownHandOpen}`)
    else print(`  ${bold(teller.playerNames[seat])}: ${formatOpenHand(teller, openHand)}`)
  })
}
