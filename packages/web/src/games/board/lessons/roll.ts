import type { Lesson } from './stage.ts'

/** Roll and walk: the space is the score, the skull is the worst one, and manholes shorten the way in both directions. */
export const roll: Lesson = {
  id: 'roll',
  group: 'basics',
  title: { en: 'Roll, alas', de: 'Leider würfeln' },
  summary: {
    en: 'Where the die takes you, and why not to go.',
    de: 'Wohin der Würfel führt, und warum man da nicht hinwill.',
  },
  setting: {
    players: ['You', 'Zonk'],
    tokens: { You: 24, Zonk: 30 },
    hands: { You: 'gift, magnet, second chance, swap', Zonk: 'push, gift, swap, magnet' },
    draw: 'reverse, teleport',
    dice: [4, 1, 5, 6, 5],
  },
  parts: { Zonk: ['gift on 48'] },
  steps: [
    {
      says: {
        en: 'You are on 24: 24 minus points if it ended now. Up there is the skull, 50, the worst place in town.',
        de: 'Du stehst auf 24: 24 Minuspunkte, wenn jetzt Schluss wäre. Da oben der Totenkopf, 50: schlimmer geht’s nicht.',
      },
      pointsAt: ['You', 'space 50'],
    },
    {
      says: {
        en: 'First a card, as ever: any one, anywhere. Dashes show you where each roll would lead.',
        de: 'Zuerst eine Karte, wie immer: irgendeine, irgendwohin. Gestrichelt siehst du, wohin jeder Wurf führt.',
      },
      pointsAt: ['hand'],
      replies: [
        {
          to: ['any on any'],
          isRight: true,
          says: { en: 'Good place. Or not.', de: 'Gute Stelle. Oder auch nicht.' },
        },
      ],
    },
    {
      says: {
        en: 'Now tap the die. As many spaces as it shows, like it or not.',
        de: 'Jetzt tipp auf den Würfel. So viele Felder, wie er zeigt, ob du willst oder nicht.',
      },
      pointsAt: ['die'],
      replies: [
        {
          to: ['roll'],
          isRight: true,
          says: {
            en: 'A manhole! End on one and you roll again: you come out of the one with that number.',
            de: 'Ein Gully! Endet dein Weg auf einem, würfelst du noch mal und kommst aus dem mit dieser Nummer.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Down to 7, and Zonk up to 42: manholes are fair like that. Now place Reverse anywhere: blue acts at once, you walk back.',
        de: 'Du runter auf 7, Zonk hoch auf 42: So sind Gullys. Leg jetzt «Rückwärts» irgendwohin: Blau wirkt sofort, du läufst zurück.',
      },
      pointsAt: ['reverse'],
      replies: [
        {
          to: ['reverse on any'],
          isRight: true,
          says: { en: 'And now roll high, for once.', de: 'Und jetzt darf es für einmal viel sein.' },
        },
      ],
      otherwise: {
        en: 'Then you walk ahead again, towards the skull. Reverse would take you back.',
        de: 'Dann läufst du wieder vorwärts, dem Totenkopf entgegen. «Rückwärts» brächte dich zurück.',
      },
    },
    {
      says: {
        en: 'The dashes have changed sides. Roll.',
        de: 'Jetzt sind die Felder hinter dir gestrichelt. Würfle.',
      },
      pointsAt: ['die'],
      replies: [{ to: ['roll'], isRight: true, says: { en: 'Five back.', de: 'Fünf zurück.' } }],
    },
  ],
  closing: {
    en: 'Back is the best direction there is: the smaller your space, the better. The skull can wait.',
    de: 'Zurück ist die schönste Richtung: je kleiner dein Feld, desto besser. Der Totenkopf kann warten.',
  },
}
