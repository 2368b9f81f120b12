import { createSentenceBuilder, type PieceOf, type SentenceOf } from '@slapwise/kernel'
import type { CardColour, NameResolver } from './names.ts'

interface ColourPiece {
  readonly colour: CardColour
  readonly text: string
}

export type SentencePiece = PieceOf<ColourPiece>

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type SentencePart = string | SentencePiece

export type Sentence = SentenceOf<SentencePiece>

export const sentenceBuilder = createSentenceBuilder<ColourPiece, NameResolver>((names, face) =>
  names.faceName(face),
)

export const { sentence, phrase, toPlainText, partToPlainText } = sentenceBuilder
