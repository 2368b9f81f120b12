import { findGameEntry } from '../../games/index.ts'
import type { Language } from '../../i18n/index.tsx'
import type { MatchSummary } from '../../match-sources/archive/match-summary.ts'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'
import { preferences } from '../../preferences/preferences.ts'

/** The players as the table showed them. */
export function playersOf(
  { players, seat }: Pick<MatchSummary, 'players' | 'seat'>,
  anonymousName: (seat: number) => string,
): TablePlayer[] {
  const own = { seat, avatar: preferences.get().avatar }
  const settings = { players: players.length }
  return playersInRecord({ players, settings }, (other) => anonymousName(other + 1), own)
}

/** The boxes or the board, in the words of the game; empty if there are none or the game is unknown. */
export function describeSets(
  { game, sets }: { readonly game: string; readonly sets: readonly string[] },
  language: Language,
): string {
  const entry = findGameEntry(game)
  return entry && sets.length > 0 ? entry.describeListing({ sets, board: sets[0] }, language) : ''
}
