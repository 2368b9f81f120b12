import type { Pace } from '@slapwise/protocol'
import type { PresetName } from '../i18n/messages/settings.ts'
import type { FranticRoomSettings } from './apply-settings-change.ts'

/** Excluded and custom rule cards are not part of a preset. */
type PresetSettings = Omit<FranticRoomSettings, 'limit' | 'withoutRuleCards' | 'ownRuleCards' | 'steered'> & {
  readonly limit: Exclude<FranticRoomSettings['limit'], number>
}

interface Preset {
  readonly settings: PresetSettings
  readonly pace: Pace
}

const BASE_PRESET: PresetSettings = {
  edition: 'complete',
  sets: ['base'],
  limit: 'medium',
  handSize: 7,
  purple: 'off',
  ruleCards: 0,
  doItYourself: 'rule-card',
  pandorasBox: 'rule-cards',
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  first: { settings: { ...BASE_PRESET, limit: 'short' }, pace: 'relaxed' },
  usual: { settings: BASE_PRESET, pace: 'normal' },
  all: {
    settings: {
      ...BASE_PRESET,
      sets: ['base', 'troublemaker', 'supercharge', 'pandora'],
      purple: 'fifth',
      ruleCards: 1,
    },
    pace: 'normal',
  },
}

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

export function findPreset(settings: FranticRoomSettings, pace: Pace): PresetName | null {
  const fits = (name: PresetName) =>
    PRESETS[name].pace === pace &&
    Object.entries(PRESETS[name].settings).every(
      ([key, value]) => JSON.stringify(settings[key as keyof FranticRoomSettings]) === JSON.stringify(value),
    )
  return PRESET_NAMES.find(fits) ?? null
}
