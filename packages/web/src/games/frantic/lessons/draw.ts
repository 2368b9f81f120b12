import type { Lesson } from './stage.ts'

/** Draw a card if nothing fits, then play or pass. */
export const draw: Lesson = {
  id: 'draw',
  group: 'basics',
  title: { en: 'Nothing fits? Draw', de: 'Nichts passt? Zieh' },
  summary: {
    en: 'One card from the pile, and then a second look.',
    de: 'Eine Karte vom Stapel, und dann noch mal schauen.',
  },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    discard: 'red 5',
    draw: 'green 5, yellow 6',
    hands: {
      You: 'blue 2, green 8, yellow 9',
      Zonk: 'green 1, blue 7, yellow 4',
      Toaster: 'red 1, blue 3, green 6, yellow 2',
    },
  },
  parts: { Zonk: ['green 1'], Toaster: ['red 1'] },
  steps: [
    {
      says: {
        en: 'Red or a 5? You have neither, and nobody lends you one. Take a card from the pile.',
        de: 'Rot oder eine 5? Hast du nicht, und leihen tut dir auch niemand etwas. Nimm eine vom Stapel.',
      },
      pointsAt: ['draw pile'],
      replies: [
        {
          to: ['draw'],
          isRight: true,
          says: { en: 'A green 5. What luck!', de: 'Eine grüne 5. So ein Glück!' },
        },
      ],
    },
    {
      says: {
        en: 'Your turn is not over yet: whatever fits now may still be played. The new 5, for instance.',
        de: 'Dein Zug ist noch nicht vorbei: Was jetzt passt, darfst du noch legen. Die neue 5 zum Beispiel.',
      },
      pointsAt: ['green 5'],
      replies: [
        {
          to: ['green 5'],
          isRight: true,
          says: { en: 'Easy come, easy go. Now the others.', de: 'Kaum da, schon weg. Jetzt die anderen.' },
        },
        {
          to: ['pass'],
          says: {
            en: 'Passing is allowed, but now you are stuck with the 5. Better play it.',
            de: 'Passen darfst du, aber jetzt hast du die 5 am Hals. Leg sie lieber.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Your turn, and again nothing fits. What a coincidence. Draw.',
        de: 'Du bist dran, und wieder passt nichts. So ein Zufall. Zieh.',
      },
      pointsAt: ['draw pile'],
      replies: [
        { to: ['draw'], isRight: true, says: { en: 'A yellow 6. Oh well.', de: 'Eine gelbe 6. Tja.' } },
      ],
    },
    {
      says: {
        en: 'That one does not fit either, and one card per turn has to do. So pass.',
        de: 'Die passt auch nicht, und mehr als eine pro Zug ziehst du nicht. Also passen.',
      },
      pointsAt: ['answers'],
      replies: [
        {
          to: ['pass'],
          isRight: true,
          says: { en: 'It happens to the best.', de: 'Das passiert den Besten.' },
        },
      ],
    },
  ],
  closing: {
    en: 'Play one, or draw one and then play or pass. If the pile is empty when somebody has to draw, the round is over.',
    de: 'Leg eine, oder zieh eine und schau dann weiter. Ist der Stapel leer, wenn jemand ziehen muss, ist die Runde aus.',
  },
}
