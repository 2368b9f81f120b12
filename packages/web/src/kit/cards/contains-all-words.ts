/** Lower case without accents. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether each word of `sought` is in at least one of the texts. */
export function containsAllWords(texts: readonly string[], sought: string): boolean {
  const all = normalizeText(texts.join(' '))
  return normalizeText(sought)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
