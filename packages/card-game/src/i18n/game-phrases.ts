import { createPlayerPhrases, type PlayerPhrases, type Seat } from '@slapwise/kernel'
import type { CardId, Face, Setup } from '../index.ts'
import { type Sentence, type SentencePiece, sentenceBuilder } from './sentence.ts'

/** The reader of a sentence; `viewer` is null for spectators. */
export interface SentenceContext {
  readonly setup: Setup
  readonly viewer: Seat | null
}

/** Building blocks of sentences about players and cards, shared by all languages of this game. */
export interface GamePhrases extends PlayerPhrases<SentencePiece> {
  faces(indices: readonly number[]): Sentence
  cards(ids: readonly CardId[]): Sentence
  titles(ids: readonly string[]): Sentence
  faceAt(index: number): Face
  /** Pairs of old and new owner, for all hands that change their owner. */
  movedHands(from: readonly Seat[], to: readonly Seat[]): readonly (readonly [Seat, Seat])[]
  /** Whether each player passes their hand to the next one. */
  isPassToNeighbour(from: readonly Seat[], to: readonly Seat[]): boolean
}

export function createGamePhrases({ setup, viewer }: SentenceContext, format: Intl.ListFormat): GamePhrases {
  const people = createPlayerPhrases(sentenceBuilder, viewer, format)
  const { joinList: list } = people
  const faces: GamePhrases['faces'] = (indices) => list(indices.map((card) => ({ card })))
  const players = setup.settings.players
  return {
    ...people,
    faces,
    cards: (ids) => faces(ids.map((id) => setup.faces[id].index)),
    titles: (ids) => list(ids.map((title) => ({ title }))),
    faceAt: (index) => setup.prints[index],
    movedHands: (from, to) =>
      from.map((seat, i) => [seat, to[i]] as const).filter(([seat, next]) => seat !== next),
    isPassToNeighbour: (from, to) =>
      from.length === players && from.every((seat, i) => to[i] === (seat + 1) % players),
  }
}
