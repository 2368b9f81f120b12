import { whiteCard } from '../model/card-kind.ts'
import { shiftToken } from '../table/shift.ts'
import { takeUp } from '../table/verbs.ts'

const FLIGHT_SPACES = 21

export const fuckYou = whiteCard('fuck-you', {
  name: { en: 'Fuck You', de: 'Fuck You' },
  mildName: { en: 'Fiddlesticks', de: 'Zieh Leine' },
  text: {
    en: 'In your hand at the end of a round: 21 points more. Play it, and you fly 21 spaces ahead before you roll.',
    de: 'Am Rundenende auf der Hand: 21 Punkte mehr. Spielst du sie, fliegst du 21 Felder vor und würfelst dann noch.',
  },
  rulings: [
    {
      en: 'The flight ignores everything on the way and at its end; the roll after it does not.',
      de: 'Der Flug übergeht alles unterwegs und am Ziel, der Wurf danach nicht.',
    },
    {
      en: 'Whoever ends a movement on it takes it into their hand. What lay under it is in force again, but not for them now.',
      de: 'Wer die Bewegung darauf beendet, nimmt sie auf die Hand. Was darunter lag, gilt wieder, aber nicht mehr für diese Landung.',
    },
    {
      en: 'It goes on anything but white cards and manholes, and is never covered.',
      de: 'Sie darf auf alles ausser weisse Karten und Gullys und wird nie zugedeckt.',
    },
    {
      en: 'The 21 count even if you drew it at the last moment.',
      de: 'Die 21 zählen auch, wenn du sie im letzten Moment gezogen hast.',
    },
  ],
  handPoints: 21,
  onPlayed(table, player) {
    shiftToken(table, player, FLIGHT_SPACES, 'fuck-you')
    return 'move'
  },
  onLanded: (table, owner, { space }) => takeUp(table, owner, space),
})
