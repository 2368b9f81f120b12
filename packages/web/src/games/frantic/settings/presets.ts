import type { Pace } from '@slapwise/protocol'
import type { PresetName } from '../words/lexicon/settings.ts'
import type { GameSettings } from './follow.ts'

interface Preset {
  readonly settings: Partial<GameSettings>
  readonly pace: Pace
}

const PLAIN = {
  edition: 'complete',
  sets: ['base'],
  limit: 'medium',
  handSize: 7,
  purple: 'off',
  ruleCards: 0,
  doItYourself: 'rule-card',
  pandorasBox: 'rule-cards',
} satisfies Partial<GameSettings>

/** Rule cards that were switched off or written stay so: they are nobody's usual. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  first: { settings: { ...PLAIN, limit: 'short' }, pace: 'relaxed' },
  usual: { settings: PLAIN, pace: 'normal' },
  all: {
    settings: {
      ...PLAIN,
      sets: ['base', 'troublemaker', 'supercharge', 'pandora'],
      purple: 'fifth',
      ruleCards: 1,
    },
    pace: 'normal',
  },
}

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

export function presetOf(settings: GameSettings, pace: Pace): PresetName | null {
  const fits = (name: PresetName) =>
    PRESETS[name].pace === pace &&
    Object.entries(PRESETS[name].settings).every(
      ([key, value]) => JSON.stringify(settings[key as keyof GameSettings]) === JSON.stringify(value),
    )
  return PRESET_NAMES.find(fits) ?? null
}
