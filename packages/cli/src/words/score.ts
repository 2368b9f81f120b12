import { styleText } from 'node:util'
import type { News } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { unbroken } from '../screen.ts'
import { openHandWords } from './cards.ts'
import { subjects, type Teller, verb } from './teller.ts'

type RoundOver = News & { readonly kind: 'round-over' }

/** Why the round is over, and what it cost everybody. */
export function roundOver(t: Teller, news: RoundOver): string[] {
  return [styleText('bold', `${whyOver(t, news)} The round is over.`), ...scoreTable(t, news)]
}

function whyOver(t: Teller, { ending, finishers }: RoundOver): string {
  switch (ending) {
    case 'empty-pile':
      return 'The draw pile has run dry.'
    case 'stalemate':
      return 'Nobody has drawn for thirty turns each. That will do.'
    case 'time-bomb':
      return 'Boom! All points count double.'
    case 'finish-line':
    case 'doomsday':
      return 'That was that.'
    case 'the-end':
      return 'That was The End.'
    case null: {
      const are = finishers.length > 1 ? 'are' : verb(t, finishers[0], 'is', 'are')
      return `${subjects(t, finishers)} ${are} out of cards.`
    }
  }
}

/** Whoever fares best comes first. Without points there are no totals. */
function scoreTable(t: Teller, { points, scores, hands }: RoundOver): string[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => scores[a] - scores[b] || points[a] - points[b])
  const nameWidth = Math.max(...t.names.map(({ length }) => length))
  const row = (name: string, round: string, total: string, left: string): string => {
    const columns = [
      name.padEnd(nameWidth),
      round.padStart(6),
      ...(t.setup.limit === null ? [] : [total.padStart(6)]),
    ]
    return `  ${unbroken(columns.join(''))}   ${left}`
  }
  return [
    row('', 'round', 'total', 'left in hand'),
    ...seats.map((seat) =>
      row(t.names[seat], signed(points[seat]), String(scores[seat]), openHandWords(t.setup, hands[seat])),
    ),
  ]
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

export function matchOver(t: Teller, winners: readonly Seat[]): string {
  const deed = winners.length > 1 ? 'share' : verb(t, winners[0], 'wins', 'win')
  return styleText(
    'bold',
    `${subjects(t, winners)} ${deed} the match${winners.includes(t.viewer!) ? '. Well, well!' : '.'}`,
  )
}
