import {
  BOARD_NAMES,
  BOARDS,
  type BoardMatch,
  EVENTS,
  franticBoardGame as game,
  type PublicFact,
  type Question,
  type SettingsInput,
} from '@slapwise/board-game'
import { CIRCULAR_BOARD } from '@slapwise/board-game/testing'
import type { RecordingPlan, RecordingSet } from './recording-set.ts'

type BoardPlan = RecordingPlan<SettingsInput, BoardMatch, Question, PublicFact>

const MIN_PLAYERS = 2
const MAX_PLAYERS = 6

const PLAYER_COUNTS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i)

const plans: readonly BoardPlan[] = [
  ...BOARD_NAMES.flatMap((board) =>
    PLAYER_COUNTS.map(
      (players): BoardPlan => ({
        name: `${board}-${players}-players`,
        settings: { players, board },
        botLevel: players % 2 === 0 ? 'chaotic' : 'simple',
      }),
    ),
  ),
  {
    name: 'own-board',
    settings: { players: 3, board: BOARDS['blind-alley'], limit: 40 },
    botLevel: 'chaotic',
  },
  {
    name: 'empty-pile',
    settings: { players: 4 },
    botLevel: 'simple',
    isWanted: ({ publicParts }) =>
      publicParts.some((fact) => fact.kind === 'round-over' && fact.ending === 'empty-pile'),
  },
  {
    name: 'stalemate',
    settings: { players: 2, board: CIRCULAR_BOARD, limit: 20 },
    botLevel: 'sly',
    isWanted: ({ publicParts }) =>
      publicParts.some((fact) => fact.kind === 'round-over' && fact.ending === 'stalemate'),
  },
  {
    name: 'shared-win',
    settings: { players: 4, limit: 'short' },
    botLevel: 'chaotic',
    isWanted: ({ publicParts }) =>
      publicParts.some((fact) => fact.kind === 'match-over' && fact.winners.length > 1),
  },
  {
    name: 'blocked-re-roll',
    settings: { players: 4 },
    botLevel: 'chaotic',
    isWanted: ({ publicParts }) =>
      publicParts.some((fact) => fact.kind === 'blocked' && fact.card === 're-roll'),
  },
  ...EVENTS.map(
    ({ id }): BoardPlan => ({
      name: `event-${id}`,
      settings: { players: 3, limit: 'short' },
      botLevel: 'chaotic',
      isWanted: ({ publicParts }) => publicParts.some((fact) => fact.kind === 'event' && fact.event === id),
    }),
  ),
]

export const boardRecordings: RecordingSet = {
  game,
  folder: new URL('../../packages/board-game/recorded/', import.meta.url),
  plans,
}
