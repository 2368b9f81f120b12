import type { EventKind } from '../model/event-kind.ts'
import { hasColour } from '../model/face.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
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
      en: 'What counts is the last coloured card that was played, even if it has left the pile since. A wish does not, nor does what slid under the pile.',
      de: 'Es zählt die letzte farbige Karte, die gespielt wurde, auch wenn sie nicht mehr auf dem Stapel liegt. Ein Wunsch zählt nicht, und was daruntergerutscht ist, auch nicht.',
    },
    {
      en: 'A Colour Swap in hand counts as both colours, and when played as the one it changed to.',
      de: 'Ein Colour Swap zählt auf der Hand als beide Farben und gespielt als die, zu der er gewechselt hat.',
    },
    {
      en: 'No coloured card played yet: nothing happens.',
      de: 'Noch keine farbige Karte gespielt: Nichts passiert.',
    },
    {
      en: 'If it takes your last card, you have finished, without a Last Chance.',
      de: 'Holt es deine letzte Karte, bist du fertig, und zwar ohne Last Chance.',
    },
  ],
  run(table, players) {
    const { lastColour: colour } = table
    if (colour === null) reportNoEffect(table, 'vandalism')
    else
      for (const seat of players)
        discard(
          table,
          seat,
          table.hands[seat].filter((card) => hasColour(table.setup.faces[card], colour)),
        )
  },
}
