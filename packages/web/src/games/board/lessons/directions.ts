import type { Lesson } from './stage.ts'

/** The street winds, and arrows point along it or through its walls. */
export const directions: Lesson = {
  id: 'directions',
  group: 'basics',
  title: { en: 'Through the wall', de: 'Durch die Wand' },
  summary: {
    en: 'Where arrows point, and who follows them.',
    de: 'Wohin Pfeile zeigen, und wer ihnen folgt.',
  },
  setting: {
    players: ['You', 'Zonk'],
    tokens: { You: 22, Zonk: 31 },
    hands: { You: 'push, push, gift, magnet', Zonk: 'gift, swap, magnet, teleport' },
    draw: 'swap, teleport',
    dice: [1, 2, 2],
  },
  parts: { Zonk: ['gift on 2'] },
  steps: [
    {
      says: {
        en: 'The street winds upwards: to the right, to the left, to the right. Between the rows are walls. Thin ones.',
        de: 'Die Strasse windet sich hinauf: nach rechts, nach links, nach rechts. Dazwischen stehen Wände. Dünne.',
      },
      pointsAt: ['street'],
    },
    {
      says: {
        en: 'Push shoves those who end on it where its arrow points, even through a wall. Zonk will roll a 2: put it on 33, arrow up.',
        de: 'Wer auf einem Schubs landet, fliegt in Pfeilrichtung, auch durch die Wand. Zonk würfelt gleich 2: einen auf 33, Pfeil hoch.',
      },
      pointsAt: ['push', 'space 33'],
      replies: [
        {
          to: ['push up on 33'],
          isRight: true,
          says: { en: 'From 33 straight up to 48. Ouch.', de: 'Von 33 direkt hoch auf 48. Autsch.' },
        },
        {
          to: ['push forward on 33'],
          says: {
            en: 'Along the street that is one space. Up through the wall it is fifteen.',
            de: 'Die Strasse entlang ist das ein Feld. Hoch durch die Wand sind es fünfzehn.',
          },
        },
        {
          to: ['push backward on 33', 'push down on 33'],
          says: {
            en: 'That shoves him away from the skull. He would send flowers.',
            de: 'So schubst du ihn vom Totenkopf weg. Er schickt dir Blumen.',
          },
        },
        {
          to: ['push up on 32-37'],
          says: {
            en: 'Good idea, wrong space. He will roll a 2, I have seen it: 33.',
            de: 'Gute Idee, falsches Feld. Er würfelt eine 2, ich hab’s gesehen: 33.',
          },
        },
      ],
      otherwise: {
        en: 'Allowed, but Zonk will end on 33. The Push, there, with its arrow up.',
        de: 'Erlaubt, aber Zonk landet auf 33. Dahin mit dem Schubs, Pfeil nach oben.',
      },
    },
    {
      says: { en: 'Your own walk first. Roll.', de: 'Zuerst läufst du selbst. Würfle.' },
      pointsAt: ['die'],
      replies: [{ to: ['roll'], isRight: true, says: { en: 'And now: Zonk.', de: 'Und jetzt: Zonk.' } }],
    },
    {
      says: {
        en: 'Beautiful. Now be good to yourself: you will roll a 2, too, and end on 25. Which way takes you back furthest?',
        de: 'Wunderschön. Jetzt tu dir was Gutes: Auch du würfelst 2 und landest auf 25. Welcher Pfeil bringt dich am weitesten zurück?',
      },
      pointsAt: ['push', 'space 25'],
      replies: [
        {
          to: ['push down on 25'],
          isRight: true,
          says: {
            en: 'Nine spaces back, through the wall.',
            de: 'Neun Felder zurück, mitten durch die Wand.',
          },
        },
        {
          to: ['push backward on 25'],
          says: {
            en: 'Back is good, but along the street it is only one space. The wall below you is thin.',
            de: 'Zurück ist gut, aber die Strasse entlang nur ein Feld. Die Wand unter dir ist dünn.',
          },
        },
        {
          to: ['push up on 25', 'push forward on 25'],
          says: {
            en: 'That takes you closer to the skull. Zonk applauds.',
            de: 'Das bringt dich näher zum Totenkopf. Zonk applaudiert.',
          },
        },
        {
          to: ['push on any'],
          says: {
            en: 'You are on 23 and will roll a 2: only a Push on 25 shoves you.',
            de: 'Du stehst auf 23 und würfelst 2: Nur ein Schubs auf 25 trifft dich.',
          },
        },
      ],
      otherwise: {
        en: 'That does not take you back. The other Push would, on 25.',
        de: 'Das bringt dich nicht zurück. Der andere Schubs schon, auf 25.',
      },
    },
    {
      says: { en: 'Roll, and hold on tight.', de: 'Würfle, und halt dich fest.' },
      pointsAt: ['die'],
      replies: [{ to: ['roll'], isRight: true, says: { en: 'Whoops.', de: 'Hoppla.' } }],
    },
  ],
  closing: {
    en: 'You aim an arrow when you place it; after that it stays. Jump has one too: it leaps over a space along the street.',
    de: 'Die Richtung gibst du beim Hinlegen, danach bleibt sie. Auch Sprung hat einen Pfeil und hüpft über ein Feld.',
  },
}
