import { type RoundOver, spaceIn } from '@slapwise/board-game/words'
import { unbroken } from '../../../terminal/screen.ts'
import { handWords, type Teller } from '../teller.ts'

/** What a round cost everybody: whoever fares best comes first. */
export function scoreTable(t: Teller, { tokens, points, scores, hands }: RoundOver): string[] {
  const { texts, words } = t
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...t.names.map(({ length }) => length))
  const row = (name: string, stood: string, round: string, total: string, left: string): string => {
    const columns = [name.padEnd(nameWidth), stood.padStart(12), round.padStart(7), total.padStart(7)]
    return `  ${unbroken(columns.join(''))}   ${left}`
  }
  return [
    row('', words.score.stood, texts.round, words.score.total, words.score.left),
    ...seats.map((seat) =>
      row(
        t.names[seat],
        spaceIn(t, tokens[seat]),
        `+${points[seat]}`,
        String(scores[seat]),
        handWords(t, hands[seat]),
      ),
    ),
  ]
}
