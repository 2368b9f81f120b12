import type { OnSpace, TableWords } from '../lexicon/table.ts'

const spaceName = ({ place, space }: Pick<OnSpace, 'place' | 'space'>): string =>
  ({ start: 'Start', end: `Space ${space}, the end`, path: `Space ${space}` })[place]

function onSpace({ manhole, cards, tokens, ...at }: OnSpace): string {
  const lies = manhole === null ? cards : [`manhole ${manhole}`, ...cards]
  const things = [lies.join(' over '), tokens.join(', ')].filter(Boolean)
  return things.length === 0 ? spaceName(at) : `${spaceName(at)}: ${things.join('. ')}.`
}

const WAYS = { left: 'left', right: 'right', up: 'up', down: 'down' } as const

export const table: TableWords = {
  board: 'The street',
  yourHand: 'Your hand',
  noCards: 'No cards.',
  onSpace,
  pointing: (card, way) => `${card}, ${WAYS[way]}`,
  ways: WAYS,
  pointIt: (way) => `Point it ${WAYS[way]}`,
  at: (space) => (space === 0 ? 'start' : `on ${space}`),
  points: (count) => `${count} pt`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  drawPile: (count) => `${count} left to draw`,
  backward: 'backward',
  ghost: 'ghost',
  die: (value, sides) => `The die with ${sides} sides shows ${value}`,
  noDie: 'A die, waiting',
  roll: 'Roll',
  place: 'Place it',
  whichCard: 'Pick a card first.',
  where: (card) => `${card}: where?`,
  whichWay: (card) => `${card}: which way?`,
  whereTo: (manhole) => `Manhole ${manhole}: where to?`,
  howFar: (name) => `How far for ${name}?`,
  steps: (count) => (count === 1 ? 'One space' : `${count} spaces`),
  forecast: 'Where each roll would take you',
  noRoll: 'No roll of your own after this.',
  letItBe: 'Let it be',
  ok: 'OK',
  throwIn: (card) => `Throw in ${card}`,
  look: 'Look',
  covered: 'Underneath, in force again once the top one is gone:',
  holdToRead: 'Hold a card or a space to read it.',
  clickToRead: 'Right-click, or press i, to read anything.',
}
