import type { Seat } from '@slapwise/kernel'
import type { Grimace } from '@slapwise/protocol'
import type { TableState } from '../../match-sources/table-source.ts'
import { type CommonFactFields, hitsOfFacts } from '../facts/fact-presentation.ts'
import type { TableGame } from '../table-game.ts'
import { hashToNumber } from './hash-to-number.ts'

export type RemarkOccasion = 'hit' | 'event' | 'round'

/** A dry word of a bot. */
export interface BotRemark {
  readonly seat: Seat
  readonly occasion: RemarkOccasion
  /** Picks one of the lines for the occasion, however many a language has. */
  readonly lineSeed: number
  readonly grimace: Grimace
}

/** One time in so many they say something. */
const REMARK_ODDS: Readonly<Record<RemarkOccasion, number>> = { hit: 4, event: 9, round: 2 }

const REMARK_GRIMACES: Readonly<Record<RemarkOccasion, readonly Grimace[]>> = {
  hit: ['angry', 'cry', 'gasp'],
  event: ['gasp', 'laugh'],
  round: ['clap', 'laugh', 'love'],
}

/**
 * What a bot says to the last step; mostly nothing, and never two at once. Nothing is sent: everybody at the table, and
 * whoever looks on, finds the same from what all of them know.
 */
export function remarkOnStep(state: TableState, game: TableGame): BotRemark | null {
  const { match, players, newFacts } = state
  const struck = hitsOfFacts(newFacts, game.presentations).map(({ victim }) => victim)
  const hasEvent = newFacts.some((fact) => (fact as CommonFactFields).kind === 'event')
  const said = players.map((_, seat) => {
    if (struck.includes(seat)) return remarkOf(state, seat, 'hit', match.promptNumber)
    return hasEvent ? remarkOf(state, seat, 'event', match.promptNumber) : null
  })
  return said.find((remark) => remark !== null) ?? null
}

/** What a bot says that has done best in the round that is over. */
export function remarkOnRound(state: TableState): BotRemark | null {
  const points = state.match.table.scoreSheet.at(-1)
  if (!points) return null
  const best = points.indexOf(Math.min(...points))
  return remarkOf(state, best, 'round', state.match.table.scoreSheet.length, ...points)
}

function remarkOf(
  { players }: TableState,
  seat: Seat,
  occasion: RemarkOccasion,
  ...when: number[]
): BotRemark | null {
  if (!players[seat].isBot) return null
  const dice = hashToNumber(occasion, seat, ...when)
  if (dice % REMARK_ODDS[occasion] !== 0) return null
  const pick = dice >>> 8
  return {
    seat,
    occasion,
    lineSeed: pick,
    grimace: REMARK_GRIMACES[occasion][pick % REMARK_GRIMACES[occasion].length],
  }
}
