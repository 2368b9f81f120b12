import type { EventKind } from '../model/event-kind.ts'
import { drawPowers, POWERS_DEALT, returnPowers } from '../table/powers.ts'

export const chargenado: EventKind = {
  id: 'chargenado',
  name: { en: 'Chargenado', de: 'Chargenado' },
  text: {
    en: 'All power cards fly back into the deck, and everyone gets two new ones.',
    de: 'Alle Powerkarten fliegen zurück in den Stapel, und jede Person bekommt zwei neue.',
  },
  rulings: [
    {
      en: 'Everyone gets two, however many they had.',
      de: 'Alle bekommen zwei, egal, wie viele sie hatten.',
    },
    {
      en: 'A Lucky Bastard keeps theirs and gets none.',
      de: 'Wer Lucky Bastard reingeworfen hat, behält die eigenen und bekommt keine.',
    },
    {
      en: 'If the deck is short, it goes in order of play as far as it lasts.',
      de: 'Reicht der Stapel nicht, geht es der Reihe nach, solange es hat.',
    },
  ],
  run(table, players) {
    for (const seat of players)
      returnPowers(
        table,
        seat,
        table.powers[seat].map((_, slot) => slot),
      )
    for (const seat of players) drawPowers(table, seat, POWERS_DEALT)
  },
}
