import type { Seat } from '@slapwise/kernel'
import type { LogFormatter } from '../log/log-entries.ts'
import type { TableGame } from '../table-game.ts'

/**
 * The facts from `start` on in which something happens to this seat by chance or by another player. A card that is drawn in
 * one’s own turn is one’s own doing.
 */
export const concerningFacts = (
  facts: readonly object[],
  start: number,
  seat: Seat | null,
  game: Pick<TableGame, 'affectedSeats'>,
  { startedTurn }: Pick<LogFormatter, 'startedTurn'>,
): readonly object[] =>
  seat === null
    ? []
    : facts.filter((fact, i) => {
        if (i < start) return false
        const isOwnTurn = startedTurn(fact, facts[i - 1], facts[i + 1]) === seat
        return game.affectedSeats(fact, isOwnTurn ? seat : null).includes(seat)
      })
