import { type Moments, midRoundScene, momentAfter, momentOfEvent, SIX_PLAYERS } from './tables.ts'

/** Prompts to place a card. */
export const PLACING_MOMENTS: Moments = {
  'set-up': {
    setting: { players: SIX_PLAYERS.slice(0, 4), dealt: true, dice: [20, 1, 2, 3], seed: 'set-up' },
  },
  'set-up-with-a-break-wanted': {
    setting: { players: SIX_PLAYERS.slice(0, 4), dealt: true, dice: [20, 1, 2, 3], seed: 'set-up' },
    pauseVote: { isPaused: false, voterNames: ['Ben'] },
  },
  'set-up-of-two': { setting: { players: SIX_PLAYERS.slice(0, 2), dealt: true, dice: [20, 1], seed: 'two' } },
  turn: { setting: midRoundScene() },
  'turn-with-arrows-and-white': {
    setting: midRoundScene({ hands: { Ada: 'push, jump, fuck you, troublemaker' } }),
  },
  'turn-of-a-crowd': {
    setting: midRoundScene({
      players: SIX_PLAYERS,
      tokens: { Ada: 23, Ben: 23, Cem: 23, Dea: 23, Eli: 24, Fay: 24 },
    }),
  },
  'turn-at-the-start': { setting: midRoundScene({ on: {}, tokens: { Ada: 0, Ben: 0, Cem: 0, Dea: 0 } }) },
  'turn-near-the-skull': { setting: midRoundScene({ tokens: { Ada: 47 } }) },
  'turn-in-a-blind-alley': {
    setting: midRoundScene({
      board: 'blind-alley',
      tokens: { Ada: 8, Ben: 15, Cem: 15, Dea: 27 },
      on: { 3: 'push forward', 9: 'push up', 13: 'snail', 20: 'gift' },
    }),
  },
  'turn-with-many-cards': {
    setting: midRoundScene({ hands: { Ada: 'push, push, snail, ghost, skip, block, nice try, re-roll' } }),
  },
  'turn-with-a-clock': { setting: midRoundScene(), clock: { leftMs: 9000, totalMs: 15000 } },
  'lay-block': momentAfter(
    [
      ['Dea', 'remote on 20', 'Ada'],
      ['Ada', 'block'],
    ],
    { turn: 'Dea', hands: { Ada: 'block, push, snail, ghost' } },
  ),
  'lay-re-roll': momentAfter(
    [
      ['Dea', 'stop on 20', 'roll'],
      ['Ada', 're-roll'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
      ['Dea', 'pass'],
    ],
    { turn: 'Dea', hands: { Ada: 're-roll, push, snail, ghost' } },
  ),
  restock: momentOfEvent(9, 'Dea'),
}
