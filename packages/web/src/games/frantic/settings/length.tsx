import { EDITIONS, MATCH_LENGTHS, scoreLimitFor } from '@slapwise/card-game'
import type { GameSettingsGroup } from '../../../kit/settings/game-settings.ts'
import { CustomLimitSetting, LengthSetting } from '../../../kit/settings/limit-setting.tsx'
import { Setting, SettingChips } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

const HAND_SIZES = [4, 5, 6, 7] as const
const LIMITS = ['none', ...MATCH_LENGTHS] as const

export const LENGTH_SETTINGS: GameSettingsGroup = {
  id: 'length',
  useHeading() {
    const { settings: texts, settingNames, score } = useFranticMessages()
    const { limit, edition } = useFranticSettings().settings
    const points = usePointLimit()
    const name = typeof limit === 'number' ? texts.customLimit.label : settingNames.lengths[limit]
    const end = points === null ? [] : [score.formatEndCondition(points, EDITIONS[edition].matchEnds)]
    return { title: texts.groups.length, summary: [name, ...end].join(' · ') }
  },
  Plain: Length,
  Further: () => (
    <>
      <CustomLimitSetting {...useFranticMessages().settings.customLimit} points={usePointLimit()} />
      <HandSize />
    </>
  ),
}

function usePointLimit(): number | null {
  const { settings, players } = useFranticSettings()
  return scoreLimitFor({ ...settings, players })
}

function Length() {
  const { settings: texts, settingNames } = useFranticMessages()
  const { matchEnds } = EDITIONS[useFranticSettings().settings.edition]
  return (
    <LengthSetting
      name={texts.length.name}
      description={texts.length.descriptions[matchEnds]}
      lengths={LIMITS}
      label={(length) => settingNames.lengths[length]}
    />
  )
}

function HandSize() {
  const { settings, changeSettings } = useFranticSettings()
  return (
    <Setting id="handSize" {...useFranticMessages().settings.handSize}>
      <SettingChips
        options={HAND_SIZES}
        chosen={settings.handSize as (typeof HAND_SIZES)[number]}
        label={String}
        onChoose={(option) => void changeSettings({ handSize: option })}
      />
    </Setting>
  )
}
