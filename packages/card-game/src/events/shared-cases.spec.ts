/** Rules that several events follow in the same manner, each with a case of its own. */
import { expect, it } from 'vitest'
import { eventCases } from '../testing/event-cases.ts'
import { scene } from '../testing/scene.ts'

const BEN = ['Ben: turn']

eventCases('takes the finish from a player whose last card triggered it', [
  [
    'black-hole',
    {
      hands: { Ada: 'black 5', Ben: 'black 1, blue 2', Cem: 'blue 3' },
      held: { Ada: ['black 1'] },
      asked: BEN,
    },
  ],
  [
    'black-jack',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3' },
      draw: 'red 9, blue 9, red 4',
      held: { Ada: ['red 9', 'blue 9', 'red 4'] },
      asked: BEN,
    },
  ],
  [
    'communism',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, blue 3', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3',
      held: { Ada: ['red 2', 'red 3'], Cem: ['green 3', 'red 1'] },
      asked: BEN,
    },
  ],
  ['expansion', { hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' }, counts: [3, 2, 3], asked: BEN }],
  [
    'market',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3',
      answers: [
        ['Ben', 'red 1'],
        ['Cem', 'red 3'],
      ],
      held: { Ada: ['red 2'] },
      asked: BEN,
    },
  ],
  [
    'mexican-standoff',
    { hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'green 3' }, counts: [3, 3, 3], asked: BEN },
  ],
  [
    'riot',
    {
      hands: { Ada: 'black 5', Ben: 'edison, red 2', Cem: 'update, green 3' },
      held: { Ada: ['update'] },
      asked: BEN,
    },
  ],
  [
    'third-time-lucky',
    { hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'green 3' }, counts: [3, 4, 4], asked: BEN },
  ],
])

eventCases('ends nothing if the pile has just enough cards', [
  [
    'capitalism',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: 'red 1, red 2, red 3' },
      counts: [2, 2, 2],
      asked: BEN,
    },
  ],
  [
    'communism',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2' },
      draw: { only: 'red 1, red 2' },
      counts: [2, 2, 2],
      asked: BEN,
    },
  ],
  [
    'expansion',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2' },
      draw: { only: 'red 1, red 2, red 3' },
      held: { Ada: ['blue 1', 'red 2', 'red 3'], Ben: ['blue 2', 'red 1'] },
      asked: BEN,
    },
  ],
  [
    'market',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2' },
      draw: { only: 'red 1, red 2' },
      answers: [['Ben', 'red 2']],
      held: { Ada: ['blue 1', 'red 1'] },
      asked: BEN,
    },
  ],
  [
    'mexican-standoff',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2' },
      draw: { only: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3' },
      counts: [3, 3],
      asked: BEN,
    },
  ],
  [
    'third-time-lucky',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2' },
      draw: { only: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3' },
      counts: [4, 4],
      asked: BEN,
    },
  ],
])

eventCases('goes as far as the draw pile, then the round ends without a Nice Try', [
  [
    'communism',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'nice try, green 2, green 3' },
      draw: { only: 'red 1, red 4' },
      held: { Ben: ['blue 2', 'red 1', 'red 4'] },
      counts: [0, 3, 3],
      scored: [0, 7, 12],
    },
  ],
  [
    'expansion',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, nice try', Cem: 'green 3' },
      draw: { only: 'red 1, red 4' },
      held: { Ada: [], Ben: ['blue 2', 'nice try', 'red 1'], Cem: ['green 3', 'red 4'] },
      scored: [0, 10, 7],
    },
  ],
  [
    'market',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'nice try' },
      draw: { only: 'red 1, red 8' },
      answers: [['Ben', 'red 1']],
      held: { Cem: ['nice try', 'red 8'] },
      counts: [0, 2, 2],
      scored: [0, 3, 15],
    },
  ],
  [
    'mexican-standoff',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you', Cem: 'green 3' },
      draw: { only: 'red 1, red 2, nice try, yellow 4' },
      held: { Ada: [], Ben: ['red 1', 'red 2', 'nice try'], Cem: ['yellow 4'] },
      scored: [0, 10, 4],
    },
  ],
  [
    'third-time-lucky',
    {
      hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 3' },
      draw: { only: 'red 1, red 2, red 3, red 9' },
      held: { Ada: [], Ben: ['nice try', 'red 1', 'red 2', 'red 3'], Cem: ['green 3', 'red 9'] },
      scored: [0, 13, 12],
    },
  ],
])

eventCases('needs no draw pile', [
  [
    'recession',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1, blue 2, blue 3', Ben: 'green 1, green 2' },
      draw: { only: '' },
      answers: [
        ['Ben', 'green 2'],
        ['Ada', 'blue 1, blue 2'],
      ],
      counts: [1, 1],
      asked: BEN,
    },
  ],
  [
    'tsunami',
    {
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 2, blue 3', Cem: 'green 1' },
      draw: { only: '' },
      answers: [
        ['Ben', 'blue 2'],
        ['Cem', 'pass'],
      ],
      asked: BEN,
    },
  ],
])

const EQUAL = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' }
const UNCHANGED = { Ada: ['blue 1'], Ben: ['blue 2'], Cem: ['blue 3'] }

eventCases('does nothing if all have equally many cards', [
  ['charity', { hands: EQUAL, held: UNCHANGED, asked: BEN, isIdle: true }],
  ['communism', { hands: EQUAL, held: UNCHANGED, asked: BEN }],
  ['crowdfunding', { hands: EQUAL, held: UNCHANGED, asked: BEN, isIdle: true }],
  ['robin-hood', { hands: EQUAL, held: UNCHANGED, asked: BEN, isIdle: true }],
])

it.each([
  ['communism', { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2, green 3' }, 'Ben', 2],
  ['expansion', { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }, 'Cem', 2],
  ['third-time-lucky', { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' }, 'Cem', 3],
])('%s: tells the others only how many were drawn', (events, hands, player, count) => {
  const s = scene({ hands, discard: 'red 5', events }).does('Ada', 'black 5')
  const seat = s.seat(player)
  const drew = { kind: 'drew', seat, count }
  expect(s.told(player)).toContainEqual({ ...drew, cards: s.table.hands[seat].slice(-count) })
  for (const viewer of [...s.players, null])
    if (viewer !== player) expect(s.told(viewer)).toContainEqual(drew)
})
