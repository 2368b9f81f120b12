import type { MatchSummary } from '../match-summary.ts'

/** Ada, in seat 0, has won against Ben. */
export const createSummary = (change: Partial<MatchSummary>): MatchSummary => ({
  id: 'abcdef012345',
  game: 'frantic',
  sets: ['base'],
  endedAt: 1_700_000_000_000,
  players: ['Ada', 'Ben'],
  seat: 0,
  levels: [],
  scores: [10, 20],
  winners: [0],
  room: null,
  isPlayedOn: false,
  course: null,
  account: null,
  ...change,
})
