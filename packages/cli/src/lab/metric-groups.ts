import type { GameTerminal, MetricGroup } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { RulesVariant } from './variants.ts'

/** What all variants have to tell, in its order: how long it takes, and what the game knows besides. */
export function collectMetricGroups(
  { metrics: laboratory }: GameTerminal,
  variants: readonly RulesVariant[],
  words: CliMessages,
  mild: boolean,
): Record<string, MetricGroup> {
  const { title, rounds, turns, answers } = words.lab.length
  const groups: Record<string, MetricGroup> = {
    length: { title, isShare: false, labels: { rounds, turns, answers } },
  }
  for (const { rules } of variants)
    for (const [id, group] of Object.entries(laboratory?.groups(rules, words, mild) ?? {}))
      groups[id] = { ...group, labels: { ...groups[id]?.labels, ...group.labels } }
  return groups
}
