import { EDITIONS, MATCH_LENGTHS, scoreLimitFor } from '@slapwise/card-game'
import { isSeatTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { Setting, SettingChips, SettingsGroup } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

const HAND_SIZES = [4, 5, 6, 7] as const
const LIMITS = [...MATCH_LENGTHS, 'none'] as const

export function LengthSettings() {
  const words = useFranticMessages()
  const { settings, room, changeSettings: change } = useFranticSettings()
  const { settings: said, settingNames: terms } = words
  const { limit, handSize } = settings
  const { matchEnds } = EDITIONS[settings.edition]
  const players = room.seats.filter(isSeatTaken).length
  const points = scoreLimitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.customLimit : terms.lengths[limit]
  const summary = points === null ? name : `${name} · ${words.score.formatEndCondition(points, matchEnds)}`
  return (
    <SettingsGroup title={said.groups.length} summary={summary}>
      <LimitSetting
        name={said.length.name}
        description={said.length.descriptions[matchEnds]}
        lengths={LIMITS}
        label={(length) => terms.lengths[length]}
        customLabel={said.customLimit}
        limit={limit}
        points={points}
      />
      <Setting id="handSize" {...said.handSize}>
        <SettingChips
          options={HAND_SIZES}
          chosen={handSize as (typeof HAND_SIZES)[number]}
          label={String}
          onChoose={(option) => void change({ handSize: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}
