import { doItYourselfEffects, pandorasBoxEvents, type Settings } from '@slapwise/card-game'

/** The settings of a room; the number of players follows from its seats. */
export type FranticRoomSettings = Omit<Settings, 'players'>

const WITH_PANDORA = { purple: 'fifth' } as const
const WITHOUT_PANDORA = { purple: 'off', ruleCards: 0 } as const

/**
 * The settings after a change: settings that belong to a set are added and removed with it, so that the result is
 * valid.
 */
export function applySettingsChange(
  before: FranticRoomSettings,
  changed: Partial<FranticRoomSettings>,
): FranticRoomSettings {
  const next = { ...before, ...changed }
  const hasPandora = next.sets.includes('pandora')
  const pandoraSettings = hasPandora
    ? { ...WITH_PANDORA, ruleCards: Math.max(1, next.ruleCards) }
    : WITHOUT_PANDORA
  const adjusted = before.sets.includes('pandora') === hasPandora ? next : { ...next, ...pandoraSettings }
  return { ...adjusted, ...limitToSets(adjusted) }
}

function limitToSets({ sets, doItYourself, pandorasBox }: FranticRoomSettings) {
  const hasPandora = sets.includes('pandora')
  const effects = hasPandora ? ['nothing', ...doItYourselfEffects(sets)] : []
  const events = hasPandora ? ['nothing', ...pandorasBoxEvents(sets)] : []
  return {
    doItYourself: effects.includes(doItYourself) ? doItYourself : 'rule-card',
    pandorasBox: events.includes(pandorasBox) ? pandorasBox : 'rule-cards',
  }
}
