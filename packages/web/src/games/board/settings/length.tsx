import { MATCH_LENGTHS, scoreLimitFor } from '@slapwise/board-game'
import type { GameSettingsGroup } from '../../../kit/settings/game-settings.ts'
import { CustomLimitSetting, LengthSetting } from '../../../kit/settings/limit-setting.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardSettings } from './use-board-settings.ts'

export const LENGTH_SETTINGS: GameSettingsGroup = {
  id: 'length',
  useHeading() {
    const { settings: texts, settingNames, score } = useBoardMessages()
    const { limit } = useBoardSettings().settings
    const name = typeof limit === 'number' ? texts.customLimit.label : settingNames.lengths[limit]
    return {
      title: texts.groups.length,
      summary: `${name} · ${score.formatEndCondition(usePointLimit())}`,
    }
  },
  Plain: Length,
  Further: () => <CustomLimitSetting {...useBoardMessages().settings.customLimit} points={usePointLimit()} />,
}

function usePointLimit(): number {
  const { settings, players } = useBoardSettings()
  return scoreLimitFor({ ...settings, players })
}

function Length() {
  const { settings: texts, settingNames } = useBoardMessages()
  return (
    <LengthSetting
      {...texts.length}
      lengths={MATCH_LENGTHS}
      label={(length) => settingNames.lengths[length]}
    />
  )
}
