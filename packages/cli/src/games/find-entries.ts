/** Anything that is called something in every language. */
interface Named {
  readonly id: string
  readonly name: object
}

/** By id or by name in any language: the very one, else those that begin with it, else those that contain it. */
export function findEntries<T extends Named>(entries: readonly T[], typed: string): T[] {
  const wanted = simplified(typed)
  if (wanted === '') return []
  const fits = (fit: (name: string) => boolean) =>
    entries.filter(({ id, name }) => [id, ...(Object.values(name) as string[])].map(simplified).some(fit))
  const ways = [
    fits((name) => name === wanted),
    fits((name) => name.startsWith(wanted)),
    fits((name) => name.includes(wanted)),
  ]
  return ways.find((found) => found.length > 0) ?? []
}

/** Case, blanks and hyphens make no difference. */
const simplified = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
