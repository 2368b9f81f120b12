import type { Setup } from '@slapwise/card-game'

/** The name of a card, an event, a power or a rule card. */
export function titleOf({ prints, events, powers, ruleCards }: Setup, id: string): string {
  const kind =
    prints.find((face) => face.kind.id === id)?.kind ??
    [...events, ...powers, ...ruleCards].find((named) => named.id === id)
  if (!kind) throw new Error(`There is nothing called ${id}.`)
  return kind.name.en
}
