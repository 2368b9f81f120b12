import { isSpecialCard } from '../model/card-kind.ts'
import type { EventKind } from '../model/event-kind.ts'
import { nextSeatAmong } from '../table/seats.ts'
import { setAside, takeUpAside } from '../table/verbs.ts'

export const riot: EventKind = {
  id: 'riot',
  name: { en: 'Riot', de: 'Riot' },
  text: {
    en: 'Everyone passes all their special cards to the person on their right.',
    de: 'Alle geben sämtliche Spezialkarten an die Person zu ihrer Rechten weiter.',
  },
  rulings: [
    {
      en: 'Numbers stay, black ones too; Fuck You, Curse and The End go along.',
      de: 'Zahlen bleiben, auch schwarze; Fuck You, Curse und The End gehen mit.',
    },
    { en: 'What you are passed you keep.', de: 'Was du bekommst, behältst du.' },
    {
      en: 'A Lucky Bastard is passed over: the cards go to the next one along.',
      de: 'Wer Lucky Bastard reingeworfen hat, wird übersprungen: Die Karten gehen an die nächste Person.',
    },
  ],
  run(table, players) {
    for (const seat of players) {
      const specials = table.hands[seat].filter((card) => isSpecialCard(table.setup.faces[card].kind))
      const receiver = nextSeatAmong(table, seat, players)
      if (specials.length > 0 && receiver !== seat) setAside(table, seat, receiver, specials)
    }
    takeUpAside(table)
  },
}
