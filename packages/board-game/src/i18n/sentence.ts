import { createSentenceBuilder, type PieceOf, type SentenceOf } from '@slapwise/kernel'
import type { Space } from '../index.ts'
import type { NameResolver } from './names.ts'

interface SpacePiece {
  readonly space: Space
  readonly text: string
}

export type SentencePiece = PieceOf<SpacePiece>

/** A part of a sentence: plain text, or a piece that the page renders as a link or in colour. */
export type SentencePart = string | SentencePiece

export type Sentence = SentenceOf<SentencePiece>

export const sentenceBuilder = createSentenceBuilder<SpacePiece, NameResolver>((names, kind) =>
  names.cardName(kind),
)

export const { sentence, phrase, toPlainText, partToPlainText } = sentenceBuilder
