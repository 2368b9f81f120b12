import { randomInt } from 'node:crypto'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
/** With two syllables each, a random guess hits one of 100,000 rooms with a probability of one in six billion. */
const WORDS_PER_CODE = 4

/** A room code that can be said over the phone: four words of two syllables, as in `bako-timu-rela-nopi`. */
export const createRoomCode = (): string => Array.from({ length: WORDS_PER_CODE }, createWord).join('-')

const createSyllable = (): string => pickLetter(CONSONANTS) + pickLetter(VOWELS)
const createWord = (): string => createSyllable() + createSyllable()

const pickLetter = (letters: string): string => letters[randomInt(letters.length)]
