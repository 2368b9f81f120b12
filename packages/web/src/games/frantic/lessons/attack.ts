import type { Lesson } from './stage.ts'

/** Attack a player of one's choice, with Gift. */
export const attack: Lesson = {
  id: 'attack',
  group: 'basics',
  title: { en: 'Hit somebody', de: 'Triff jemanden' },
  summary: { en: 'Gifts that nobody wants.', de: 'Geschenke, die niemand will.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    discard: 'red 4',
    draw: 'blue 2',
    hands: {
      You: 'red gift, red 1, blue 9, green 7, yellow 3',
      Zonk: 'blue 8',
      Toaster: 'green 2, yellow 6, blue 1, red 6, green 3, yellow 8',
    },
  },
  steps: [
    {
      says: {
        en: 'Zonk has a single card left. That will not do! The parcel is called Gift, and red fits. Play it.',
        de: 'Zonk hat nur noch eine Karte. Das geht nicht! Das Paket heisst Gift, und Rot passt. Leg es.',
      },
      pointsAt: ['red gift'],
      replies: [
        {
          to: ['red gift'],
          isRight: true,
          says: {
            en: 'Two of your cards for a dear friend.',
            de: 'Zwei deiner Karten für einen lieben Menschen.',
          },
        },
        {
          to: ['red 1'],
          says: {
            en: 'It fits, but it hurts nobody. Gift rids you of three cards at once.',
            de: 'Passt, tut aber niemandem weh. Mit dem Gift wirst du drei Karten auf einmal los.',
          },
        },
      ],
      otherwise: {
        en: 'That only helps Zonk. Play the Gift: it rids you of three cards at once.',
        de: 'Das hilft nur Zonk. Leg das Gift: Damit wirst du drei Karten auf einmal los.',
      },
    },
    {
      says: {
        en: 'For whom? Tap Zonk, who is nearly done. Toaster has worries enough.',
        de: 'Für wen? Tipp auf Zonk, dort ist man fast fertig. Toaster hat schon genug Sorgen.',
      },
      pointsAt: ['Zonk'],
      replies: [
        { to: ['Zonk'], isRight: true, says: { en: 'Zonk will be thrilled.', de: 'Zonk wird sich freuen.' } },
      ],
      otherwise: {
        en: 'Allowed, but Toaster holds six cards already. Zonk is the one to stop.',
        de: 'Darfst du, aber Toaster hat schon sechs Karten. Aufhalten musst du Zonk.',
      },
    },
    {
      says: {
        en: 'Two cards, then. At the end each one costs what is printed on it, so give away the dear ones.',
        de: 'Zwei Karten also. Am Ende kostet jede, was draufsteht. Verschenk die teuren.',
      },
      pointsAt: ['blue 9', 'green 7'],
      replies: [
        {
          to: ['blue 9, green 7'],
          isRight: true,
          says: { en: '16 points, nicely wrapped.', de: '16 Punkte, hübsch verpackt.' },
        },
      ],
      otherwise: {
        en: 'How kind of you. The 9 and the 7 would have cost you more, though.',
        de: 'Wie lieb von dir. Mehr gekostet hätten dich aber die 9 und die 7.',
      },
    },
  ],
  closing: {
    en: 'Gift, Exchange, Skip, Fantastic Four: you choose whom they hit. Hold or right-click a card to read it.',
    de: 'Gift, Exchange, Skip, Fantastic Four: Du sagst, wen es trifft. Und wie? Karte gedrückt halten oder Rechtsklick.',
  },
}
