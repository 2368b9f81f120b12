import type { Lesson } from './stage.ts'

/** Play on colour or number. */
export const firstCard: Lesson = {
  id: 'first-card',
  group: 'basics',
  title: { en: 'Get rid of a card', de: 'Werd eine Karte los' },
  summary: { en: 'Colour on colour, number on number.', de: 'Farbe auf Farbe, Zahl auf Zahl.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    discard: 'red 5',
    draw: 'yellow 2',
    hands: {
      You: 'red 2, blue 5, green 8, yellow 9',
      Zonk: 'red 4, blue 4, green 3, yellow 7',
      Toaster: 'green 4, blue 3, yellow 1, red 8',
    },
  },
  parts: { Zonk: ['red 4', 'blue 4'], Toaster: ['green 4'] },
  steps: [
    {
      says: {
        en: 'These are your cards. Each one you still hold when the round ends costs you points. So: out with them.',
        de: 'Das sind deine Karten. Jede, die du am Ende der Runde noch hast, kostet Punkte. Also weg damit.',
      },
      pointsAt: ['hand'],
    },
    {
      says: {
        en: 'A red 5 lies on top. Lay a red card or another 5 on it: the ones that fit stand up. Tap one.',
        de: 'Oben liegt eine rote 5. Leg Rot oder eine 5 drauf: Was passt, steht höher. Tipp eine an.',
      },
      pointsAt: ['red 2', 'blue 5'],
      replies: [
        {
          to: ['red 2'],
          isRight: true,
          says: { en: 'Red on red. Now the others.', de: 'Rot auf Rot. Jetzt die anderen.' },
        },
        {
          to: ['blue 5'],
          isRight: true,
          says: {
            en: 'A 5 on a 5, and now it is blue. On to the others.',
            de: 'Eine 5 auf eine 5, und schon ist Blau gefragt. Jetzt die anderen.',
          },
        },
      ],
      otherwise: {
        en: 'Allowed, but you had cards that fit. Drawing is for when nothing does.',
        de: 'Erlaubt, aber du hattest etwas Passendes. Gezogen wird, wenn nichts passt.',
      },
    },
    {
      says: {
        en: 'Your turn again. The note beside the pile says what fits now. You have one of those.',
        de: 'Du bist wieder dran. Auf dem Zettel neben dem Stapel steht, was jetzt passt. So eine hast du.',
      },
      pointsAt: ['call'],
      replies: [
        {
          to: ['green 8'],
          isRight: true,
          says: { en: 'You have got it.', de: 'Du hast es.' },
        },
      ],
      otherwise: {
        en: 'You may draw, but a card of yours fits. Look for the ones that stand up.',
        de: 'Ziehen darfst du, aber eine von deinen passt. Schau, welche höher steht.',
      },
    },
  ],
  closing: {
    en: 'That is nine tenths of Frantic: colour on colour, number on number. The rest is spite.',
    de: 'Das sind neun Zehntel von Frantic: Farbe auf Farbe, Zahl auf Zahl. Der Rest ist Bosheit.',
  },
}
