/** A code as people type or paste it: in capitals, without its dash, or in the middle of a link. Null if there is none. */
export function readCode(text: string): string | null {
  const inLink = /\/room\/([^/?#\s]+)/.exec(text)?.[1]
  const found = /^([a-z]{4})[\s-]?([a-z]{4})$/i.exec((inLink ?? text).trim())
  return found && `${found[1]}-${found[2]}`.toLowerCase()
}
