import type { Lesson } from './stage.ts'

/** Supercharge: play a card with a power card, and recharge it. */
export const supercharge: Lesson = {
  id: 'supercharge',
  group: 'add-ons',
  title: { en: 'Supercharge', de: 'Supercharge' },
  summary: { en: 'Power cards: arm one, then play.', de: 'Powerkarten: erst scharf machen, dann legen.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    sets: ['base', 'supercharge'],
    discard: 'red 3',
    draw: 'blue 1, green 6, yellow 8',
    powers: {
      You: 'all-draw-one, number-wish',
      Zonk: 'looping, recycling',
      Toaster: 'open-hands, random-chance',
    },
    hands: {
      You: 'red 7, red recharge, blue 7, green 10',
      Zonk: 'red 4, blue 2, green 9',
      Toaster: 'red 5, yellow 6, blue 8',
    },
  },
  parts: { Zonk: ['red 4'], Toaster: ['red 5'] },
  steps: [
    {
      says: {
        en: 'Those are your power cards, two for each round. One a turn may go with a card from your hand.',
        de: 'Das sind deine Powerkarten, zwei pro Runde. Eine pro Zug darf mit einer Handkarte mit.',
      },
      pointsAt: ['powers'],
    },
    {
      says: {
        en: 'Tap All Draw One to arm it. Then play the red 7, and the others draw a card each.',
        de: 'Tipp auf All Draw One: So ist sie scharf. Dann leg die rote 7, und die anderen ziehen je eine Karte.',
      },
      pointsAt: ['all-draw-one', 'red 7'],
      replies: [
        {
          to: ['red 7 with all-draw-one'],
          isRight: true,
          says: { en: 'Cheers! This round is on them.', de: 'Prost! Die Runde geht auf die anderen.' },
        },
        {
          to: ['red 7', 'red recharge'],
          says: {
            en: 'That was the card alone. Tap All Draw One first, then the red 7.',
            de: 'Das war nur die Karte. Tipp zuerst auf All Draw One, dann auf die rote 7.',
          },
        },
        {
          to: ['red recharge with all-draw-one'],
          says: {
            en: 'Almost. Save Recharge for later: it brings a spent power card back.',
            de: 'Fast. Spar dir Recharge auf: Damit kommt eine verbrauchte Powerkarte zurück.',
          },
        },
      ],
      otherwise: {
        en: 'That works, too. But do try All Draw One with the red 7.',
        de: 'Geht auch. Aber probier mal All Draw One mit der roten 7.',
      },
    },
    {
      says: {
        en: 'All Draw One lies open now: spent. Your Recharge turns it over, and you can use it again.',
        de: 'All Draw One liegt jetzt offen, also verbraucht. Mit Recharge drehst du sie um, und sie wirkt wieder.',
      },
      pointsAt: ['red recharge'],
      replies: [
        { to: ['red recharge'], isRight: true, says: { en: 'As good as new.', de: 'Wie neu.' } },
        {
          to: ['red recharge with number-wish'],
          isRight: true,
          says: { en: 'Both at once? You learn fast.', de: 'Gleich beides? Du lernst schnell.' },
        },
      ],
      otherwise: {
        en: 'Allowed. But with Recharge you get your power card back.',
        de: 'Darfst du. Aber mit Recharge bekommst du deine Powerkarte zurück.',
      },
    },
  ],
  closing: {
    en: 'One power card a turn, with a card of your hand, and nobody can counter it. By the way: there are tens now.',
    de: 'Eine Powerkarte pro Zug, zusammen mit einer Handkarte, und niemand kann sie kontern. Zehner gibt es jetzt auch.',
  },
}
