import { randomInt } from 'node:crypto'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
/** Two each: so many that of a hundred thousand rooms one in six thousand million guesses finds any. */
const WORDS = 4

/** A code that can be said over the phone: four words of two syllables, as in `bako-timu-rela-nopi`. */
export const newCode = (): string => Array.from({ length: WORDS }, newWord).join('-')

const syllable = (): string => pick(CONSONANTS) + pick(VOWELS)
const newWord = (): string => syllable() + syllable()

const pick = (letters: string): string => letters[randomInt(letters.length)]
