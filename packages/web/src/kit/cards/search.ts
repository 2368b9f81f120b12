/** As people type it: without accents, in any case. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether each word that somebody looks for is in one of the texts. */
export function tells(texts: readonly string[], sought: string): boolean {
  const all = bare(texts.join(' '))
  return bare(sought)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
