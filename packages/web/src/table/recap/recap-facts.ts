import type { Seat } from '@slapwise/kernel'
import type { LogFormatter } from '../log/log-entries.ts'
import { concerningFacts } from '../own-highlights/concerning-facts.ts'
import type { TableGame } from '../table-game.ts'

/** The facts since the viewer’s last turn, oldest first. */
export interface Recap {
  /** The facts that have happened to the viewer. */
  readonly own: readonly object[]
  /** The facts that decide which cards fit now. Their sentences have no parts that can be tapped. */
  readonly play: readonly object[]
}

interface RecapRules {
  readonly game: Pick<TableGame, 'affectedSeats'>
  readonly formatter: Pick<LogFormatter, 'startedTurn' | 'isRoundStart'>
  /** The facts among these that decide about what can be played after them. */
  playChanges(facts: readonly object[]): readonly object[]
}

/** The recap at the start of a turn; null if nothing has happened that matters to the player. */
export function recapAtTurn(
  log: readonly object[],
  own: Seat,
  { game, formatter, playChanges }: RecapRules,
): Recap | null {
  const start = endOfLastTurn(log, own, game, formatter)
  const recap = {
    own: concerningFacts(log, start, own, game, formatter),
    play: playChanges(log.slice(start)),
  }
  return recap.own.length + recap.play.length > 0 ? recap : null
}

/** The index of the first fact after the player’s last turn, or of the round if there was none. */
function endOfLastTurn(
  log: readonly object[],
  own: Seat,
  game: RecapRules['game'],
  { startedTurn, isRoundStart }: RecapRules['formatter'],
): number {
  let end = log.length
  // The last fact may be the start of the turn that begins now.
  for (let i = log.length - 1; i >= 0; i--) {
    const seat = startedTurn(log[i], log[i - 1], log[i + 1])
    if (isRoundStart(log[i])) return i
    if (seat === null || (seat === own && i === log.length - 1)) continue
    // A skipped turn happens to the player, and is no turn to look back to.
    if (seat === own && !game.affectedSeats(log[i], own).includes(own)) return end
    end = i
  }
  return 0
}
