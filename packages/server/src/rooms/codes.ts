import { randomInt } from 'node:crypto'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
const SYLLABLES = 4

/** A code that can be said over the phone: four syllables, as in `bako-timu`. */
export function newCode(): string {
  const letters = Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS))
  return `${letters.slice(0, 2).join('')}-${letters.slice(2).join('')}`
}

const pick = (letters: string): string => letters[randomInt(letters.length)]

/** What people type: in capitals, without the dash, with a space. Null if it is no code. */
export function readCode(text: string): string | null {
  const letters = text.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}
