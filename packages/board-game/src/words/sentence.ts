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

export const { say, phrase, listed, plain, plainPart } = sentencesOf<Piece, Names>((piece, names) => {
  if ('card' in piece) return names.card(piece.card)
  if ('title' in piece) return names.title(piece.title)
  return 'who' in piece ? (piece.said ?? names.who(piece.who)) : piece.said
})
