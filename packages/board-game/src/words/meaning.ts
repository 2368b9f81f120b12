import type { Question, Setup } from '../index.ts'
import type { BoardWords } from './board-words.ts'
import type { Language } from './languages.ts'
import { thingOf } from './names.ts'

/** Who wants to know, and of which table. */
interface Reader {
  readonly setup: Setup
  readonly words: BoardWords
  readonly language: Language
}

/** What follows from an answer; null where the question says it all. What is thrown in is known by what is asked. */
export function meaningIn({ setup, words, language }: Reader, { ask, source }: Question): string | null {
  const things = [source ?? ask, ask].map((id) => thingOf(setup, id))
  const own = things.map((thing) => thing?.meanings?.[ask]).find((said) => said !== undefined)
  return own?.[language] ?? words.meaning[ask] ?? null
}
