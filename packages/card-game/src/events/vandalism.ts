import { noEffect } from '../course.ts'
import { lastColour } from '../discard-pile.ts'
import type { EventKind } from '../event.ts'
import { hasColour } from '../face.ts'
import { discard } from '../verbs.ts'

export const vandalism: EventKind = {
  id: 'vandalism',
  name: { en: 'Vandalism', de: 'Vandalism' },
  text: {
    en: 'The last colour played is smashed to bits: everyone discards all cards of it.',
    de: 'Die zuletzt gespielte Farbe wird kurz und klein geschlagen: Alle werfen ihre Karten davon ab.',
  },
  run(table, players) {
    const colour = lastColour(table)
    if (colour === null) noEffect(table, 'vandalism')
    else
      for (const seat of players)
        discard(
          table,
          seat,
          table.hands[seat].filter((card) => hasColour(table.setup.faces[card], colour)),
        )
  },
}
