import { after, event, type Moments, SIX, table } from './tables.ts'

/** Where a card goes. */
export const PLACING: Moments = {
  'set-up': { setting: { players: SIX.slice(0, 4), dealt: true, dice: [20, 1, 2, 3], seed: 'set-up' } },
  'set-up-with-a-break-wanted': {
    setting: { players: SIX.slice(0, 4), dealt: true, dice: [20, 1, 2, 3], seed: 'set-up' },
    pause: { isPaused: false, voters: ['Ben'] },
  },
  'set-up-of-two': { setting: { players: SIX.slice(0, 2), dealt: true, dice: [20, 1], seed: 'two' } },
  turn: { setting: table() },
  'turn-with-arrows-and-white': { setting: table({ hands: { Ada: 'push, jump, fuck you, troublemaker' } }) },
  'turn-of-a-crowd': {
    setting: table({
      players: SIX,
      tokens: { Ada: 23, Ben: 23, Cem: 23, Dea: 23, Eli: 24, Fay: 24 },
    }),
  },
  'turn-at-the-start': { setting: table({ on: {}, tokens: { Ada: 0, Ben: 0, Cem: 0, Dea: 0 } }) },
  'turn-near-the-skull': { setting: table({ tokens: { Ada: 47 } }) },
  'turn-in-a-blind-alley': {
    setting: table({
      board: 'blind-alley',
      tokens: { Ada: 8, Ben: 15, Cem: 15, Dea: 27 },
      on: { 3: 'push forward', 9: 'push up', 13: 'snail', 20: 'gift' },
    }),
  },
  'turn-with-many-cards': {
    setting: table({ hands: { Ada: 'push, push, snail, ghost, skip, block, nice try, re-roll' } }),
  },
  'turn-with-a-clock': { setting: table(), clock: { left: 9000, of: 15000 } },
  'lay-block': after(
    [
      ['Dea', 'remote on 20', 'Ada'],
      ['Ada', 'block'],
    ],
    { turn: 'Dea', hands: { Ada: 'block, push, snail, ghost' } },
  ),
  'lay-re-roll': after(
    [
      ['Dea', 'stop on 20', 'roll'],
      ['Ada', 're-roll'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
      ['Dea', 'pass'],
    ],
    { turn: 'Dea', hands: { Ada: 're-roll, push, snail, ghost' } },
  ),
  restock: event(9, 'Dea'),
}
