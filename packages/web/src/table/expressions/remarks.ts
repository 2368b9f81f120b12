import type { Seat } from '@slapwise/kernel'
import type { Grimace } from '@slapwise/protocol'
import type { TableState } from '../../match-sources/table-source.ts'
import { type CommonFactFields, hitsOfFacts } from '../facts/fact-presentation.ts'
import type { TableGame } from '../table-game.ts'
import { hashToNumber } from './hash-to-number.ts'

export type RemarkOccasion = 'hit' | 'event' | 'round'

export interface BotRemark {
  readonly seat: Seat
  readonly occasion: RemarkOccasion
  /** Selects one of the lines for the occasion, modulo the number of lines in the language. */
  readonly lineSeed: number
  readonly grimace: Grimace
}

/** A bot makes a remark one time in this many. */
const REMARK_ODDS: Readonly<Record<RemarkOccasion, number>> = { hit: 4, event: 9, round: 2 }

const REMARK_GRIMACES: Readonly<Record<RemarkOccasion, readonly Grimace[]>> = {
  hit: ['angry', 'cry', 'gasp'],
  event: ['gasp', 'laugh'],
  round: ['clap', 'laugh', 'love'],
}

/**
 * The remark of a bot on the last step: mostly none, and at most one. Nothing is sent over the network: all players and
 * spectators compute the same remark from public facts.
 */
export function remarkOnStep(state: TableState, game: TableGame): BotRemark | null {
  const { match, players, newFacts } = state
  const victims = hitsOfFacts(newFacts, game.presentations).map(({ victim }) => victim)
  const hasEvent = newFacts.some((fact) => (fact as CommonFactFields).kind === 'event')
  const remarks = players.map((_, seat) => {
    if (victims.includes(seat)) return remarkOf(state, seat, 'hit', match.promptNumber)
    return hasEvent ? remarkOf(state, seat, 'event', match.promptNumber) : null
  })
  return remarks.find((remark) => remark !== null) ?? null
}

/** The remark of the bot that did best in the last round. */
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
  ...seeds: number[]
): BotRemark | null {
  if (!players[seat].isBot) return null
  const hash = hashToNumber(occasion, seat, ...seeds)
  if (hash % REMARK_ODDS[occasion] !== 0) return null
  const lineSeed = hash >>> 8
  return {
    seat,
    occasion,
    lineSeed,
    grimace: REMARK_GRIMACES[occasion][lineSeed % REMARK_GRIMACES[occasion].length],
  }
}
