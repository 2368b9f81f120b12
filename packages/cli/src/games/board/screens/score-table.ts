import { type RoundOverFact, formatSpace } from '@slapwise/board-game/i18n'
import { toNonBreaking } from '../../../terminal/screen.ts'
import { type BoardFormatter, formatHand } from '../formatter.ts'

/** What a round cost everybody: whoever fares best comes first. */
export function formatScoreTable(t: BoardFormatter, { tokens, points, scores, hands }: RoundOverFact): string[] {
  const { terminalMessages: texts, messages: words } = t
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...t.playerNames.map(({ length }) => length))
  const row = (name: string, stood: string, round: string, total: string, left: string): string => {
    const columns = [name.padEnd(nameWidth), stood.padStart(12), round.padStart(7), total.padStart(7)]
    return `  ${toNonBreaking(columns.join(''))}   ${left}`
  }
  return [
    row('', words.score.spaceHeading, texts.roundHeading, words.score.total, words.score.leftInHand),
    ...seats.map((seat) =>
      row(
        t.playerNames[seat],
        formatSpace(t, tokens[seat]),
        `+${points[seat]}`,
        String(scores[seat]),
        formatHand(t, hands[seat]),
      ),
    ),
  ]
}
