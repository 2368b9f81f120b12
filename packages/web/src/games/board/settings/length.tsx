import { LENGTHS, limitFor } from '@slapwise/board-game'
import { isTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { Group } from '../../../kit/settings/parts.tsx'
import { useBoardWords } from '../words/index.ts'
import { useBoardSettings } from './use-board-settings.ts'

export function LengthSettings() {
  const words = useBoardWords()
  const { settings, room } = useBoardSettings()
  const { settings: said, terms } = words
  const { limit } = settings
  const players = room.seats.filter(isTaken).length
  const points = limitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.ownLimit : terms.lengths[limit]
  return (
    <Group title={said.groups.length} summary={`${name} · ${words.score.ends(points)}`}>
      <LimitSetting
        {...said.length}
        lengths={LENGTHS}
        label={(length) => terms.lengths[length]}
        ownLabel={said.ownLimit}
        limit={limit}
        points={points}
      />
    </Group>
  )
}
