import { type People, peopleFor, type Seat } from '@slapwise/kernel'
import type { CardId, Face, Setup } from '../index.ts'
import { type Piece, type Sentence, sentences } from './sentence.ts'

/** Whoever is told something, at some table; nobody in particular where `viewer` is null. */
export interface Listener {
  readonly setup: Setup
  readonly viewer: Seat | null
}

/** The pieces that sentences about people and cards are built from, in any language of this game. */
export interface Telling extends People<Piece> {
  faces(indices: readonly number[]): Sentence
  cards(ids: readonly CardId[]): Sentence
  titles(ids: readonly string[]): Sentence
  print(index: number): Face
  /** From whom to whom hands go, without those that stay. */
  moved(from: readonly Seat[], to: readonly Seat[]): readonly (readonly [Seat, Seat])[]
  /** Whether all hands go to the neighbour at once. */
  isSlide(from: readonly Seat[], to: readonly Seat[]): boolean
}

export function telling({ setup, viewer }: Listener, format: Intl.ListFormat): Telling {
  const people = peopleFor(sentences, viewer, format)
  const { list } = people
  const faces: Telling['faces'] = (indices) => list(indices.map((card) => ({ card })))
  const players = setup.settings.players
  return {
    ...people,
    faces,
    cards: (ids) => faces(ids.map((id) => setup.faces[id].index)),
    titles: (ids) => list(ids.map((title) => ({ title }))),
    print: (index) => setup.prints[index],
    moved: (from, to) =>
      from.map((seat, i) => [seat, to[i]] as const).filter(([seat, next]) => seat !== next),
    isSlide: (from, to) => from.length === players && from.every((seat, i) => to[i] === (seat + 1) % players),
  }
}
