import { didYouMean } from '../args/suggest.ts'

/** Anything that is called something in every language. */
interface Named {
  readonly id: string
  readonly name: object
}

/** By id or by name in any language: the very one, else those that begin with it, else those that contain it. */
export function findEntries<T extends Named>(entries: readonly T[], typed: string): T[] {
  const wanted = normalizeName(typed)
  if (wanted === '') return []
  const fits = (fit: (name: string) => boolean) => entries.filter((entry) => namesOf(entry).some(fit))
  const ways = [
    fits((name) => name === wanted),
    fits((name) => name.startsWith(wanted)),
    fits((name) => name.includes(wanted)),
  ]
  return ways.find((found) => found.length > 0) ?? []
}

/** What somebody may have meant who has found nothing, as a sentence; empty where nothing is near. */
export const formatSuggestion = (typed: string, entries: readonly Named[]): string =>
  didYouMean(normalizeName(typed), entries.flatMap(namesOf))

const namesOf = ({ id, name }: Named): string[] =>
  [id, ...(Object.values(name) as string[])].map(normalizeName)

/** Case, blanks and hyphens make no difference. */
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
