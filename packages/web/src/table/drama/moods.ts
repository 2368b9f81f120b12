import type { Seat } from '@slapwise/kernel'
import type { TableState } from '../../game/source.ts'
import type { Mood } from '../../look/face/mood.ts'
import { isOver } from '../score/is-over.ts'
import type { TableGame } from '../table-game.ts'

/** Of the limit: whoever has so much more than the leader is far behind. */
const FAR = 1 / 2

/** Who wears the crown: whoever has won, or is alone in the lead. */
export function crownedIn(state: TableState): readonly Seat[] {
  const { winners, scores, sheet } = state.match.table
  if (winners.length > 0) return winners
  const best = Math.min(...scores)
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return sheet.length > 0 && leaders.length === 1 ? leaders : []
}

/** What everybody's face says to how things stand; whoever was just hit has no time for that. */
export const moodsIn = (state: TableState, game: TableGame, hit: readonly Seat[]): readonly Mood[] =>
  state.people.map((_, seat) => (hit.includes(seat) ? 'wince' : moodOf(state, game, seat)))

function moodOf(state: TableState, game: TableGame, seat: Seat): Mood {
  if (state.match.table.winners.includes(seat)) return 'cheer'
  const mood = isOver(state) ? 'calm' : game.mood(state, seat)
  return mood === 'calm' && isFarBehind(state, game, seat) ? 'sulk' : mood
}

function isFarBehind(state: TableState, game: TableGame, seat: Seat): boolean {
  const { scores } = state.match.table
  const limit = game.limit(state)
  return limit !== null && scores[seat] - Math.min(...scores) >= limit * FAR
}
