import type { Lasting, View } from '@slapwise/card-game'
import { callIn, matchEnd } from '@slapwise/card-game/words'
import type { Seat } from '@slapwise/kernel'
import { bold, print, printRule, unbroken, width } from '../../../terminal/screen.ts'
import { openHandWords } from '../chips.ts'
import { seatKey } from '../options.ts'
import type { Teller } from '../teller.ts'

/** Everybody at the table, and the pile. */
export function printTable(teller: Teller, view: View): void {
  const { setup, words, texts, face } = teller
  const { lies } = words
  printRule(lies.round(view.round, matchEnd(words, setup)))
  printPlayers(teller, view)
  const top = view.discardPile.at(-1)!
  const call = callIn(teller, view.call, top)
  print(`  ${bold(lies.pile)} ${face(top)}   ${bold(lies.call)} ${call}   ${lies.toDraw(view.drawPile)}`)
  printRuleCards(teller, view)
  printSpentPowers(teller, view)
  printOpenHands(teller, view)
  if (view.lasting.some((lasting) => !countsTurns(lasting)))
    print(`  ${bold(texts.lasting)} ${restOfRound(teller, view)}`)
}

function printRuleCards({ title, texts }: Teller, { ruleCards }: View): void {
  if (ruleCards.length === 0) return
  const names = ruleCards.map((id) => unbroken(title(id)))
  print(`  ${bold(texts.rules)} ${names.join(', ')}`)
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
      const title = teller.title(id)
      if (teller.setup.powers.some((power) => power.id === id))
        return teller.texts.by(colour ? `${title} ${teller.ink(colour)}` : title, teller.who(owner))
      const lucky = players.flatMap((_, seat) => (isSpared(effect, seat) ? teller.who(seat) : []))
      return lucky.length > 0 ? teller.texts.notFor(title, teller.lexicon.listed(lucky)) : title
    })
    .join(', ')
}

/** What the others have used; one's own are listed with the hand. */
function printSpentPowers(teller: Teller, { players, seat: viewer }: View): void {
  const spent = players.flatMap(({ powers }, seat) => {
    const open = powers.filter((power) => power !== null).map((power) => teller.title(power))
    return seat === viewer || open.length === 0 ? [] : `${teller.names[seat]} ${open.join(', ')}`
  })
  if (spent.length > 0) print(`  ${bold(teller.texts.spentOnes)} ${spent.map(unbroken).join('; ')}`)
}

type Column = readonly string[]

const GAP = 3

/** A column for each, from oneself on in the order in which they sit; the arrows point in the order of play. */
function printPlayers(teller: Teller, view: View): void {
  const headings = rowHeadings(teller, view)
  const columns = view.players.map((_, i) =>
    column(teller, view, ((view.seat ?? 0) + i) % view.players.length),
  )
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

function rowHeadings({ setup, texts, title }: Teller, { players, lasting }: View): Column {
  return [
    '',
    `  ${texts.rows.cards} `,
    ...(setup.limit === null ? [] : [`  ${texts.rows.points} `]),
    ...(setup.powers.length > 0 ? [`  ${texts.rows.powers} `] : []),
    ...(players.some(({ skipped }) => skipped) ? [`  ${texts.rows.skipped} `] : []),
    ...lasting.filter(countsTurns).map(({ id }) => `  ${title(id)} `),
  ]
}

function column(teller: Teller, view: View, seat: Seat): Column {
  const { cards, skipped, powers } = view.players[seat]
  const key = seat === view.seat ? '' : `${seatKey(view.players.length, view.seat ?? 0, seat)} `
  return [
    key + teller.names[seat],
    cards === 1 ? teller.texts.one : String(cards),
    ...(teller.setup.limit === null ? [] : [String(view.scores[seat])]),
    ...(teller.setup.powers.length > 0 ? [String(powers.filter((power) => power === null).length)] : []),
    ...(view.players.some((player) => player.skipped) ? [skipped ? teller.words.answer.yes : ''] : []),
    ...view.lasting
      .filter(countsTurns)
      .map((effect) => (isSpared(effect, seat) ? '–' : String(effect.turns[seat]))),
  ]
}

/** While hands lie open. */
export function printOpenHands(teller: Teller, view: View): void {
  view.players.forEach(({ openHand }, seat) => {
    if (!openHand) return
    if (seat === view.seat) print(`  ${teller.texts.yoursOpen}`)
    else print(`  ${bold(teller.names[seat])}: ${openHandWords(teller, openHand)}`)
  })
}
