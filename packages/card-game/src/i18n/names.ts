import type { Seat } from '@slapwise/kernel'
import type { Colour, Face, FaceIndex, Setup } from '../index.ts'

export type CardColour = Colour | 'black'

/** Resolves players, cards and events to names for sentences. */
export interface NameResolver {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
  title(id: string): string
  faceName(index: FaceIndex): string
}

export type ReferenceItem =
  | Setup['prints'][number]['kind']
  | Setup['events'][number]
  | Setup['powers'][number]
  | Setup['ruleCards'][number]

const itemsBySetup = new WeakMap<Setup, ReadonlyMap<string, ReferenceItem>>()

/** Finds a card kind, event, power or rule card by its id. */
export function findReferenceItem(setup: Setup, id: string): ReferenceItem | undefined {
  let cached = itemsBySetup.get(setup)
  if (!cached) {
    const { prints, events, powers, ruleCards } = setup
    const all: ReferenceItem[] = [...ruleCards, ...powers, ...events, ...prints.map(({ kind }) => kind)]
    cached = new Map(all.map((kind) => [kind.id, kind]))
    itemsBySetup.set(setup, cached)
  }
  return cached.get(id)
}

/** Two colours for a bi-coloured card, none for an open-wish card. */
export function cardColoursOf({ colour, second, kind }: Face): CardColour[] {
  if (colour === null) return kind.family === 'black' ? ['black'] : []
  return second === null ? [colour] : [colour, second]
}
