import type { Lesson } from './stage.ts'

/** Black cards go on their number, and trigger events. */
export const black: Lesson = {
  id: 'black',
  group: 'basics',
  title: { en: 'Black means trouble', de: 'Schwarz heisst Ärger' },
  summary: { en: 'Black cards, and the events they bring.', de: 'Schwarze Karten und ihre Ereignisse.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    discard: 'red 5',
    draw: 'yellow 1, red 6, blue 4, green 4, blue 6, red 9, yellow 3, green 1, red 2, blue 8',
    events: 'recession, third-time-lucky',
    hands: {
      You: 'black 5, black 3, red 1, blue 9, green 8, yellow 7',
      Zonk: 'blue 1, green 6, yellow 4, red 8',
      Toaster: 'fantastic, blue 2, green 9, yellow 6, red 7',
    },
  },
  parts: { Zonk: ['red 8'], Toaster: ['green 9, red 7', 'fantastic', 3] },
  steps: [
    {
      says: {
        en: 'Black is no colour: a black card goes only on its own number. So your black 5 fits. Play it.',
        de: 'Schwarz ist keine Farbe: Eine schwarze Karte passt nur auf ihre Zahl. Deine 5 also. Leg sie.',
      },
      pointsAt: ['black 5'],
      replies: [
        {
          to: ['black 5'],
          isRight: true,
          says: {
            en: 'Now an event is turned over. Read it and weep. Or grin.',
            de: 'Jetzt wird ein Ereignis aufgedeckt. Lesen und leiden. Oder grinsen.',
          },
        },
        {
          to: ['red 1'],
          says: {
            en: 'It fits, but nothing happens. With black, something does.',
            de: 'Passt, aber es passiert nichts. Mit Schwarz passiert etwas.',
          },
        },
      ],
      otherwise: {
        en: 'No need to draw: your black 5 fits on the red 5.',
        de: 'Ziehen musst du nicht: Deine schwarze 5 passt auf die rote.',
      },
    },
    {
      says: {
        en: 'A kind one: everybody throws cards away, and you, being last, three. Off with the dear ones.',
        de: 'Ein nettes: Alle werfen Karten ab, und du kommst zuletzt und darfst drei. Weg mit den teuren.',
      },
      pointsAt: ['blue 9', 'green 8', 'yellow 7'],
      replies: [
        {
          to: ['blue 9, green 8, yellow 7'],
          isRight: true,
          says: { en: '24 points gone at one stroke.', de: '24 Punkte auf einen Streich.' },
        },
      ],
      otherwise: {
        en: 'Allowed, but the 9, the 8 and the 7 would have cost you most.',
        de: 'Darfst du, aber am meisten kosten dich die 9, die 8 und die 7.',
      },
    },
    {
      says: {
        en: 'On a black 5 goes a 5 or an open-wish card. Zonk had neither; Toaster wishes for a 3. Any 3 will do.',
        de: 'Auf Schwarz 5 geht nur eine 5 oder eine Wunschkarte. Zonk hatte keine; Toaster wünscht eine 3, egal welche.',
      },
      pointsAt: ['call'],
      replies: [
        {
          to: ['black 3'],
          isRight: true,
          says: {
            en: 'A black 3 is a 3, too. And again …',
            de: 'Auch Schwarz 3 ist eine 3. Und schon wieder …',
          },
        },
      ],
      otherwise: {
        en: 'Look again: your black 3 is a 3, too.',
        de: 'Schau noch mal: Auch deine schwarze 3 ist eine 3.',
      },
    },
  ],
  closing: {
    en: 'Black goes only on its number, and each black card brings an event, kind or cruel. No Counterattack helps there.',
    de: 'Schwarz passt nur auf seine Zahl und bringt ein Ereignis, nett oder gemein. Counterattack hilft da nicht.',
  },
}
