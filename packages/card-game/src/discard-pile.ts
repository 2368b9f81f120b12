import type { Colour } from './colours.ts'
import type { Table } from './table.ts'

/** The last played colour: that of the newest coloured card on the discard pile. Wishes do not count. */
export function lastColour(table: Table): Colour | null {
  for (let i = table.discardPile.length - 1; i >= 0; i--) {
    const { colour } = table.setup.faces[table.discardPile[i]]
    if (colour) return colour
  }
  return null
}
