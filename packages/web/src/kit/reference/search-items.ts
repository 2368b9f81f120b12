import { containsAllWords } from './contains-all-words.ts'
import type { ListedItem } from './reference-item.ts'

/** The items that match the query: first those with a matching name or symbol, then those whose texts match. */
export function searchItems(items: readonly ListedItem[], query: string): readonly ListedItem[] {
  if (query.trim() === '') return items
  const named = items.filter((item) => containsAllWords(namesOf(item), query))
  const described = items.filter(
    (item) => !named.includes(item) && containsAllWords([...namesOf(item), ...textsOf(item)], query),
  )
  return [...named, ...described]
}

const namesOf = ({ title, aliases }: ListedItem): string[] => [title, ...aliases]

const textsOf = ({ text, rulings, facts, variants }: ListedItem): string[] => [
  text,
  ...rulings,
  ...facts.map(({ value }) => value),
  ...variants.flatMap((variant) => [variant.text, ...variant.rulings]),
]
