import type { Lesson } from './stage.ts'

/** Troublemaker: Colour Swap, Lucky Bastard, and events without black cards. */
export const troublemaker: Lesson = {
  id: 'troublemaker',
  group: 'add-ons',
  title: { en: 'Troublemaker', de: 'Troublemaker' },
  summary: { en: 'More mischief, and a card against it.', de: 'Mehr Unfug, und eine Karte dagegen.' },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    sets: ['base', 'troublemaker'],
    discard: 'red 6',
    draw: 'blue 1, green 6, red 9, blue 8, yellow 3, green 9',
    events: 'capitalism, friday-the-13th',
    hands: {
      You: 'red-blue colour swap, lucky bastard, yellow troublemaker, green 4',
      Zonk: 'blue troublemaker, red 3, green 7, yellow 2',
      Toaster: 'yellow 8, blue 9, green 1',
    },
  },
  parts: { Zonk: ['blue troublemaker'], Toaster: ['yellow 8'] },
  steps: [
    {
      says: {
        en: 'One card, two colours: laid on red, it goes on with blue, or the other way round. Play it.',
        de: 'Eine Karte, zwei Farben: Auf Rot gelegt, geht es mit Blau weiter, und umgekehrt. Leg sie.',
      },
      pointsAt: ['red-blue colour swap'],
      replies: [
        {
          to: ['red-blue colour swap'],
          isRight: true,
          says: { en: 'Red turns blue. Who likes that?', de: 'Aus Rot wird Blau. Wem das wohl passt?' },
        },
        {
          to: ['lucky bastard'],
          says: {
            en: 'It would fit. But keep this card: you will need it in a moment.',
            de: 'Passen würde sie. Aber behalt diese Karte: Die brauchst du gleich noch.',
          },
        },
      ],
      otherwise: {
        en: 'No need to draw: your card of two colours fits.',
        de: 'Ziehen musst du nicht: Deine zweifarbige Karte passt.',
      },
    },
    {
      says: {
        en: 'Zonk has played a Troublemaker, so an event is coming. Stay out of it: throw in your lucky card!',
        de: 'Zonk legt einen Troublemaker, also kommt ein Ereignis. Halt dich raus: Wirf deine Glückskarte rein!',
      },
      pointsAt: ['lucky bastard'],
      replies: [
        {
          to: ['lucky bastard'],
          isRight: true,
          says: { en: 'Whatever it is, it is not for you.', de: 'Was es auch ist: ohne dich.' },
        },
      ],
      otherwise: {
        en: 'Then you are in it like everybody else. Try again, and get lucky.',
        de: 'Dann steckst du mit drin wie alle anderen. Noch mal, und hab Glück.',
      },
    },
    {
      says: {
        en: 'A colour as well, please. Your own Troublemaker is yellow. Just saying.',
        de: 'Dazu noch eine Farbe, bitte. Dein eigener Troublemaker ist gelb. Ich sag ja nur.',
      },
      replies: [
        {
          to: ['yellow'],
          isRight: true,
          says: { en: 'Now lean back, and watch the others.', de: 'Jetzt lehn dich zurück und schau zu.' },
        },
      ],
      otherwise: {
        en: 'And your yellow Troublemaker? Wish for yellow.',
        de: 'Und dein gelber Troublemaker? Wünsch dir Gelb.',
      },
    },
    {
      says: {
        en: 'The others hold twice as much as before, and you do not. Now make some trouble yourself.',
        de: 'Die anderen haben jetzt doppelt so viel, du nicht. Und jetzt mach selber Ärger.',
      },
      pointsAt: ['yellow troublemaker'],
      replies: [
        {
          to: ['yellow troublemaker'],
          isRight: true,
          says: { en: 'Here it comes …', de: 'Achtung, jetzt …' },
        },
      ],
      otherwise: {
        en: 'You may. But where is the fun in that? Play the Troublemaker.',
        de: 'Darfst du. Aber wo bleibt der Spass? Leg den Troublemaker.',
      },
    },
  ],
  closing: {
    en: 'Nothing at all: some events are like that. Thief, Curse and Mimicry you will meet soon enough.',
    de: 'Gar nichts: Auch solche Ereignisse gibt es. Thief, Curse und Mimicry lernst du früh genug kennen.',
  },
}
