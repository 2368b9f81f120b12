import type { EngineTexts } from './reference-item.ts'

/**
 * The items that each item meets: those that its text or rulings mention, and those that mention it. English texts
 * decide, since German ones capitalize all nouns. `nouns` are the ids of items that texts mention in lower case.
 */
export function findRelatedItems(
  items: readonly EngineTexts[],
  nouns: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, readonly string[]> {
  const idsByName = new Map([
    ...items.map(({ id, name }) => [name.en, id] as const),
    ...Object.entries(nouns),
  ])
  const anyName = matchAnyOf([...idsByName.keys()])
  const related = new Map(items.map(({ id }) => [id, new Set<string>()]))
  for (const { id, text, rulings = [] } of items)
    for (const [, name] of [text, ...rulings].flatMap(({ en }) => [...en.matchAll(anyName)])) {
      const mentioned = idsByName.get(name)!
      if (mentioned === id) continue
      related.get(id)!.add(mentioned)
      related.get(mentioned)!.add(id)
    }
  const order = items.map(({ id }) => id)
  return new Map([...related].map(([id, others]) => [id, order.filter((other) => others.has(other))]))
}

/** Longer names come first: a mention of Fantastic Four is none of Fantastic. */
function matchAnyOf(names: readonly string[]): RegExp {
  const alternatives = names.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  return new RegExp(`(?<!\\p{L})(${alternatives.join('|')})s?(?!\\p{L})`, 'gu')
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
