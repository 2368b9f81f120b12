import { CARD_SET_NAMES, type Settings } from '../model/settings.ts'

/** Purple and rule cards depend on the sets. */
type SettingsWithFixedDefault = Omit<Settings, 'players' | 'purple' | 'ruleCards'>

export const DEFAULT_SETTINGS: SettingsWithFixedDefault = {
  edition: 'complete',
  sets: ['base'],
  limit: 'medium',
  handSize: 7,
  withoutRuleCards: [],
  ownRuleCards: [],
  doItYourself: 'rule-card',
  pandorasBox: 'rule-cards',
  steered: false,
}

type IncompleteSettings = Pick<Settings, 'players'> &
  Partial<SettingsWithFixedDefault> & {
    readonly purple?: Settings['purple'] | undefined
    readonly ruleCards?: number | undefined
  }

/** Adds defaults for missing settings and sorts the sets, so that the same sets make the same deck. Validates nothing. */
export function completeSettings(settings: IncompleteSettings): Settings {
  const complete = { ...settings, ...DEFAULT_SETTINGS, ...settings }
  const withPandora = complete.sets.includes('pandora')
  return {
    ...complete,
    sets: CARD_SET_NAMES.filter((name) => complete.sets.includes(name)),
    purple: settings.purple ?? (withPandora ? 'fifth' : 'off'),
    ruleCards: settings.ruleCards ?? (withPandora ? 1 : 0),
  }
}
