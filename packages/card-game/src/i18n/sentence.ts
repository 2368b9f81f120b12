import { createSentenceBuilder, type PieceOf, type SentenceOf } from '@slapwise/kernel'
import type { CardColour, NameResolver } from './names.ts'

interface ColourPiece {
  readonly colour: CardColour
  readonly text: string
}

export type SentencePiece = PieceOf<ColourPiece>

/** A part of a sentence: plain text, or a piece that the page renders as a link or in colour. */
export type SentencePart = string | SentencePiece

export type Sentence = SentenceOf<SentencePiece>

export const sentenceBuilder = createSentenceBuilder<ColourPiece, NameResolver>((names, face) =>
  names.faceName(face),
)

export const { sentence, phrase, toPlainText, partToPlainText } = sentenceBuilder
