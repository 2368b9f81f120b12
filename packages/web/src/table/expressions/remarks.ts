import type { Seat } from '@slapwise/kernel'
import type { Grimace } from '@slapwise/protocol'
import type { TableState } from '../../match-sources/table-source.ts'
import { type CommonFactFields, hitsOfFacts } from '../facts/fact-presentation.ts'
import type { TableGame } from '../table-game.ts'
import { hashToNumber } from './hash-to-number.ts'

/** `attack` and `apology`: the bot has hit somebody, and is the kind that enjoys it or regrets it. */
export type RemarkOccasion = 'hit' | 'attack' | 'apology' | 'event' | 'round'

export interface BotRemark {
  readonly seat: Seat
  readonly occasion: RemarkOccasion
  /** Selects one of the lines for the occasion, modulo the number of lines in the language. */
  readonly lineSeed: number
  readonly grimace: Grimace
}

/** A bot makes a remark one time in this many. */
const REMARK_ODDS: Readonly<Record<RemarkOccasion, number>> = {
  hit: 4,
  attack: 5,
  apology: 3,
  event: 9,
  round: 2,
}

/** The remarks of bots about their own attacks, by level; those of other levels make none. */
const ATTACKER_OCCASIONS: Readonly<Record<string, 'attack' | 'apology'>> = {
  gentle: 'apology',
  fiendish: 'attack',
}

const REMARK_GRIMACES: Readonly<Record<RemarkOccasion, readonly Grimace[]>> = {
  hit: ['angry', 'cry', 'gasp'],
  attack: ['laugh', 'clap'],
  apology: ['cry', 'love'],
  event: ['gasp', 'laugh'],
  round: ['clap', 'laugh', 'love'],
}

/**
 * The remark of a bot on the last step: mostly none, and at most one. Nothing is sent over the network: all players and
 * spectators compute the same remark from public facts.
 */
export function remarkOnStep(state: TableState, game: TableGame): BotRemark | null {
  const { match, players, newFacts } = state
  const hits = hitsOfFacts(newFacts, game.presentations)
  const hasEvent = newFacts.some((fact) => (fact as CommonFactFields).kind === 'event')
  const remarks = players.map(({ botLevel }, seat) => {
    if (hits.some(({ victim }) => victim === seat)) return remarkOf(state, seat, 'hit', match.promptNumber)
    const attackerOccasion = ATTACKER_OCCASIONS[botLevel ?? '']
    if (attackerOccasion && hits.some(({ attacker }) => attacker === seat))
      return remarkOf(state, seat, attackerOccasion, match.promptNumber)
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
