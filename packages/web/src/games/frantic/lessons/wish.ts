import type { Lesson } from './stage.ts'

/** Cards of all colours fit everywhere, and wish. */
export const wish: Lesson = {
  id: 'wish',
  group: 'basics',
  title: { en: 'Make a wish', de: 'Wünsch dir was' },
  summary: { en: 'Cards of all colours go on anything.', de: 'Bunte Karten passen auf alles.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    discard: 'blue 6',
    draw: 'yellow 9',
    hands: {
      You: 'fantastic, red 3, red 8, green 1',
      Zonk: 'red 7, blue 2, yellow 3',
      Toaster: 'fantastic, green 9, blue 4, yellow 5',
    },
  },
  parts: { Zonk: ['red 7'], Toaster: ['fantastic', '8'] },
  steps: [
    {
      says: {
        en: 'No blue, no 6. But one of yours has all the colours, and those go on anything. Play it.',
        de: 'Kein Blau, keine 6. Aber eine von deinen ist bunt, und Bunte passen auf alles. Leg sie.',
      },
      pointsAt: ['fantastic'],
      replies: [
        {
          to: ['fantastic'],
          isRight: true,
          says: {
            en: 'Fantastic, and that is its name. It is an open-wish card.',
            de: 'Fantastic, und so heisst sie auch. Sie ist eine Wunschkarte.',
          },
        },
      ],
      otherwise: {
        en: 'You may draw. But what for? A card of all colours always fits.',
        de: 'Ziehen darfst du. Aber wozu? Eine bunte Karte passt immer.',
      },
    },
    {
      says: {
        en: 'What has to come next? Wish for a colour or a number. Best for something you have plenty of.',
        de: 'Was soll als Nächstes kommen? Wünsch dir eine Farbe oder eine Zahl, am besten eine, die du oft hast.',
      },
      replies: [
        {
          to: ['red'],
          isRight: true,
          says: {
            en: 'Red, because you have two. Somebody is thinking ahead.',
            de: 'Rot, denn davon hast du zwei. Da denkt jemand voraus.',
          },
        },
        {
          to: ['green', 1, 3, 8],
          says: {
            en: 'You have one of those, but two red ones. Wish again.',
            de: 'Davon hast du eine, aber zwei rote. Wünsch dir noch mal was.',
          },
        },
      ],
      otherwise: {
        en: 'You have none of those. A present for the others? You have two red ones.',
        de: 'Davon hast du keine einzige. Ein Geschenk für die anderen? Rote hast du zwei.',
      },
    },
    {
      says: {
        en: 'Toaster has wished, too: for an 8, whatever its colour. As it happens …',
        de: 'Auch Toaster hat einen Wunsch: eine 8, egal in welcher Farbe. Und wie es der Zufall will …',
      },
      pointsAt: ['call'],
      replies: [
        {
          to: ['red 8'],
          isRight: true,
          says: { en: 'Your wish is my command, Toaster.', de: 'Dein Wunsch ist mir Befehl, Toaster.' },
        },
      ],
      otherwise: {
        en: 'You may draw. But look at your hand: there is an 8.',
        de: 'Ziehen darfst du. Aber schau auf deine Hand: Da ist eine 8.',
      },
    },
  ],
  closing: {
    en: 'Open-wish cards, the ones in all colours, go on anything and wish for a colour. Fantastic can do numbers, too.',
    de: 'Wunschkarten, also die bunten, passen auf alles. Du wünschst dir eine Farbe, mit Fantastic auch eine Zahl.',
  },
}
