import type { Seat } from '@slapwise/kernel'
import type { TableState } from '../../match-sources/table-source.ts'
import type { Mood } from '../../ui/face/mood.ts'
import { isMatchOver } from '../score/is-match-over.ts'
import type { TableGame } from '../table-game.ts'

/** A player is far behind with this share of the point limit more than the leader. */
const FAR_BEHIND_RATIO = 1 / 2

/** The seats with a crown: the winners, or a player who is alone in the lead. */
export function crownedSeats(state: TableState): readonly Seat[] {
  const { winners, scores, scoreSheet } = state.match.table
  if (winners.length > 0) return winners
  const best = Math.min(...scores)
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return scoreSheet.length > 0 && leaders.length === 1 ? leaders : []
}

/** The mood of each seat: a wince for `hit` seats, otherwise by the score and by the game. */
export const seatMoods = (state: TableState, game: TableGame, hit: readonly Seat[]): readonly Mood[] =>
  state.players.map((_, seat) => (hit.includes(seat) ? 'wince' : moodOf(state, game, seat)))

function moodOf(state: TableState, game: TableGame, seat: Seat): Mood {
  if (state.match.table.winners.includes(seat)) return 'cheer'
  const mood = isMatchOver(state) ? 'calm' : game.moodOf(state, seat)
  return mood === 'calm' && isFarBehind(state, game, seat) ? 'sulk' : mood
}

function isFarBehind(state: TableState, game: TableGame, seat: Seat): boolean {
  const { scores } = state.match.table
  const limit = game.pointLimit(state)
  return limit !== null && scores[seat] - Math.min(...scores) >= limit * FAR_BEHIND_RATIO
}
