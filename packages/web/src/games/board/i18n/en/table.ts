import type { SpaceContents, TableMessages } from '../messages/table.ts'

const spaceName = ({ place, space }: Pick<SpaceContents, 'place' | 'space'>): string =>
  ({ start: 'Start', end: `Space ${space}, the end`, path: `Space ${space}` })[place]

function onSpace({ manhole, cards, tokens, ...at }: SpaceContents): string {
  const lies = manhole === null ? cards : [`manhole ${manhole}`, ...cards]
  const things = [lies.join(' over '), tokens.join(', ')].filter(Boolean)
  return things.length === 0 ? spaceName(at) : `${spaceName(at)}: ${things.join('. ')}.`
}

const WAYS = { left: 'left', right: 'right', up: 'up', down: 'down' } as const

export const tableMessages: TableMessages = {
  board: 'The street',
  yourHand: 'Your hand',
  trayGroup: 'Die and draw pile',
  placeable: (cards) => `You can place: ${cards.join(', ')}.`,
  noCards: 'You hold no cards.',
  spaceLabel: onSpace,
  pointingCard: (card, direction) => `${card}, ${WAYS[direction]}`,
  directions: WAYS,
  pointDirection: (direction) => `Point it ${WAYS[direction]}`,
  position: (space) => (space === 0 ? 'start' : `on ${space}`),
  points: (count) => `${count} pt`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  drawPile: (count) => `${count} left to draw`,
  backward: 'backward',
  ghost: 'ghost',
  die: (value, sides) => `The die with ${sides} sides shows ${value}`,
  dieWaiting: 'A die, waiting',
  roll: 'Roll',
  confirmPlacement: 'Place it',
  confirmChoice: 'Do it',
  askCard: 'Pick a card first.',
  askSpace: (card) => `${card}: where?`,
  askDirection: (card) => `${card}: which way?`,
  askManholeTarget: (manhole) => `Manhole ${manhole}: where to?`,
  askSteps: (name) => `How far for ${name}?`,
  steps: (count) => (count === 1 ? 'One space' : `${count} spaces`),
  forecast: (name) => `Where each roll would take ${name}`,
  rolledTo: (value, name, to) => `The ${value}: ${name} → ${to}. Rolled again: one of the dashed spaces.`,
  rolledEvent: (value, event) => `The ${value}: ${event}. Rolled again: any event.`,
  swapPreview: (name, theirs, mine) => `You go to ${theirs}, ${name} to ${mine}. They may block it.`,
  magnetPreview: (card, under) =>
    `${card} goes into your hand.${under === null ? '' : ` ${under} below it is in force again.`}`,
  spent: (names) => `It has done its work this turn on: ${names.join(', ')}.`,
  noRoll: 'No roll of your own after this.',
  pass: 'Let it be',
  ok: 'OK',
  throwIn: (card) => `Throw in ${card}`,
  showReference: 'Look',
  coveredCards: 'Underneath, in force again once the top one is gone:',
  touchHint: 'Hold a card or a space to read it.',
  mouseHint: 'Right-click, or press i, to read anything.',
}
