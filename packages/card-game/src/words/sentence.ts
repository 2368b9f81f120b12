import { type Seat, type SentenceOf, sentencesOf } from '@slapwise/kernel'
import type { FaceIndex } from '../index.ts'
import type { Ink, Names } from './names.ts'

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type Part = string | Piece

type Piece =
  | { readonly card: FaceIndex }
  /** A card, event, power or rule card by its id. */
  | { readonly title: string }
  /** `said` is how the reader is addressed in this place; null for everybody else, who has a name. */
  | { readonly who: Seat; readonly said: string | null }
  | { readonly ink: Ink; readonly said: string }

export type Sentence = SentenceOf<Piece>

export const { say, phrase, listed } = sentencesOf<Piece>()

/** For ears, and wherever nothing can be tapped. */
export const plain = (sentence: Sentence, names: Names): string =>
  sentence.map((part) => plainPart(part, names)).join('')

export function plainPart(part: Part, names: Names): string {
  if (typeof part === 'string') return part
  if ('card' in part) return names.face(part.card)
  if ('title' in part) return names.title(part.title)
  return 'who' in part ? (part.said ?? names.who(part.who)) : part.said
}
