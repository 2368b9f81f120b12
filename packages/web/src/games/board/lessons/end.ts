import type { Lesson } from './stage.ts'

/** A round ends on the skull, a match at the limit; fewest points win. */
export const end: Lesson = {
  id: 'end',
  group: 'basics',
  title: { en: 'Somebody has to lose', de: 'Jemand muss verlieren' },
  summary: { en: 'How a round ends, and how you win.', de: 'Wie eine Runde endet, und wie man gewinnt.' },
  setting: {
    players: ['You', 'Zonk'],
    limit: 99,
    tokens: { You: 11, Zonk: 45 },
    scores: { You: 40, Zonk: 52 },
    hands: { You: 'remote, fuck you, nice try, gift', Zonk: 'gift, swap, magnet, teleport' },
    draw: 'stop, teleport',
    dice: [6],
  },
  steps: [
    {
      says: {
        en: 'A round is over when a turn ends with somebody on the skull, or the pile owes somebody a card. Then everybody scores their space.',
        de: 'Die Runde ist aus, wenn nach einem Zug jemand auf dem Totenkopf steht oder der Stapel eine Karte schuldig bleibt. Dann zählt dein Feld.',
      },
      pointsAt: ['space 50', 'draw pile'],
    },
    {
      says: {
        en: 'You have 40 points so far, Zonk 52. Once somebody has 99, fewest points win. So: finish it while you are behind.',
        de: 'Du hast bisher 40 Punkte, Zonk 52. Sobald jemand 99 hat, gewinnt, wer am wenigsten hat. Also mach Schluss, solange du hinten bist.',
      },
      pointsAt: ['seat of You', 'seat of Zonk'],
    },
    {
      says: {
        en: 'That cactus costs 21 points more if it is in your hand at the end. Play it, and you fly 21 spaces ahead. Choose your pain.',
        de: 'Der Kaktus kostet 21 Punkte extra, wenn du ihn am Ende noch hast. Spielst du ihn, fliegst du 21 Felder vor. Schön, was?',
      },
      pointsAt: ['fuck you'],
    },
    {
      says: {
        en: 'Zonk is five spaces from the skull. Remote lets you roll for his token instead of yours. Place it anywhere.',
        de: 'Zonk fehlen fünf Felder zum Totenkopf. Mit der Fernsteuerung würfelst du für seine Figur. Leg sie irgendwohin.',
      },
      pointsAt: ['remote'],
      replies: [
        {
          to: ['remote on any'],
          isRight: true,
          says: { en: 'Batteries are in.', de: 'Batterien sind drin.' },
        },
        {
          to: ['fuck you on any'],
          says: {
            en: 'Out of your hand, and you are 21 spaces further. I did say cactus. Try the Remote.',
            de: 'Weg ist er, und du bist 21 Felder weiter. Ich hab’s ja gesagt. Probier die Fernsteuerung.',
          },
        },
      ],
      otherwise: {
        en: 'Allowed, but now you walk, and Zonk lives. The Remote walks him instead.',
        de: 'Erlaubt, aber jetzt läufst du, und Zonk lebt. Mit der Fernsteuerung läuft er.',
      },
    },
    {
      says: { en: 'Whose token? Guess.', de: 'Wessen Figur? Dreimal darfst du raten.' },
      pointsAt: ['Zonk'],
      replies: [
        { to: ['Zonk'], isRight: true, says: { en: 'Well guessed.', de: 'Gut geraten.' } },
        {
          to: ['You'],
          says: {
            en: 'Your own? That is walking with extra steps. Take Zonk.',
            de: 'Deine eigene? Das ist Laufen mit Umweg. Nimm Zonk.',
          },
        },
      ],
    },
    {
      says: { en: 'Five or six will do. Roll.', de: 'Eine Fünf oder Sechs reicht. Würfle.' },
      pointsAt: ['die'],
      replies: [{ to: ['roll'], isRight: true, says: { en: 'Bye, Zonk.', de: 'Tschüss, Zonk.' } }],
    },
    {
      says: {
        en: 'Zonk is on the skull. Nice Try would save him and keep the round going: for when you are losing. Are you?',
        de: 'Zonk steht auf dem Totenkopf. «Netter Versuch» würde ihn retten: gut, wenn du am Verlieren bist. Bist du das?',
      },
      pointsAt: ['answers'],
      replies: [
        {
          to: ['pass'],
          isRight: true,
          says: { en: 'Cold. And correct.', de: 'Eiskalt. Und richtig.' },
        },
        {
          to: ['nice try'],
          says: {
            en: 'Off he goes to manhole six, and the round goes on. You had practically won.',
            de: 'Schon ist er bei Gully sechs, und die Runde geht weiter. Du hattest so gut wie gewonnen.',
          },
        },
      ],
    },
  ],
  closing: {
    en: 'Zonk: 52 and 50, over the limit. You: 40, 11, and 21 for the cactus in your hand. Fewest points: you win.',
    de: 'Zonk: 52 und 50, über der Grenze. Du: 40, 11 und 21 für den Kaktus auf der Hand. Weniger gewinnt: du!',
  },
}
