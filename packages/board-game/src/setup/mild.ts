import type { Setup } from '../model/setup.ts'
import type { Words } from '../model/words.ts'
import { KINDS } from './kinds.ts'

/** Anything with words of ours on it. */
interface Worded {
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
}

const RUDE = KINDS.filter(({ mildName }) => mildName !== null)

const inLanguage = (words: Words, language: keyof Words): string =>
  RUDE.reduce(
    (text, { name, mildName }) => text.replaceAll(name[language], mildName![language]),
    words[language],
  )

const mildWords = (words: Words): Words => ({ en: inLanguage(words, 'en'), de: inLanguage(words, 'de') })

/** The same with mild names, in its own name as well as where its sentences mention another card. */
const mildly = <T extends Worded>(worded: T): T => ({
  ...worded,
  name: mildWords(worded.name),
  text: mildWords(worded.text),
  ...(worded.rulings && { rulings: worded.rulings.map(mildWords) }),
})

/** All that is called something, as it is called at this table. */
export const named = <T extends Worded>(things: readonly T[], mild: boolean): readonly T[] =>
  mild ? things.map(mildly) : things

/** A setup to read the names from that are used at this table. */
export const namedSetup = (setup: Setup, mild: boolean): Setup => ({
  ...setup,
  kinds: named(setup.kinds, mild),
  events: named(setup.events, mild),
})
