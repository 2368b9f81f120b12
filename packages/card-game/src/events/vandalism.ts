import type { EventKind } from '../model/event-kind.ts'
import { hasColour } from '../model/face.ts'
import { noEffect } from '../table/course.ts'
import { lastColour } from '../table/discard-pile.ts'
import { discard } from '../table/verbs.ts'

export const vandalism: EventKind = {
  id: 'vandalism',
  name: { en: 'Vandalism', de: 'Vandalism' },
  text: {
    en: 'The last colour played is smashed to bits: everyone discards all cards of it.',
    de: 'Die zuletzt gespielte Farbe wird kurz und klein geschlagen: Alle werfen ihre Karten davon ab.',
  },
  rulings: [
    {
      en: 'What counts is the topmost coloured card of the discard pile, and not a wish.',
      de: 'Es zählt die oberste farbige Karte des Ablagestapels, kein Wunsch.',
    },
    {
      en: 'A Colour Swap in hand counts as both colours, and on the pile as the one it changed to.',
      de: 'Ein Colour Swap zählt auf der Hand als beide Farben und auf dem Stapel als die, zu der er gewechselt hat.',
    },
    {
      en: 'No coloured card on the pile: nothing happens.',
      de: 'Keine farbige Karte auf dem Stapel: Nichts passiert.',
    },
    {
      en: 'If it takes your last card, you have finished, without a Last Chance.',
      de: 'Holt es deine letzte Karte, bist du fertig, und zwar ohne Last Chance.',
    },
  ],
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
