import { didYouMean } from '../args/suggest.ts'

/** Something with an id and a name in each language. */
interface Named {
  readonly id: string
  readonly name: object
}

/** Finds entries by id or name in any language: exact matches, else prefixes, else substrings. */
export function findEntries<T extends Named>(entries: readonly T[], typed: string): T[] {
  const normalized = normalizeName(typed)
  if (normalized === '') return []
  const fits = (fit: (name: string) => boolean) => entries.filter((entry) => namesOf(entry).some(fit))
  const attempts = [
    fits((name) => name === normalized),
    fits((name) => name.startsWith(normalized)),
    fits((name) => name.includes(normalized)),
  ]
  return attempts.find((found) => found.length > 0) ?? []
}

/** A sentence that suggests a similar name; empty if none is close. */
export const formatSuggestion = (typed: string, entries: readonly Named[]): string =>
  didYouMean(normalizeName(typed), entries.flatMap(namesOf))

const namesOf = ({ id, name }: Named): string[] =>
  [id, ...(Object.values(name) as string[])].map(normalizeName)

/** Ignores case, blanks and hyphens. */
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
