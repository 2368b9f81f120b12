import { formatSpace, type RoundOverFact } from '@slapwise/board-game/i18n'
import { toNonBreaking } from '../../../terminal/screen.ts'
import { type BoardFormatter, formatHand } from '../formatter.ts'

/** The result of a round as a table, lowest score first. */
export function formatScoreTable(
  formatter: BoardFormatter,
  { tokens, points, scores, hands }: RoundOverFact,
): string[] {
  const { terminalMessages, messages } = formatter
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...formatter.playerNames.map(({ length }) => length))
  const row = (name: string, space: string, round: string, total: string, left: string): string => {
    const columns = [name.padEnd(nameWidth), space.padStart(12), round.padStart(7), total.padStart(7)]
    return `  ${toNonBreaking(columns.join(''))}   ${left}`
  }
  return [
    row(
      '',
      messages.score.spaceHeading,
      terminalMessages.roundHeading,
      messages.score.total,
      messages.score.leftInHand,
    ),
    ...seats.map((seat) =>
      row(
        formatter.playerNames[seat],
        formatSpace(formatter, tokens[seat]),
        `+${points[seat]}`,
        String(scores[seat]),
        formatHand(formatter, hands[seat]),
      ),
    ),
  ]
}
