import { type PieceOf, type SentenceOf, sentencesOf } from '@slapwise/kernel'
import type { Ink, Names } from './names.ts'

interface InkPiece {
  readonly ink: Ink
  readonly said: string
}

export type Piece = PieceOf<InkPiece>

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type Part = string | Piece

export type Sentence = SentenceOf<Piece>

export const sentences = sentencesOf<InkPiece, Names>((names, face) => names.face(face))

export const { say, phrase, plain, plainPart } = sentences
