import type { Question } from '../index.ts'
import type { LogWords } from './log-words.ts'
import type { Ink, Names } from './names.ts'
import type { ScoreWords } from './score-words.ts'

/** Everything that the game itself has to say, in one language, wherever it is played. */
export interface CardWords {
  readonly colours: Readonly<Record<Ink, string>>
  readonly log: LogWords
  readonly score: ScoreWords
  /** What is asked, in a few words; `count` is how many are wanted. */
  question(question: Question, count: number, names: Names): string
}
