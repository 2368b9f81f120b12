import type { RoundOver } from '@slapwise/card-game/words'
import { unbroken } from '../../../terminal/screen.ts'
import { openHandWords } from '../chips.ts'
import type { Teller } from '../teller.ts'

/** What a round cost everybody: whoever fares best comes first. Without points there are no totals. */
export function scoreTable(t: Teller, { points, scores, hands }: RoundOver): string[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...t.names.map(({ length }) => length))
  const { texts, words } = t
  const row = (name: string, round: string, total: string, left: string): string => {
    const columns = [
      name.padEnd(nameWidth),
      round.padStart(7),
      ...(t.setup.limit === null ? [] : [total.padStart(7)]),
    ]
    return `  ${unbroken(columns.join(''))}   ${left}`
  }
  return [
    row('', texts.round, words.score.total, words.score.left),
    ...seats.map((seat) =>
      row(t.names[seat], signed(points[seat]), String(scores[seat]), openHandWords(t, hands[seat])),
    ),
  ]
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
