import type { Lesson } from './stage.ts'

/** Nice Try, the end of a round, points, and the end of a match. */
export const lastCard: Lesson = {
  id: 'last-card',
  group: 'basics',
  title: { en: 'The last card', de: 'Die letzte Karte' },
  summary: { en: 'How a round ends, and who pays for it.', de: 'Wie eine Runde endet und wer sie bezahlt.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    turn: 'Zonk',
    limit: 20,
    discard: 'red 7',
    draw: 'blue 1, yellow 2, red 6, yellow 4, blue 5',
    hands: { You: 'nice try, green 3', Zonk: 'red 4', Toaster: 'green 8, fantastic, blue 9, yellow 6' },
  },
  parts: { Zonk: ['red 4'], Toaster: ['green 8'] },
  steps: [
    {
      says: {
        en: 'Zonk is out of cards, and that ends the round. Unless somebody throws in Nice Try. Somebody like you.',
        de: 'Zonk ist alle Karten los, damit endet die Runde. Ausser jemand wirft Nice Try rein. Jemand wie du.',
      },
      pointsAt: ['nice try'],
      replies: [
        {
          to: ['nice try'],
          isRight: true,
          says: { en: 'Three new cards for Zonk. How sad.', de: 'Drei neue Karten für Zonk. Wie traurig.' },
        },
      ],
      otherwise: {
        en: 'Then the round is over, and you pay for what you hold. Try again, and spoil it.',
        de: 'Dann ist die Runde vorbei, und du zahlst für deine Karten. Noch mal, und verdirb es.',
      },
    },
    {
      says: {
        en: 'It wishes for a colour, too. Your last card is green. Just saying.',
        de: 'Eine Farbe wünscht sie auch. Deine letzte Karte ist grün. Ich sag ja nur.',
      },
      replies: [{ to: ['green'], isRight: true, says: { en: 'Green it is.', de: 'Also Grün.' } }],
      otherwise: {
        en: 'And then? Your last card is green. Wish for green.',
        de: 'Und dann? Deine letzte Karte ist grün. Wünsch dir Grün.',
      },
    },
    {
      says: {
        en: 'Your last card, and it fits. You know what to do.',
        de: 'Deine letzte Karte, und sie passt. Du weisst, was zu tun ist.',
      },
      pointsAt: ['green 3'],
      replies: [
        {
          to: ['green 3'],
          isRight: true,
          says: { en: 'And out!', de: 'Und fertig!' },
        },
      ],
      otherwise: {
        en: 'Why? Your last card fits, and then you are out.',
        de: 'Wozu? Deine letzte Karte passt, und dann bist du fertig.',
      },
    },
    {
      says: {
        en: 'An empty hand costs nothing. The others pay for what they hold: numbers as printed, special cards mostly 7.',
        de: 'Leere Hand, keine Punkte. Die anderen zahlen, was sie halten: Zahlen ihren Wert, Spezialkarten meist 7.',
      },
    },
  ],
  closing: {
    en: 'Round follows round until somebody is over the limit, just 20 today: Toaster. Then the fewest points win. Yours.',
    de: 'Gespielt wird, bis jemand über der Grenze ist, heute nur 20: Toaster. Dann gewinnen die wenigsten Punkte. Deine.',
  },
}
