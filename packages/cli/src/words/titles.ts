import type { Setup } from '@slapwise/card-game'

/** The name of a card, an event or a power. */
export function titleOf({ prints, events, powers }: Setup, id: string): string {
  const kind =
    prints.find((face) => face.kind.id === id)?.kind ??
    [...events, ...powers].find((named) => named.id === id)
  if (!kind) throw new Error(`There is nothing called ${id}.`)
  return kind.name.en
}
