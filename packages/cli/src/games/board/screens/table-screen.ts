import { forecastRolls, type View } from '@slapwise/board-game'
import { formatForecast, formatTurn } from '@slapwise/board-game/i18n'
import { bold, print, printSeparator, toNonBreaking } from '../../../terminal/screen.ts'
import { applyStyle } from '../../../terminal/style.ts'
import { type BoardFormatter, formatHand } from '../formatter.ts'
import { seatKey } from '../options.ts'
import { renderStreet } from './street.ts'

/** Prints the players, the street and the draw pile. */
export function printTable(formatter: BoardFormatter, view: View): void {
  const { tableStatus } = formatter.messages
  printSeparator(
    tableStatus.round(view.round, formatter.messages.score.formatEndCondition(formatter.setup.limit)),
  )
  printPlayers(formatter, view)
  for (const line of renderStreet(formatter, view)) print(`  ${toNonBreaking(line)}`)
  print(`  ${capitalised(formatTurn(formatter.plainNames, view))}; ${tableStatus.toDraw(view.drawPileSize)}.`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One line per player, from the viewer on in seat order. */
function printPlayers(formatter: BoardFormatter, view: View): void {
  const { tableStatus } = formatter.messages
  const nameWidth = Math.max(...formatter.playerNames.map(({ length }) => length))
  view.tokens.forEach((_, i) => {
    const seat = ((view.seat ?? 0) + i) % view.tokens.length
    const key = seat === view.seat ? ' ' : seatKey(formatter.playerNames.length, view.seat ?? 0, seat)
    const figures = [
      `${key} ${bold(formatter.initials[seat])} ${formatter.playerNames[seat].padEnd(nameWidth)}`,
      tableStatus
        .onSpace(view.tokens[seat], formatter.setup.street.end)
        .padEnd(tableStatus.onSpace(0, 1).length),
      tableStatus.cards(view.handSizes[seat]).padStart(tableStatus.cards(10).length),
      tableStatus.points(view.scores[seat]).padStart(tableStatus.points(100).length),
    ]
    print(toNonBreaking(`  ${figures.join('   ')}`))
  })
}

/** Prints the hand if it is not among the options. */
export const printOwnHand = (formatter: BoardFormatter, view: View): void =>
  print(`  ${formatter.messages.tableStatus.youHold} ${formatHand(formatter, view.hand)}`)

/** Prints where each roll would lead. */
export function printForecast(formatter: BoardFormatter, view: View): void {
  if (view.seat === null) return
  const all = forecastRolls(formatter.setup, view, view.seat, null)
  if (!all) return
  const rolls = formatForecast(formatter, all).map(({ roll, to, isEnd }) => {
    const line = toNonBreaking(`${roll} → ${to}`)
    return isEnd ? applyStyle('red', line) : line
  })
  print(`  ${bold(formatter.terminalMessages.forecastTitle)} ${rolls.join(', ')}`)
}
