import {
  type CardMatch,
  EDITION_NAMES,
  frantic as game,
  type News,
  NO,
  type Question,
  SET_NAMES,
  type SettingsInput,
} from '@slapwise/card-game'
import type { Plan, Recording } from './recording.ts'

type FranticPlan = Plan<SettingsInput, CardMatch, Question, News>

const endsBy = (ending: string, news: readonly News[]): boolean =>
  news.some((told) => told.kind === 'round-over' && told.ending === ending)

const isLuckyAtTheBomb = ({ lasting }: CardMatch['state']): boolean =>
  lasting.some(({ id, spared }) => id === 'time-bomb' && spared !== 0)

const everything: SettingsInput = { players: 4, sets: [...SET_NAMES] }

const plans: readonly FranticPlan[] = [
  ...SET_NAMES.map(
    (set, i): FranticPlan => ({
      name: `up-to-${set}`,
      settings: { players: 2 + i, sets: SET_NAMES.slice(0, i + 1) },
      bot: 'chaotic',
    }),
  ),
  ...EDITION_NAMES.map(
    (edition): FranticPlan => ({ name: edition, settings: { ...everything, edition }, bot: 'simple' }),
  ),
  { name: 'seven-players', settings: { players: 7 }, bot: 'chaotic' },
  { name: 'purple-for-red', settings: { ...everything, players: 3, purple: 'red' }, bot: 'simple' },
  { name: 'without-points', settings: { ...everything, limit: 'none' }, bot: 'chaotic' },
  {
    name: 'parasite-abstains',
    settings: everything,
    bot: 'chaotic',
    wanted: ({ question, answer }) => question.source === 'parasite' && answer === NO,
  },
  {
    name: 'parasite-discards',
    settings: everything,
    bot: 'simple',
    wanted: ({ question }) => question.source === 'parasite' && question.ask === 'discard',
  },
  {
    name: 'time-bomb-and-luck',
    settings: { ...everything, steered: true },
    bot: 'chaotic',
    wanted: ({ match, news }) => endsBy('time-bomb', news) && isLuckyAtTheBomb(match.state),
  },
  {
    name: 'stalemate',
    settings: { players: 2, sets: ['base', 'supercharge'], limit: 'none' },
    bot: 'simple',
    wanted: ({ news }) => endsBy('stalemate', news),
  },
]

export const frantic: Recording = {
  game,
  folder: new URL('../../packages/card-game/recorded/', import.meta.url),
  plans,
}
