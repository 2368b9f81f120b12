import {
  BOARD_NAMES,
  BOARDS,
  type BoardMatch,
  EVENTS,
  franticBoard as game,
  type News,
  type Question,
  type SettingsInput,
} from '@slapwise/board-game'
import { CIRCLE } from '@slapwise/board-game/testing'
import type { Plan, Recording } from './recording.ts'

type BoardPlan = Plan<SettingsInput, BoardMatch, Question, News>

const FEWEST = 2
const MOST = 6

const everyCompany = Array.from({ length: MOST - FEWEST + 1 }, (_, i) => FEWEST + i)

const plans: readonly BoardPlan[] = [
  ...BOARD_NAMES.flatMap((board) =>
    everyCompany.map(
      (players): BoardPlan => ({
        name: `${board}-${players}-players`,
        settings: { players, board },
        bot: players % 2 === 0 ? 'chaotic' : 'simple',
      }),
    ),
  ),
  { name: 'own-board', settings: { players: 3, board: BOARDS['blind-alley'], limit: 40 }, bot: 'chaotic' },
  {
    name: 'empty-pile',
    settings: { players: 4 },
    bot: 'simple',
    wanted: ({ news }) => news.some((told) => told.kind === 'round-over' && told.ending === 'empty-pile'),
  },
  {
    name: 'stalemate',
    settings: { players: 2, board: CIRCLE, limit: 20 },
    bot: 'sly',
    wanted: ({ news }) => news.some((told) => told.kind === 'round-over' && told.ending === 'stalemate'),
  },
  {
    name: 'shared-win',
    settings: { players: 4, limit: 'short' },
    bot: 'chaotic',
    wanted: ({ news }) => news.some((told) => told.kind === 'match-over' && told.winners.length > 1),
  },
  {
    name: 'blocked-re-roll',
    settings: { players: 4 },
    bot: 'chaotic',
    wanted: ({ news }) => news.some((told) => told.kind === 'blocked' && told.card === 're-roll'),
  },
  ...EVENTS.map(
    ({ id }): BoardPlan => ({
      name: `event-${id}`,
      settings: { players: 3, limit: 'short' },
      bot: 'chaotic',
      wanted: ({ news }) => news.some((told) => told.kind === 'event' && told.event === id),
    }),
  ),
]

export const board: Recording = {
  game,
  folder: new URL('../../packages/board-game/recorded/', import.meta.url),
  plans,
}
