import type { Lesson } from './stage.ts'

/** Place a card: on an empty space, or onto its own colour. */
export const place: Lesson = {
  id: 'place',
  group: 'basics',
  title: { en: 'Litter the street', de: 'Leg was in den Weg' },
  summary: { en: 'First a card, then the rest.', de: 'Zuerst eine Karte, dann der Rest.' },
  setting: {
    players: ['You', 'Zonk'],
    tokens: { You: 2, Zonk: 22 },
    hands: { You: 'x, x, stop, snail', Zonk: 'stop, gift, swap, magnet' },
    draw: 'gift, teleport',
    dice: [3, 6],
  },
  parts: { Zonk: ['stop on 31'] },
  steps: [
    {
      says: {
        en: 'That is you, on space 2. Your space is your minus points: the further you get, the worse. So no hurry.',
        de: 'Das bist du, auf Feld 2. Dein Feld sind deine Minuspunkte: je weiter, desto schlimmer. Also keine Eile.',
      },
      pointsAt: ['You'],
    },
    {
      says: {
        en: 'Each turn you first place a card. Crossing an X takes you one space further: tap yours, then a space just ahead of Zonk.',
        de: 'Zuerst legst du eine Karte. Ein X zählt nicht mit, man kommt ein Feld weiter. Tipp deins an, dann ein Feld knapp vor Zonk.',
      },
      pointsAt: ['x', 'Zonk'],
      replies: [
        {
          to: ['x on 23-27'],
          isRight: true,
          says: { en: 'Lovely. He will thank you later.', de: 'Wie fürsorglich. Er wird sich bedanken.' },
        },
        {
          to: ['x on 3-8'],
          says: {
            en: 'That lies ahead of you, so you would be the one who walks further. Zonk is the one with the 22.',
            de: 'Das liegt vor dir, so läufst du selbst weiter. Zonk ist der auf der 22.',
          },
        },
        {
          to: ['stop on 3-8', 'snail on 3-8'],
          says: {
            en: 'Clever: that slows you down, and slow is good here. But first be mean: the X, just ahead of Zonk.',
            de: 'Schlau: Das bremst dich, und langsam ist hier gut. Aber erst wird’s gemein: das X, knapp vor Zonk.',
          },
        },
        {
          to: ['stop on 23-27', 'snail on 23-27'],
          says: {
            en: 'That slows Zonk down, and slow is good here. You are too kind. Take the X.',
            de: 'Das bremst Zonk, und langsam ist hier gut. Du bist zu nett. Nimm das X.',
          },
        },
      ],
      otherwise: {
        en: 'It may lie there, but nobody comes by soon. Zonk is on 22: his next roll leads over 23, 24 and so on.',
        de: 'Liegen darf sie da, nur kommt so bald niemand vorbei. Zonk steht auf 22: Als Nächstes kommt er über 23, 24 …',
      },
    },
    {
      says: { en: 'Now you have to walk. Tap the die.', de: 'Jetzt musst du laufen. Tipp auf den Würfel.' },
      pointsAt: ['die'],
      replies: [
        {
          to: ['roll'],
          isRight: true,
          says: { en: 'Bearable. Now watch Zonk.', de: 'Geht noch. Und jetzt schau Zonk zu.' },
        },
      ],
    },
    {
      says: {
        en: 'Zonk has put a Stop on 31 to be held there, the coward. Colour covers colour: place something yellow on it.',
        de: 'Zonk hat auf 31 einen Stopp gelegt, der ihn aufhält. Feigling. Gleiche Farbe darf drauf: Leg was Gelbes darüber.',
      },
      pointsAt: ['space 31', 'x'],
      replies: [
        {
          to: ['x on 31'],
          isRight: true,
          says: {
            en: 'Yellow on yellow. No brake any more, and one space further on top.',
            de: 'Gelb auf Gelb. Die Bremse ist weg, und ein Feld weiter geht’s auch noch.',
          },
        },
        {
          to: ['snail on 31'],
          isRight: true,
          says: {
            en: 'Yellow on yellow, the Stop is gone. Though a Snail slows him too: you do have a heart.',
            de: 'Gelb auf Gelb, der Stopp ist weg. Nur bremst eine Schnecke auch: Du hast ja doch ein Herz.',
          },
        },
        {
          to: ['stop on 31'],
          says: {
            en: 'A Stop on a Stop: allowed, but now it holds him just the same.',
            de: 'Ein Stopp auf einem Stopp: erlaubt, nur hält er ihn genauso auf.',
          },
        },
      ],
      otherwise: {
        en: 'Allowed, but his Stop on 31 is still there. Cover it: yellow goes on yellow.',
        de: 'Erlaubt, aber sein Stopp auf 31 liegt noch da. Deck ihn zu: Gelb darf auf Gelb.',
      },
    },
  ],
  closing: {
    en: 'An empty space or the same colour, that is all. Only start, skull and the six numbered manholes stay clear.',
    de: 'Leeres Feld oder gleiche Farbe, das ist alles. Nur Start, Totenkopf und die sechs Gullys bleiben frei.',
  },
}
