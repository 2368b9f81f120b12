import type { SettingMessages } from '../setting-messages.ts'

export const settingNames: SettingMessages = {
  settings: {
    edition: 'the edition',
    sets: 'the boxes',
    limit: 'the limit',
    handSize: 'the cards to start with',
    purple: 'purple',
    ruleCards: 'the rule cards a round',
    withoutRuleCards: 'the rule cards in the pile',
    ownRuleCards: 'the home-made rule cards',
    steered: 'the stacking of the deck',
  },
  lengths: { short: 'short', medium: 'medium', long: 'long', none: 'one round' },
  points: (count) => `${count} points`,
  purple: { off: 'off', fifth: 'fifth colour', insteadOf: (colour) => `instead of ${colour}` },
  ruleCard: 'one more rule card',
  ruleCards: 'new rule cards',
  nothing: 'nothing',
  no: 'no',
  yes: 'yes',
}
