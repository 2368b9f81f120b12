import { EDITIONS, MATCH_LENGTHS, scoreLimitFor } from '@slapwise/card-game'
import { isSeatTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { Setting, SettingChips, SettingsGroup } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

const HAND_SIZES = [4, 5, 6, 7] as const
const LIMITS = [...MATCH_LENGTHS, 'none'] as const

export function LengthSettingsGroup() {
  const messages = useFranticMessages()
  const { settings, room, changeSettings } = useFranticSettings()
  const { settings: texts, settingNames } = messages
  const { limit, handSize } = settings
  const { matchEnds } = EDITIONS[settings.edition]
  const players = room.seats.filter(isSeatTaken).length
  const points = scoreLimitFor({ ...settings, players })
  const name = typeof limit === 'number' ? texts.customLimit : settingNames.lengths[limit]
  const summary = points === null ? name : `${name} · ${messages.score.formatEndCondition(points, matchEnds)}`
  return (
    <SettingsGroup title={texts.groups.length} summary={summary}>
      <LimitSetting
        name={texts.length.name}
        description={texts.length.descriptions[matchEnds]}
        lengths={LIMITS}
        label={(length) => settingNames.lengths[length]}
        customLabel={texts.customLimit}
        limit={limit}
        points={points}
      />
      <Setting id="handSize" {...texts.handSize}>
        <SettingChips
          options={HAND_SIZES}
          chosen={handSize as (typeof HAND_SIZES)[number]}
          label={String}
          onChoose={(option) => void changeSettings({ handSize: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}
