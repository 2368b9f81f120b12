import { outlooks, type View } from '@slapwise/board-game'
import { forecastIn, turnIn } from '@slapwise/board-game/words'
import { ink } from '../../../terminal/ink.ts'
import { bold, print, printRule, unbroken } from '../../../terminal/screen.ts'
import { seatKey } from '../options.ts'
import { handWords, type Teller } from '../teller.ts'
import { streetLines } from './street.ts'

/** Everybody at the table, and the street. */
export function printTable(t: Teller, view: View): void {
  const { lies } = t.words
  printRule(lies.round(view.round, t.words.score.ends(t.setup.limit)))
  printPlayers(t, view)
  for (const line of streetLines(t, view)) print(`  ${unbroken(line)}`)
  print(`  ${capitalised(turnIn(t.typed, view))}; ${lies.toDraw(view.drawPile)}.`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A line each, from oneself on in the order in which they sit. */
function printPlayers(t: Teller, view: View): void {
  const { lies } = t.words
  const nameWidth = Math.max(...t.names.map(({ length }) => length))
  view.tokens.forEach((_, i) => {
    const seat = ((view.seat ?? 0) + i) % view.tokens.length
    const key = seat === view.seat ? ' ' : seatKey(t.names.length, view.seat ?? 0, seat)
    const figures = [
      `${key} ${bold(t.initials[seat])} ${t.names[seat].padEnd(nameWidth)}`,
      lies.on(view.tokens[seat], t.setup.street.end).padEnd(lies.on(0, 1).length),
      lies.cards(view.cards[seat]).padStart(lies.cards(10).length),
      lies.points(view.scores[seat]).padStart(lies.points(100).length),
    ]
    print(unbroken(`  ${figures.join('   ')}`))
  })
}

/** What somebody holds, when it is not there to choose from. */
export const printHeld = (t: Teller, view: View): void =>
  print(`  ${t.words.lies.youHold} ${handWords(t, view.hand)}`)

/** Where each roll would lead as the street lies now. */
export function printOutlook(t: Teller, view: View): void {
  if (view.seat === null) return
  const all = outlooks(t.setup, view, view.seat, null)
  if (!all) return
  const rolls = forecastIn(t, all).map(({ roll, to, isEnd }) => {
    const line = unbroken(`${roll} → ${to}`)
    return isEnd ? ink('red', line) : line
  })
  print(`  ${bold(t.texts.ahead)} ${rolls.join(', ')}`)
}
