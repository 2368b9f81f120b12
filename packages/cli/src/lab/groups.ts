import type { GameTerminal, Group } from '../games/terminal.ts'
import type { Lexicon } from '../words/index.ts'
import type { Variant } from './variants.ts'

/** What all variants have to tell, in its order: how long it takes, and what the game knows besides. */
export function groupsOf(
  { laboratory }: GameTerminal,
  variants: readonly Variant[],
  words: Lexicon,
  mild: boolean,
): Record<string, Group> {
  const { title, rounds, turns, answers } = words.lab.length
  const groups: Record<string, Group> = {
    length: { title, isShare: false, names: { rounds, turns, answers } },
  }
  for (const { rules } of variants)
    for (const [id, group] of Object.entries(laboratory?.groups(rules, words, mild) ?? {}))
      groups[id] = { ...group, names: { ...groups[id]?.names, ...group.names } }
  return groups
}
