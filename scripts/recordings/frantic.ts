import {
  CARD_SET_NAMES,
  type CardMatch,
  EDITION_NAMES,
  franticCardGame as game,
  NO,
  type PublicFact,
  type Question,
  type SettingsInput,
} from '@slapwise/card-game'
import type { RecordingPlan, RecordingSet } from './recording-set.ts'

type FranticPlan = RecordingPlan<SettingsInput, CardMatch, Question, PublicFact>

const isRoundEndedBy = (ending: string, publicParts: readonly PublicFact[]): boolean =>
  publicParts.some((fact) => fact.kind === 'round-over' && fact.ending === ending)

const isSparedByTimeBomb = ({ lasting }: CardMatch['state']): boolean =>
  lasting.some(({ id, spared }) => id === 'time-bomb' && spared !== 0)

const ALL_SETS: SettingsInput = { players: 4, sets: [...CARD_SET_NAMES] }

const plans: readonly FranticPlan[] = [
  ...CARD_SET_NAMES.map(
    (set, i): FranticPlan => ({
      name: `up-to-${set}`,
      settings: { players: 2 + i, sets: CARD_SET_NAMES.slice(0, i + 1) },
      botLevel: 'chaotic',
    }),
  ),
  ...EDITION_NAMES.map(
    (edition): FranticPlan => ({ name: edition, settings: { ...ALL_SETS, edition }, botLevel: 'simple' }),
  ),
  { name: 'seven-players', settings: { players: 7 }, botLevel: 'chaotic' },
  { name: 'purple-for-red', settings: { ...ALL_SETS, players: 3, purple: 'red' }, botLevel: 'simple' },
  { name: 'without-points', settings: { ...ALL_SETS, limit: 'none' }, botLevel: 'chaotic' },
  {
    name: 'parasite-abstains',
    settings: ALL_SETS,
    botLevel: 'chaotic',
    isWanted: ({ question, answer }) => question.source === 'parasite' && answer === NO,
  },
  {
    name: 'parasite-discards',
    settings: ALL_SETS,
    botLevel: 'simple',
    isWanted: ({ question }) => question.source === 'parasite' && question.ask === 'discard',
  },
  {
    name: 'time-bomb-and-luck',
    settings: { ...ALL_SETS, steered: true },
    botLevel: 'chaotic',
    isWanted: ({ match, publicParts }) =>
      isRoundEndedBy('time-bomb', publicParts) && isSparedByTimeBomb(match.state),
  },
  {
    name: 'stalemate',
    settings: { players: 2, sets: ['base', 'supercharge'], limit: 'none' },
    botLevel: 'simple',
    isWanted: ({ publicParts }) => isRoundEndedBy('stalemate', publicParts),
  },
]

export const franticRecordings: RecordingSet = {
  game,
  folder: new URL('../../packages/card-game/recorded/', import.meta.url),
  plans,
}
