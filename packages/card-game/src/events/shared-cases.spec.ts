/** Rules that several events have in common, with a case for each event. */
import { expect, it } from 'vitest'
import { testEventCases } from '../testing/event-cases.ts'
import { scene } from '../testing/scene.ts'

const BEN = ['Ben: turn']

testEventCases('undoes the finish of a last card that triggers it', [
  [
    'black-hole',
    {
      hands: { Ada: 'black 5', Ben: 'black 1, blue 2', Cem: 'blue 3' },
      expectedHands: { Ada: ['black 1'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'black-jack',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3' },
      draw: 'red 9, blue 9, red 4',
      expectedHands: { Ada: ['red 9', 'blue 9', 'red 4'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'communism',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, blue 3', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3',
      expectedHands: { Ada: ['red 2', 'red 3'], Cem: ['green 3', 'red 1'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'expansion',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' },
      expectedHandSizes: [3, 2, 3],
      expectedPrompts: BEN,
    },
  ],
  [
    'market',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3',
      answers: [
        ['Ben', 'red 1'],
        ['Cem', 'red 3'],
      ],
      expectedHands: { Ada: ['red 2'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'mexican-standoff',
    {
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'green 3' },
      expectedHandSizes: [3, 3, 3],
      expectedPrompts: BEN,
    },
  ],
  [
    'riot',
    {
      hands: { Ada: 'black 5', Ben: 'edison, red 2', Cem: 'update, green 3' },
      expectedHands: { Ada: ['update'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'third-time-lucky',
    {
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'green 3' },
      expectedHandSizes: [3, 4, 4],
      expectedPrompts: BEN,
    },
  ],
])

testEventCases('does not end the round if the pile has just enough cards', [
  [
    'capitalism',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: 'red 1, red 2, red 3' },
      expectedHandSizes: [2, 2, 2],
      expectedPrompts: BEN,
    },
  ],
  [
    'communism',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2' },
      draw: { only: 'red 1, red 2' },
      expectedHandSizes: [2, 2, 2],
      expectedPrompts: BEN,
    },
  ],
  [
    'expansion',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2' },
      draw: { only: 'red 1, red 2, red 3' },
      expectedHands: { Ada: ['blue 1', 'red 2', 'red 3'], Ben: ['blue 2', 'red 1'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'market',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2' },
      draw: { only: 'red 1, red 2' },
      answers: [['Ben', 'red 2']],
      expectedHands: { Ada: ['blue 1', 'red 1'] },
      expectedPrompts: BEN,
    },
  ],
  [
    'mexican-standoff',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2' },
      draw: { only: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3' },
      expectedHandSizes: [3, 3],
      expectedPrompts: BEN,
    },
  ],
  [
    'third-time-lucky',
    {
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2' },
      draw: { only: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3' },
      expectedHandSizes: [4, 4],
      expectedPrompts: BEN,
    },
  ],
])

testEventCases('draws as far as the pile lasts, then the round ends without Nice Try', [
  [
    'communism',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'nice try, green 2, green 3' },
      draw: { only: 'red 1, red 4' },
      expectedHands: { Ben: ['blue 2', 'red 1', 'red 4'] },
      expectedHandSizes: [0, 3, 3],
      expectedScores: [0, 7, 12],
    },
  ],
  [
    'expansion',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2, nice try', Cem: 'green 3' },
      draw: { only: 'red 1, red 4' },
      expectedHands: { Ada: [], Ben: ['blue 2', 'nice try', 'red 1'], Cem: ['green 3', 'red 4'] },
      expectedScores: [0, 10, 7],
    },
  ],
  [
    'market',
    {
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'nice try' },
      draw: { only: 'red 1, red 8' },
      answers: [['Ben', 'red 1']],
      expectedHands: { Cem: ['nice try', 'red 8'] },
      expectedHandSizes: [0, 2, 2],
      expectedScores: [0, 3, 15],
    },
  ],
  [
    'mexican-standoff',
    {
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you', Cem: 'green 3' },
      draw: { only: 'red 1, red 2, nice try, yellow 4' },
      expectedHands: { Ada: [], Ben: ['red 1', 'red 2', 'nice try'], Cem: ['yellow 4'] },
      expectedScores: [0, 10, 4],
    },
  ],
  [
    'third-time-lucky',
    {
      hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 3' },
      draw: { only: 'red 1, red 2, red 3, red 9' },
      expectedHands: { Ada: [], Ben: ['nice try', 'red 1', 'red 2', 'red 3'], Cem: ['green 3', 'red 9'] },
      expectedScores: [0, 13, 12],
    },
  ],
])

testEventCases('needs no draw pile', [
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
      expectedHandSizes: [1, 1],
      expectedPrompts: BEN,
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
      expectedPrompts: BEN,
    },
  ],
])

const EQUAL = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' }
const UNCHANGED = { Ada: ['blue 1'], Ben: ['blue 2'], Cem: ['blue 3'] }

testEventCases('has no effect if all have the same number of cards', [
  ['charity', { hands: EQUAL, expectedHands: UNCHANGED, expectedPrompts: BEN, hasNoEffect: true }],
  ['communism', { hands: EQUAL, expectedHands: UNCHANGED, expectedPrompts: BEN }],
  ['crowdfunding', { hands: EQUAL, expectedHands: UNCHANGED, expectedPrompts: BEN, hasNoEffect: true }],
  ['robin-hood', { hands: EQUAL, expectedHands: UNCHANGED, expectedPrompts: BEN, hasNoEffect: true }],
])

it.each([
  ['communism', { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2, green 3' }, 'Ben', 2],
  ['expansion', { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }, 'Cem', 2],
  ['third-time-lucky', { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' }, 'Cem', 3],
])('%s: discloses only the number of drawn cards to the others', (events, hands, player, count) => {
  const s = scene({ hands, discard: 'red 5', events }).does('Ada', 'black 5')
  const seat = s.seat(player)
  const drew = { kind: 'drew', seat, count }
  expect(s.factsFor(player)).toContainEqual({ ...drew, cards: s.table.hands[seat].slice(-count) })
  for (const viewer of [...s.players, null])
    if (viewer !== player) expect(s.factsFor(viewer)).toContainEqual(drew)
})
