import type { Seat } from '@slapwise/kernel'
import type { Colour, Face, FaceIndex, Setup } from '../index.ts'

/** What a card is printed with. */
export type Ink = Colour | 'black'

/** Names in a sentence: who, and the titles of cards and events as they are printed. */
export interface Names {
  who(seat: Seat): string
  isYou(seat: Seat): boolean
  title(id: string): string
  face(index: FaceIndex): string
}

export type Kind =
  | Setup['prints'][number]['kind']
  | Setup['events'][number]
  | Setup['powers'][number]
  | Setup['ruleCards'][number]

const kinds = new WeakMap<Setup, ReadonlyMap<string, Kind>>()

/** Whatever has an id: a card, an event, a power or a rule card. */
export function kindOf(setup: Setup, id: string): Kind | undefined {
  let known = kinds.get(setup)
  if (!known) {
    const { prints, events, powers, ruleCards } = setup
    const all: Kind[] = [...ruleCards, ...powers, ...events, ...prints.map(({ kind }) => kind)]
    known = new Map(all.map((kind) => [kind.id, kind]))
    kinds.set(setup, known)
  }
  return known.get(id)
}

/** Both of a bi-coloured card, none of a wish. */
export function inksOf({ colour, second, kind }: Face): Ink[] {
  if (colour === null) return kind.family === 'black' ? ['black'] : []
  return second === null ? [colour] : [colour, second]
}
