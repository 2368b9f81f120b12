import type { Setup } from '@slapwise/card-game'

/** The name of a card or an event. */
export function titleOf({ prints, events }: Setup, id: string): string {
  const kind = prints.find((face) => face.kind.id === id)?.kind ?? events.find((event) => event.id === id)
  if (!kind) throw new Error(`There is nothing called ${id}.`)
  return kind.name.en
}
