import { callForSpecial } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'

/**
 * The last played colour: that of the newest coloured card on the discard pile, a Colour Swap counting as the colour it
 * changed to, and not at all if it was only discarded. Wishes do not count.
 */
export function lastColour(table: Table): Colour | null {
  for (let i = table.discardPile.length - 1; i >= 0; i--) {
    const card = table.discardPile[i]
    const { colour, second } = table.setup.faces[card]
    const shown = shownColour(table, card) ?? (second ? null : colour)
    if (shown) return shown
  }
  return null
}

const shownColour = ({ shown }: Table, card: CardId): Colour | undefined =>
  shown.find(([other]) => other === card)?.[1]

/** It leaves the pile, or has come to another colour. */
export function hideColour(table: Table, card: CardId): void {
  if (shownColour(table, card)) table.shown = table.shown.filter(([other]) => other !== card)
}

/** A card on the pile has come to a colour, and may be followed by that or by its symbol. */
export function showColour(table: Table, card: CardId, colour: Colour, symbol: string): void {
  hideColour(table, card)
  table.shown = [...table.shown, [card, colour]]
  table.call = callForSpecial(colour, table.setup.symbols, symbol)
  table.facts?.push({ news: { kind: 'showed', colour, call: table.call } })
}
