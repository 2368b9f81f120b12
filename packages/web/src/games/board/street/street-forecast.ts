import {
  decodeGift,
  forecastRolls,
  type OwnView,
  type Placement,
  type PublicView,
  type RollForecast,
  type Setup,
  type VisibleFact,
} from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** The spaces that each value of a die, or each length of a Gift, leads a token to. */
export interface StreetForecast {
  readonly seat: Seat
  readonly rolls: readonly RollForecast[]
  /** The value that the die shows already; null before the roll. */
  readonly current: number | null
}

export interface ForecastContext {
  readonly setup: Setup
  readonly table: PublicView
  readonly own: OwnView
  readonly log: readonly VisibleFact[]
  /** The placement that is selected or pointed at. */
  readonly placement: Placement | null
  /** The seat that is selected or pointed at. */
  readonly option: number | null
}

/** The cards and events that walk the chosen token by a roll. */
const WALKING_SOURCES: readonly (string | null)[] = ['remote', 'marching-orders']

/** The forecast for the open question; `'no-roll'` for a card after which the viewer does not roll, else null. */
export function forecastStreet(context: ForecastContext): StreetForecast | 'no-roll' | null {
  const { setup, table, own, placement, option } = context
  const { question } = own.prompt ?? {}
  if (own.seat === null || !question) return null
  const { ask, source, die } = question
  const rollsOf = (seat: Seat, current: number | null = null): StreetForecast => ({
    seat,
    rolls: forecastRolls(setup, table, seat, null)!,
    current,
  })
  const shown = ask === 're-roll' ? (table.die?.value ?? null) : null
  if (die && die.moves !== null) return rollsOf(die.moves, shown)
  if (die?.teleports !== undefined)
    return { seat: die.teleports, rolls: forecastTeleports(table, die.teleports), current: shown }
  switch (ask) {
    case 'turn': {
      if (!placement) return null
      const rolls = forecastRolls(setup, table, own.seat, placement)
      return rolls ? { seat: own.seat, rolls, current: null } : 'no-roll'
    }
    case 'token':
      return option !== null && WALKING_SOURCES.includes(source) ? rollsOf(option) : null
    case 'gift': {
      if (option === null) return null
      const steps = own.prompt!.choice.options.map(decodeGift).filter(({ seat }) => seat === option)
      const { rolls, ...rest } = rollsOf(option)
      return { ...rest, rolls: rolls.filter(({ roll }) => steps.some((given) => given.steps === roll)) }
    }
    case 'block':
      return forecastAttack(context, own.seat)
    default:
      return null
  }
}

/** The spaces that Remote or Gift would lead the attacked token to. */
function forecastAttack({ setup, table, log }: ForecastContext, seat: Seat): StreetForecast | null {
  const attack = log.findLast(({ kind }) => kind === 'attacked')
  if (attack?.kind !== 'attacked' || !['remote', 'gift'].includes(attack.card)) return null
  const rolls = forecastRolls(setup, table, seat, null)!
  const { steps } = attack
  return { seat, rolls: steps === null ? rolls : rolls.filter(({ roll }) => roll === steps), current: null }
}

const forecastTeleports = ({ teleports, tokens }: PublicView, seat: Seat): RollForecast[] =>
  teleports.map((space, i) => ({ roll: i + 1, path: [tokens[seat], space], openEndedBy: null }))
