import type { Lesson } from './stage.ts'

/** Answer an attack with Counterattack. */
export const counterattack: Lesson = {
  id: 'counterattack',
  group: 'basics',
  title: { en: 'Hit back', de: 'Schlag zurück' },
  summary: { en: 'Somebody hits you? Return it.', de: 'Dich trifft etwas? Schick es zurück.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    turn: 'Zonk',
    discard: 'blue 3',
    draw: 'red 6, blue 9, green 1, red 9',
    hands: {
      You: 'counterattack, yellow 2, yellow 6, green 9',
      Zonk: 'fantastic four, red 8, green 4',
      Toaster: 'blue 7, red 2, green 5, yellow 1',
    },
  },
  parts: { Zonk: ['fantastic four', { You: 4 }] },
  steps: [
    {
      says: {
        en: 'Zonk wants you to draw four cards. But you hold the boomerang, Counterattack: throw it in!',
        de: 'Zonk lässt dich vier Karten ziehen. Aber du hast den Bumerang, Counterattack: Wirf ihn rein!',
      },
      pointsAt: ['counterattack'],
      replies: [
        {
          to: ['counterattack'],
          isRight: true,
          says: { en: 'Not today, Zonk.', de: 'Heute nicht, Zonk.' },
        },
      ],
      otherwise: {
        en: 'Then you get the four cards. Brave, but uncalled for: try again, and hit back.',
        de: 'Dann bekommst du die vier Karten. Tapfer, aber unnötig: Noch mal, und schlag zurück.',
      },
    },
    {
      says: {
        en: 'It is an open-wish card as well. So which colour would you like?',
        de: 'Eine Wunschkarte ist er auch noch. Welche Farbe darf es sein?',
      },
      replies: [
        {
          to: ['yellow'],
          isRight: true,
          says: {
            en: 'Yellow, you have two of it. Two birds, one boomerang.',
            de: 'Gelb, davon hast du zwei. Zwei Fliegen, ein Bumerang.',
          },
        },
        {
          to: ['red', 'blue', 'green'],
          isRight: true,
          says: {
            en: 'As you wish. You have more yellow, but who am I?',
            de: 'Wie du meinst. Gelb hättest du mehr, aber wer bin ich schon?',
          },
        },
      ],
    },
    {
      says: {
        en: 'Now the attack is yours: four cards for the others. All for one, or some for each. Tap who draws.',
        de: 'Jetzt gehört der Angriff dir: vier Karten für die anderen, wie du magst. Tipp an, wer zieht.',
      },
      pointsAt: ['Zonk', 'Toaster'],
      replies: [
        {
          to: [{ Zonk: 4 }],
          isRight: true,
          says: { en: 'Return to sender.', de: 'Zurück an den Absender.' },
        },
        {
          to: [{ Toaster: 4 }],
          isRight: true,
          says: {
            en: 'Toaster has done nothing at all. Welcome to Frantic.',
            de: 'Toaster hat gar nichts getan. Willkommen bei Frantic.',
          },
        },
        {
          to: [
            { Zonk: 3, Toaster: 1 },
            { Zonk: 2, Toaster: 2 },
            { Zonk: 1, Toaster: 3 },
          ],
          isRight: true,
          says: { en: 'Some for everybody. Both are sulking.', de: 'Für alle etwas. Beide schmollen.' },
        },
      ],
    },
  ],
  closing: {
    en: 'Hit by a card? Counterattack makes the attack yours. Without one you take it, and remember who it was.',
    de: 'Eine Karte trifft dich? Mit Counterattack gehört der Angriff dir. Ohne steckst du ein und merkst dir, wer es war.',
  },
}
