import type { GameTerminal, MetricGroup } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { RulesVariant } from './variants.ts'

/** The metric groups of all variants: the length of matches first, then those of the game. */
export function collectMetricGroups(
  { metrics }: GameTerminal,
  variants: readonly RulesVariant[],
  messages: CliMessages,
  usesMildNames: boolean,
): Record<string, MetricGroup> {
  const { title, rounds, turns, answers } = messages.lab.length
  const groups: Record<string, MetricGroup> = {
    length: { title, isShare: false, labels: { rounds, turns, answers } },
  }
  for (const { rules } of variants)
    for (const [id, group] of Object.entries(metrics?.groups(rules, messages, usesMildNames) ?? {}))
      groups[id] = { ...group, labels: { ...groups[id]?.labels, ...group.labels } }
  return groups
}
