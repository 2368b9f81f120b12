import type { Lesson } from './stage.ts'

/** Cards on spaces: yellow ones act on everybody who enters, red and green ones on everybody who ends there. */
export const spaces: Lesson = {
  id: 'spaces',
  group: 'basics',
  title: { en: 'Mind the street', de: 'Vorsicht, Strasse' },
  summary: {
    en: 'What lies on a space, and what it does to you.',
    de: 'Was auf einem Feld liegt, und was es mit dir macht.',
  },
  setting: {
    players: ['You', 'Zonk'],
    tokens: { You: 22, Zonk: 36 },
    on: { 24: 'stop', 27: 'gift', 38: 'push forward', 40: 'second chance' },
    hands: { You: 'x, magnet, swap, teleport', Zonk: 'push, gift, swap, magnet' },
    draw: 'stop, teleport',
    dice: [5, 2, 3, 4],
  },
  parts: { Zonk: ['swap on 48'] },
  steps: [
    {
      says: {
        en: 'Cards on the street act. This yellow Stop holds whoever steps on it, and held is good. Place a card, but leave it alone.',
        de: 'Karten auf der Strasse wirken. Dieser gelbe Stopp hält dich auf, wenn du drauftrittst. Gut so: Leg eine Karte, nur nicht darauf.',
      },
      pointsAt: ['space 24'],
      replies: [
        {
          to: ['any on 24'],
          says: {
            en: 'Now the X is on top, and only the top card counts. Goodbye, brake.',
            de: 'Jetzt liegt das X oben, und nur die oberste Karte gilt. Adieu, Bremse.',
          },
        },
        {
          to: ['any on 25-27', 'any on 37-41'],
          says: {
            en: 'I have plans for that spot, wait and see. Anywhere else will do.',
            de: 'Mit der Stelle habe ich noch was vor, wart’s ab. Sonst darfst du überallhin.',
          },
        },
        {
          to: ['any on any'],
          isRight: true,
          says: { en: 'That will do.', de: 'Passt.' },
        },
      ],
    },
    {
      says: {
        en: 'Look at the dashes: whatever you roll from 2 up, you get to 24. Roll.',
        de: 'Schau auf die gestrichelten Felder: Ab einer 2 kommst du immer auf 24. Würfle.',
      },
      pointsAt: ['die'],
      replies: [
        {
          to: ['roll'],
          isRight: true,
          says: {
            en: 'A five, and two spaces walked. Now watch where Zonk ends.',
            de: 'Eine Fünf, und nur zwei Felder gelaufen. Jetzt schau, wo Zonk landet.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Zonk ended on a red card, and it shoved him on. Red and green act only on those who end there, not in passing.',
        de: 'Zonk ist auf einer roten Karte gelandet und wurde geschubst. Rot und Grün wirken nur, wo dein Weg endet.',
      },
      pointsAt: ['space 38'],
    },
    {
      says: {
        en: 'On 27 lies a green Gift: end there, and somebody else has to walk. Place a card, not on 27.',
        de: 'Auf 27 liegt ein grünes Geschenk: Landest du da, muss jemand anders laufen. Leg eine Karte, nur nicht dahin.',
      },
      pointsAt: ['space 27'],
      replies: [
        {
          to: ['any on 27'],
          says: {
            en: 'Green on green is fine, but now the Gift is covered. Pity.',
            de: 'Grün auf Grün geht, nur ist das Geschenk jetzt zugedeckt. Schade drum.',
          },
        },
        {
          to: ['any on 25-26', 'any on 40-41'],
          says: {
            en: 'A fine spot on any other day. But I have plans for it: try somewhere else.',
            de: 'Sonst ein schöner Platz, aber ich habe damit was vor. Nimm einen anderen.',
          },
        },
        {
          to: ['any on any'],
          isRight: true,
          says: { en: 'And now three, please.', de: 'Und jetzt bitte eine Drei.' },
        },
      ],
    },
    {
      says: {
        en: 'Roll. I have a feeling.',
        de: 'Würfle. Ich habe so ein Gefühl.',
      },
      pointsAt: ['die'],
      replies: [{ to: ['roll'], isRight: true, says: { en: 'A three!', de: 'Eine Drei!' } }],
    },
    {
      says: {
        en: 'Your Gift: tap Zonk, then one space or two. Look what lies ahead of him.',
        de: 'Dein Geschenk: Tipp auf Zonk, dann ein Feld oder zwei. Schau, was vor ihm liegt.',
      },
      pointsAt: ['Zonk', 'space 40'],
      replies: [
        {
          to: ['Zonk 1'],
          isRight: true,
          says: {
            en: 'One space, onto Second Chance: now he has to roll and walk again. You monster.',
            de: 'Ein Feld, auf die Zweite Chance: Jetzt muss er noch mal würfeln und laufen. Du Biest.',
          },
        },
        {
          to: ['Zonk 2'],
          isRight: true,
          says: {
            en: 'Two spaces. Generous! One would have put him on Second Chance: roll and walk again.',
            de: 'Zwei Felder, grosszügig! Bei einem wäre er auf der Zweiten Chance: noch mal würfeln und laufen.',
          },
        },
      ],
    },
  ],
  closing: {
    en: 'Yellow: when you step on it. Red and green: when you end there. Hold any card or space to read what it does.',
    de: 'Gelb: beim Drauftreten. Rot und Grün: wenn du da landest. Halte eine Karte oder ein Feld, um nachzulesen.',
  },
}
