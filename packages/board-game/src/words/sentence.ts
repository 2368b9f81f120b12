import { type PieceOf, type SentenceOf, sentencesOf } from '@slapwise/kernel'
import type { Space } from '../index.ts'
import type { Names } from './names.ts'

interface SpacePiece {
  readonly space: Space
  readonly said: string
}

export type Piece = PieceOf<SpacePiece>

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type Part = string | Piece

export type Sentence = SentenceOf<Piece>

export const sentences = sentencesOf<SpacePiece, Names>((names, kind) => names.card(kind))

export const { say, phrase, plain, plainPart } = sentences
