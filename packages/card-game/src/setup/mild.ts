import type { Face } from '../model/face.ts'
import type { CardKind } from '../model/kind.ts'
import type { Setup } from '../model/setup.ts'
import type { Words } from '../model/words.ts'
import { SETS } from '../sets/index.ts'

/** Anything with words of ours on it. */
interface Worded {
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
}

const RUDE: readonly CardKind[] = [
  ...new Set(Object.values(SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind))),
].filter(({ mildName }) => mildName !== null)

/** What nobody has translated mentions others by their English names. */
const inLanguage = (words: Words, lang: string): string =>
  RUDE.reduce(
    (text, { name, mildName }) =>
      text.replaceAll(name[lang], mildName![lang]).replaceAll(name.en, mildName!.en),
    words[lang],
  )

const mildWords = (words: Words): Words => ({
  ...words,
  ...Object.fromEntries(Object.keys(words).map((lang) => [lang, inLanguage(words, lang)])),
})

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
export function namedSetup(setup: Setup, mild: boolean): Setup {
  if (!mild) return setup
  const kinds = new Map(setup.prints.map(({ kind }) => [kind, mildly(kind)]))
  const prints = setup.prints.map((face): Face => ({ ...face, kind: kinds.get(face.kind)! }))
  return {
    ...setup,
    prints,
    faces: setup.faces.map(({ index }) => prints[index]),
    imitable: setup.imitable.map((kind) => kinds.get(kind)!),
    events: setup.events.map(mildly),
    powers: setup.powers.map(mildly),
    ruleCards: setup.ruleCards.map(mildly),
  }
}
