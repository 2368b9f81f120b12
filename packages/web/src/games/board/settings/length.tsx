import { MATCH_LENGTHS, scoreLimitFor } from '@slapwise/board-game'
import { isSeatTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { SettingsGroup } from '../../../kit/settings/setting-controls.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardSettings } from './use-board-settings.ts'

export function LengthSettingsGroup() {
  const messages = useBoardMessages()
  const { settings, room } = useBoardSettings()
  const { settings: texts, settingNames } = messages
  const { limit } = settings
  const players = room.seats.filter(isSeatTaken).length
  const points = scoreLimitFor({ ...settings, players })
  const name = typeof limit === 'number' ? texts.customLimit : settingNames.lengths[limit]
  return (
    <SettingsGroup
      title={texts.groups.length}
      summary={`${name} · ${messages.score.formatEndCondition(points)}`}
    >
      <LimitSetting
        {...texts.length}
        lengths={MATCH_LENGTHS}
        label={(length) => settingNames.lengths[length]}
        customLabel={texts.customLimit}
        limit={limit}
        points={points}
      />
    </SettingsGroup>
  )
}
