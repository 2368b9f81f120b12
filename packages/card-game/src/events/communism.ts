import type { EventKind } from '../model/event-kind.ts'
import { handSizeOf } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

export const communism: EventKind = {
  id: 'communism',
  name: { en: 'Communism', de: 'Communism' },
  text: {
    en: 'Everyone draws until all hold as many cards as the fullest hand. Equal misery for all.',
    de: 'Alle ziehen, bis jede Hand so voll ist wie die vollste. Gleiches Elend für alle.',
  },
  rulings: [
    {
      en: 'The hand of a Lucky Bastard does not count as the fullest.',
      de: 'Wer Lucky Bastard reingeworfen hat, zählt nicht als vollste Hand.',
    },
    {
      en: 'Whoever set it off with the last card draws along.',
      de: 'Wer es mit der letzten Karte ausgelöst hat, zieht mit.',
    },
  ],
  run(table, players) {
    const most = Math.max(...players.map((seat) => handSizeOf(table, seat)))
    for (const seat of players)
      if (handSizeOf(table, seat) < most) draw(table, seat, most - handSizeOf(table, seat))
  },
}
