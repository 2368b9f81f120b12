import type { Seat } from '@slapwise/kernel'
import type { Grimace } from '@slapwise/protocol'
import type { TableState } from '../../game/source.ts'
import { type Fact, hitsIn } from '../facts/presentation.ts'
import type { TableGame } from '../table-game.ts'
import { thrown } from './thrown.ts'

export type Occasion = 'hit' | 'event' | 'round'

/** A dry word of a bot. */
export interface Remark {
  readonly seat: Seat
  readonly occasion: Occasion
  /** Picks one of the lines for the occasion, however many a language has. */
  readonly pick: number
  readonly grimace: Grimace
}

/** One time in so many they say something. */
const SELDOM: Readonly<Record<Occasion, number>> = { hit: 4, event: 9, round: 2 }

const GRIMACES: Readonly<Record<Occasion, readonly Grimace[]>> = {
  hit: ['angry', 'cry', 'gasp'],
  event: ['gasp', 'laugh'],
  round: ['clap', 'laugh', 'love'],
}

/**
 * What a bot says to the last step; mostly nothing, and never two at once. Nothing is sent: everybody at the table, and
 * whoever looks on, finds the same from what all of them know.
 */
export function remarkIn(state: TableState, game: TableGame): Remark | null {
  const { match, people, fresh } = state
  const struck = hitsIn(fresh, game.facts).map(({ on }) => on)
  const hasEvent = fresh.some((told) => (told as Fact).kind === 'event')
  const said = people.map((_, seat) => {
    if (struck.includes(seat)) return remarkOf(state, seat, 'hit', match.promptNumber)
    return hasEvent ? remarkOf(state, seat, 'event', match.promptNumber) : null
  })
  return said.find((remark) => remark !== null) ?? null
}

/** What a bot says that has done best in the round that is over. */
export function remarkOnRound(state: TableState): Remark | null {
  const points = state.match.table.sheet.at(-1)
  if (!points) return null
  const best = points.indexOf(Math.min(...points))
  return remarkOf(state, best, 'round', state.match.table.sheet.length, ...points)
}

function remarkOf({ people }: TableState, seat: Seat, occasion: Occasion, ...when: number[]): Remark | null {
  if (!people[seat].isBot) return null
  const dice = thrown(occasion, seat, ...when)
  if (dice % SELDOM[occasion] !== 0) return null
  const pick = dice >>> 8
  return { seat, occasion, pick, grimace: GRIMACES[occasion][pick % GRIMACES[occasion].length] }
}
