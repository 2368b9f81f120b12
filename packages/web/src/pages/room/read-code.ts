/** A code as people type or paste it: in capitals, without its dash, or in the middle of a link. Null if there is none. Those of two words are from before. */
export function readCode(text: string): string | null {
  const inLink = /\/room\/([^/?#\s]+)/.exec(text)?.[1]
  const typed = (inLink ?? text).trim().toLowerCase()
  if (!/^([a-z]{4}[\s-]?)(([a-z]{4}[\s-]?){2})?[a-z]{4}$/.test(typed)) return null
  return typed.replace(/[\s-]/g, '').match(/.{4}/g)!.join('-')
}
