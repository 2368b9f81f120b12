import { START } from '../../index.ts'
import type { TableStatusMessages, TurnPhaseText } from '../board-messages.ts'

export const tableStatusMessages: TableStatusMessages = {
  round: (round, ends) => `Round ${round}, match ${ends}`,
  phase: {
    'setting-up': 'before the start, nothing acts yet',
    turn: 'play a card',
    'carrying-out': 'on the move',
    scoring: 'the round is over',
    over: 'the match is over',
  },
  start: 'start',
  skull: 'skull',
  onSpace: (space, end) => `on ${space === START ? 'the start' : space === end ? 'the skull' : space}`,
  manhole: (number) => `manhole ${number}`,
  under: (cards) => `Under it: ${cards}`,
  nothing: 'nothing lies there',
  toDraw: (cards) => `${cards} to draw`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  whoseTurn: (name, isReader) => (isReader ? 'you are up' : `${name} is up`),
  backward: 'dice lead backward',
  ghost: 'as a ghost',
  die: (name, isReader, value) => (isReader ? `you have rolled ${value}` : `${name} has rolled ${value}`),
  youHold: 'You hold',
  noCards: 'no cards',
  onOffer: 'On offer',
}

export const turnPhaseTexts: readonly TurnPhaseText[] = [
  {
    name: 'Play',
    text: 'Place a card from your hand: on an empty space, or on its own colour. A blue one acts at once.',
  },
  {
    name: 'Move',
    text: 'Roll and walk ahead. Yellow cards act on the way; whatever you end on acts, and perhaps moves you on.',
  },
  {
    name: 'Draw',
    text: 'You draw up to four cards, and so does everybody else. Then the next one is up.',
  },
]
