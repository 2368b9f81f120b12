import { forecastRolls, type View } from '@slapwise/board-game'
import { formatForecast, formatTurn } from '@slapwise/board-game/i18n'
import { bold, print, printSeparator, toNonBreaking } from '../../../terminal/screen.ts'
import { applyStyle } from '../../../terminal/style.ts'
import { type BoardFormatter, formatHand } from '../formatter.ts'
import { seatKey } from '../options.ts'
import { renderStreet } from './street.ts'

/** Everybody at the table, and the street. */
export function printTable(t: BoardFormatter, view: View): void {
  const { tableStatus: lies } = t.messages
  printSeparator(lies.round(view.round, t.messages.score.formatEndCondition(t.setup.limit)))
  printPlayers(t, view)
  for (const line of renderStreet(t, view)) print(`  ${toNonBreaking(line)}`)
  print(`  ${capitalised(formatTurn(t.plainNames, view))}; ${lies.toDraw(view.drawPile)}.`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A line each, from oneself on in the order in which they sit. */
function printPlayers(t: BoardFormatter, view: View): void {
  const { tableStatus: lies } = t.messages
  const nameWidth = Math.max(...t.playerNames.map(({ length }) => length))
  view.tokens.forEach((_, i) => {
    const seat = ((view.seat ?? 0) + i) % view.tokens.length
    const key = seat === view.seat ? ' ' : seatKey(t.playerNames.length, view.seat ?? 0, seat)
    const figures = [
      `${key} ${bold(t.initials[seat])} ${t.playerNames[seat].padEnd(nameWidth)}`,
      lies.onSpace(view.tokens[seat], t.setup.street.end).padEnd(lies.onSpace(0, 1).length),
      lies.cards(view.cards[seat]).padStart(lies.cards(10).length),
      lies.points(view.scores[seat]).padStart(lies.points(100).length),
    ]
    print(toNonBreaking(`  ${figures.join('   ')}`))
  })
}

/** What somebody holds, when it is not there to choose from. */
export const printOwnHand = (t: BoardFormatter, view: View): void =>
  print(`  ${t.messages.tableStatus.youHold} ${formatHand(t, view.hand)}`)

/** Where each roll would lead as the street lies now. */
export function printForecast(t: BoardFormatter, view: View): void {
  if (view.seat === null) return
  const all = forecastRolls(t.setup, view, view.seat, null)
  if (!all) return
  const rolls = formatForecast(t, all).map(({ roll, to, isEnd }) => {
    const line = toNonBreaking(`${roll} → ${to}`)
    return isEnd ? applyStyle('red', line) : line
  })
  print(`  ${bold(t.terminalMessages.forecastTitle)} ${rolls.join(', ')}`)
}
