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

/**
 * Adds defaults for missing settings and sorts the sets, so that the same sets make the same deck. Validates nothing.
 * The order of keys is always the same, because the terms of a match are compared as JSON.
 */
export function completeSettings({ players, purple, ruleCards, ...given }: IncompleteSettings): Settings {
  const complete = { players, ...DEFAULT_SETTINGS, ...given }
  const withPandora = complete.sets.includes('pandora')
  return {
    ...complete,
    sets: CARD_SET_NAMES.filter((name) => complete.sets.includes(name)),
    purple: purple ?? (withPandora ? 'fifth' : 'off'),
    ruleCards: ruleCards ?? (withPandora ? 1 : 0),
  }
}
