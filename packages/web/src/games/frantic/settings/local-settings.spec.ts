import { franticCardGame, HOUSE_RULE_CARDS, type Settings } from '@slapwise/card-game'
import type { AnyGame } from '@slapwise/kernel'
import { describeLocalSettings } from '../../../kit/testing/local-settings-suite.ts'
import { FRANTIC_LOCAL_OPTIONS } from '../local-options.ts'
import { FRANTIC_SETTINGS } from './frantic-settings.tsx'

/** The deck is stacked by developers only: no form offers it. */
type OfferedSettings = Omit<Settings, 'players' | 'steered'>

const values: { readonly [K in keyof OfferedSettings]: readonly Settings[K][] } = {
  sets: [
    ['base'],
    ['base', 'troublemaker'],
    ['base', 'supercharge'],
    ['base', 'troublemaker', 'supercharge'],
  ],
  edition: ['original', 'new'],
  limit: ['short', 'medium', 'long', 40],
  handSize: [4, 5, 6],
  purple: ['off', 'red', 'green'],
  ruleCards: [0, 2, 3],
  withoutRuleCards: [HOUSE_RULE_CARDS.slice(1).map(({ id }) => id)],
  ownRuleCards: [[{ name: 'Lemonade', text: 'Drink up.', changes: { turnDraws: 2, openHands: true } }]],
  doItYourself: ['nothing', 'gift', 'thief'],
  pandorasBox: ['nothing', 'tornado'],
}

describeLocalSettings({
  engine: franticCardGame as unknown as AnyGame,
  options: FRANTIC_LOCAL_OPTIONS,
  game: FRANTIC_SETTINGS,
  base: { sets: ['base', 'troublemaker', 'supercharge', 'pandora'], limit: 'none' },
  values,
})
