import type { Lesson } from './stage.ts'

/** Multicoloured cards are thrown in out of turn: Re-Roll after a roll, Block against an attack. */
export const reactions: Lesson = {
  id: 'reactions',
  group: 'basics',
  title: { en: 'Butt in', de: 'Dazwischenfunken' },
  summary: { en: 'Cards for when it is not your turn.', de: 'Karten für dann, wenn du nicht dran bist.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    turn: 'Zonk',
    tokens: { You: 12, Zonk: 29, Toaster: 18 },
    on: { 32: 'stop' },
    hands: {
      You: 're-roll, block, gift, magnet',
      Zonk: 'gift, swap, magnet, teleport',
      Toaster: 'remote, gift, magnet, swap',
    },
    draw: 'push, jump, teleport, swap, push, push',
    dice: [1, 5],
  },
  parts: { Zonk: ['gift on 3'], Toaster: ['remote on 45', 'You'] },
  steps: [
    {
      says: {
        en: 'Zonk has rolled a 1. Far too good for him. Multicoloured cards work out of turn: throw in your Re-Roll.',
        de: 'Zonk hat eine 1. Viel zu schön für ihn. Bunte Karten gehen auch, wenn andere dran sind: wirf «Nochmal» ein.',
      },
      pointsAt: ['re-roll'],
      replies: [
        {
          to: ['re-roll'],
          isRight: true,
          says: { en: 'Objection!', de: 'Einspruch!' },
        },
      ],
      otherwise: {
        en: 'Then he gets away with one space. Was that mercy? There is a cure for that.',
        de: 'Dann kommt er mit einem Feld davon. War das Mitleid? Das lässt sich heilen.',
      },
    },
    {
      says: {
        en: 'A card thrown in goes on the street, too, and multicoloured fits any colour. That Stop ahead of Zonk, for example.',
        de: 'Auch Eingeworfenes kommt auf die Strasse, und Bunt passt auf jede Farbe. Zum Beispiel auf den Stopp vor Zonk.',
      },
      pointsAt: ['space 32'],
      replies: [
        {
          to: ['re-roll on 32'],
          isRight: true,
          says: {
            en: 'The 1 is gone, and his Stop with it. Two birds, one card.',
            de: 'Die 1 ist weg und sein Stopp gleich mit. Zwei Fliegen, eine Karte.',
          },
        },
        {
          to: ['re-roll on any'],
          isRight: true,
          says: {
            en: 'Also fine. On the Stop it would have hurt him twice.',
            de: 'Auch gut. Auf dem Stopp hätte es doppelt wehgetan.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Toaster’s Remote: they want to walk your token, with their die. Your Block says no.',
        de: 'Toaster hat die Fernsteuerung: Er will mit deiner Figur laufen, mit seinem Würfel. Dein Block sagt Nein.',
      },
      pointsAt: ['block'],
      replies: [
        {
          to: ['block'],
          isRight: true,
          says: { en: 'Not with you.', de: 'Nicht mit dir.' },
        },
      ],
      otherwise: {
        en: 'Then your token goes wherever Toaster’s die wants it. You had a Block, you know.',
        de: 'Dann läuft deine Figur, so weit Toasters Würfel will. Du hattest einen Block, weisst du.',
      },
    },
    {
      says: {
        en: 'Where does the Block go? Anywhere you like.',
        de: 'Wohin mit dem Block? Wohin du willst.',
      },
      replies: [
        {
          to: ['block on any'],
          isRight: true,
          says: {
            en: 'Blocked. And Toaster does not get to walk at all.',
            de: 'Geblockt. Und Toaster läuft in diesem Zug gar nicht.',
          },
        },
      ],
    },
  ],
  closing: {
    en: 'Played in your own turn, multicoloured cards just lie there. So save them for when somebody deserves it.',
    de: 'Im eigenen Zug gelegt, liegen bunte Karten bloss da. Also spar sie auf, bis es jemand verdient.',
  },
}
