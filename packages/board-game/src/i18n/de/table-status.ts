import { START } from '../../index.ts'
import type { TableStatusMessages, TurnPhaseText } from '../board-messages.ts'

export const tableStatusMessages: TableStatusMessages = {
  round: (round, ends) => `Runde ${round}, ${ends}`,
  phase: {
    'setting-up': 'vor dem Start, noch wirkt nichts',
    turn: 'eine Karte spielen',
    'carrying-out': 'unterwegs',
    scoring: 'die Runde ist vorbei',
    over: 'die Partie ist vorbei',
  },
  start: 'Start',
  skull: 'Totenkopf',
  onSpace: (space, end) =>
    space === START ? 'auf dem Start' : space === end ? 'auf dem Totenkopf' : `auf ${space}`,
  manhole: (number) => `Gully ${number}`,
  under: (cards) => `Darunter: ${cards}`,
  nothing: 'dort liegt nichts',
  toDraw: (cards) => `${cards} zum Ziehen`,
  cards: (count) => (count === 1 ? 'eine Karte' : `${count} Karten`),
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  whoseTurn: (name, isReader) => (isReader ? 'du bist dran' : `${name} ist dran`),
  backward: 'Würfel führen zurück',
  ghost: 'als Gespenst',
  die: (name, isReader, value) =>
    isReader ? `du hast ${value} gewürfelt` : `${name} hat ${value} gewürfelt`,
  youHold: 'Du hast',
  noCards: 'keine Karten',
  onOffer: 'Zur Auswahl',
}

export const turnPhaseTexts: readonly TurnPhaseText[] = [
  {
    name: 'Spielen',
    text: 'Leg eine Handkarte aus: auf ein leeres Feld oder auf die eigene Farbe. Eine blaue wirkt sofort.',
  },
  {
    name: 'Laufen',
    text: 'Würfle und lauf los. Gelbe Karten wirken unterwegs; worauf du stehen bleibst, das wirkt und bewegt dich vielleicht weiter.',
  },
  {
    name: 'Ziehen',
    text: 'Du ziehst auf vier Karten auf, und alle anderen auch. Dann geht es rechts weiter.',
  },
]
