/** The known name with the smallest edit distance to what was typed; null if none is close. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const maxDistance = Math.max(1, Math.floor(typed.length / 3))
  const ranked = names
    .map((name) => ({ name, slips: editDistance(typed.toLowerCase(), name) }))
    .sort((a, b) => a.slips - b.slips)
  const [best] = ranked.filter(({ name, slips }) => slips <= maxDistance && slips < name.length)
  return best?.name ?? null
}

/** A sentence to append to an error message, such as ` Did you mean play?`; empty if no name is close. */
export function didYouMean(typed: string, names: readonly string[], prefix = ''): string {
  const name = nearestName(typed, names)
  return name === null ? '' : ` Did you mean ${prefix}${name}?`
}

/** Edit distance that counts a swap of two neighbouring letters as one edit (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return rows[a.length][b.length]
}
