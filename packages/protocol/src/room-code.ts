/** A room code consists of words of four letters each. */
const WORD_COUNT = 4

const CODE_PATTERN = new RegExp(`^([a-z]{4}[\\s-]*){${WORD_COUNT}}$`)

/** Finds a room code in typed or pasted text: in capitals, without dashes, or inside a link. Null if there is none. */
export function parseRoomCode(text: string): string | null {
  const inLink = /\/room\/([^/?#\s]+)/.exec(text)?.[1]
  const typed = (inLink ?? text).trim().toLowerCase()
  return CODE_PATTERN.test(typed) ? typed.replace(/[\s-]/g, '').match(/.{4}/g)!.join('-') : null
}
