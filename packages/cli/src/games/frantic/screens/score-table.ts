import type { RoundOverFact } from '@slapwise/card-game/i18n'
import { formatSigned } from '@slapwise/kernel'
import { toNonBreaking } from '../../../terminal/screen.ts'
import { formatOpenHand } from '../chips.ts'
import type { FranticFormatter } from '../formatter.ts'

/** The result of a round as a table, lowest score first; without totals if points do not count. */
export function formatScoreTable(
  formatter: FranticFormatter,
  { points, scores, hands }: RoundOverFact,
): string[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...formatter.playerNames.map(({ length }) => length))
  const { terminalMessages, messages } = formatter
  const row = (name: string, round: string, total: string, left: string): string => {
    const columns = [
      name.padEnd(nameWidth),
      round.padStart(7),
      ...(formatter.setup.limit === null ? [] : [total.padStart(7)]),
    ]
    return `  ${toNonBreaking(columns.join(''))}   ${left}`
  }
  return [
    row('', terminalMessages.roundHeading, messages.score.total, messages.score.leftInHand),
    ...seats.map((seat) =>
      row(
        formatter.playerNames[seat],
        formatSigned(points[seat]),
        String(scores[seat]),
        formatOpenHand(formatter, hands[seat]),
      ),
    ),
  ]
}
