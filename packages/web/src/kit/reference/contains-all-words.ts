/** Lower case without accents. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether each word of the query is in at least one of the texts. */
export function containsAllWords(texts: readonly string[], query: string): boolean {
  const all = normalizeText(texts.join(' '))
  return normalizeText(query)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
