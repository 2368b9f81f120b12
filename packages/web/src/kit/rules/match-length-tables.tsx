import { useI18n } from '../../i18n/index.tsx'
import { type LocalMatchLength, MATCH_MINUTES } from '../local/local-options.ts'
import { RulesTable } from './rules-table.tsx'

type PointLength = Exclude<LocalMatchLength, 'none'>

const LENGTHS: readonly PointLength[] = ['short', 'medium', 'long']

interface LimitProps {
  readonly players: readonly [min: number, max: number]
  limitFor(players: number, length: PointLength): number
  readonly lengthNames: Readonly<Record<PointLength, string>>
}

/** The recommended limits, with a row for each range of players that has the same ones. */
export function LimitTable({ players, limitFor, lengthNames }: LimitProps) {
  const { limits } = useI18n().messages.rules
  return (
    <RulesTable
      caption={limits.caption}
      head={[limits.players, ...LENGTHS.map((length) => lengthNames[length])]}
      rows={groupByLimits(players, limitFor).map(({ from, to, limits }) => [`${from}–${to}`, ...limits])}
    />
  )
}

interface LimitGroup {
  readonly from: number
  readonly to: number
  readonly limits: readonly number[]
}

export function groupByLimits(
  [min, max]: LimitProps['players'],
  limitFor: LimitProps['limitFor'],
): readonly LimitGroup[] {
  const groups: LimitGroup[] = []
  for (let players = min; players <= max; players++) {
    const limits = LENGTHS.map((length) => limitFor(players, length))
    const last = groups.at(-1)
    if (last?.limits.join() === limits.join()) groups[groups.length - 1] = { ...last, to: players }
    else groups.push({ from: players, to: players, limits })
  }
  return groups
}

interface MinuteProps {
  readonly lengths: readonly LocalMatchLength[]
  /** The minutes in the rulebooks; those of some games have none. */
  readonly rulebookMinutes?: Readonly<Record<PointLength, number>>
  readonly lengthNames: Readonly<Partial<Record<LocalMatchLength, string>>>
}

/** How long a match takes: as the rulebooks say, and against bots. */
export function MinuteTable({ lengths, rulebookMinutes, lengthNames }: MinuteProps) {
  const { caption, length: match, rulebooks, bots } = useI18n().messages.rules.minutes
  const printed = (length: LocalMatchLength) => (length === 'none' ? '–' : rulebookMinutes![length])
  return (
    <RulesTable
      caption={caption}
      head={[match, ...(rulebookMinutes ? [rulebooks] : []), bots]}
      rows={lengths.map((length) => [
        lengthNames[length],
        ...(rulebookMinutes ? [printed(length)] : []),
        MATCH_MINUTES[length],
      ])}
    />
  )
}
