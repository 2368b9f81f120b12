import { type Seat, type SentenceOf, sentencesOf } from '@slapwise/kernel'
import type { KindIndex, Space } from '../index.ts'
import type { Names } from './names.ts'

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type Part = string | Piece

type Piece =
  | { readonly card: KindIndex }
  /** A card, an event or a numbered teleport by its id. */
  | { readonly title: string }
  /** `said` is how the reader is addressed in this place; null for everybody else, who has a name. */
  | { readonly who: Seat; readonly said: string | null }
  | { readonly space: Space; readonly said: string }

export type Sentence = SentenceOf<Piece>

export const { say, phrase, listed } = sentencesOf<Piece>()

/** For ears, and wherever nothing can be tapped. */
export const plain = (sentence: Sentence, names: Names): string =>
  sentence.map((part) => plainPart(part, names)).join('')

export function plainPart(part: Part, names: Names): string {
  if (typeof part === 'string') return part
  if ('card' in part) return names.card(part.card)
  if ('title' in part) return names.title(part.title)
  return 'who' in part ? (part.said ?? names.who(part.who)) : part.said
}
