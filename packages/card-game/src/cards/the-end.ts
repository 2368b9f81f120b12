import { cardKind } from '../model/card-kind.ts'
import { scheduleRoundEnd } from '../table/ending.ts'
import { handSizeOf } from '../table/seats.ts'

export const theEnd = cardKind({
  id: 'the-end',
  family: 'unique',
  points: 17,
  name: { en: 'The End', de: 'The End' },
  text: {
    en: 'Only as your last card, but on anything. Then it is over: no Nice Try, no Last Chance, no bomb, no power card with it. Until then it may be given away.',
    de: 'Nur als letzte Karte, dafür auf alles. Dann ist Schluss: kein Nice Try, keine Last Chance, keine Bombe, keine Powerkarte dazu. Bis dahin darfst du sie verschenken.',
  },
  rulings: [
    {
      en: 'Gift, Exchange and events pass it on like any other card.',
      de: 'Gift, Exchange und Ereignisse reichen sie weiter wie jede andere Karte.',
    },
    { en: 'Parasite comes too late as well.', de: 'Auch Parasite kommt zu spät.' },
    { en: 'Special Seal keeps it in your hand.', de: 'Special Seal hält sie auf deiner Hand fest.' },
    {
      en: 'Random Chance may play it, if it is the only card you have left.',
      de: 'Random Chance darf sie spielen, wenn du nur noch sie hast.',
    },
    {
      en: 'As opening card or turned up by Rewind it ends nothing: anything may follow.',
      de: 'Als Startkarte oder von Rewind aufgedeckt beendet sie nichts: Alles darf folgen.',
    },
  ],
  unplayable: (handSize) => (handSize === 1 ? null : 'only-as-last-card'),
  excludesPowers: true,
  whenNotPlayed: 'lies-there',
  endingScope: 'everything',
  effect(table, player) {
    if (handSizeOf(table, player) === 0) scheduleRoundEnd(table, 'the-end')
    return 'done'
  },
})
