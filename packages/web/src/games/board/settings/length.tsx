import { MATCH_LENGTHS, scoreLimitFor } from '@slapwise/board-game'
import { isSeatTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { SettingsGroup } from '../../../kit/settings/setting-controls.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardSettings } from './use-board-settings.ts'

export function LengthSettings() {
  const words = useBoardMessages()
  const { settings, room } = useBoardSettings()
  const { settings: said, settingNames: terms } = words
  const { limit } = settings
  const players = room.seats.filter(isSeatTaken).length
  const points = scoreLimitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.customLimit : terms.lengths[limit]
  return (
    <SettingsGroup title={said.groups.length} summary={`${name} · ${words.score.formatEndCondition(points)}`}>
      <LimitSetting
        {...said.length}
        lengths={MATCH_LENGTHS}
        label={(length) => terms.lengths[length]}
        customLabel={said.customLimit}
        limit={limit}
        points={points}
      />
    </SettingsGroup>
  )
}
