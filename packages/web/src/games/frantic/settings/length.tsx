import { EDITIONS, LENGTHS, limitFor } from '@slapwise/card-game'
import { isTaken } from '@slapwise/protocol'
import { LimitSetting } from '../../../kit/settings/limit-setting.tsx'
import { Chips, Group, Setting } from '../../../kit/settings/parts.tsx'
import { useFranticWords } from '../words/index.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

const HAND_SIZES = [4, 5, 6, 7] as const
const LIMITS = [...LENGTHS, 'none'] as const

export function LengthSettings() {
  const words = useFranticWords()
  const { settings, room, change } = useFranticSettings()
  const { settings: said, terms } = words
  const { limit, handSize } = settings
  const { matchEnds } = EDITIONS[settings.edition]
  const players = room.seats.filter(isTaken).length
  const points = limitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.ownLimit : terms.lengths[limit]
  const summary = points === null ? name : `${name} · ${words.score.ends(points, matchEnds)}`
  return (
    <Group title={said.groups.length} summary={summary}>
      <LimitSetting
        name={said.length.name}
        line={said.length.lines[matchEnds]}
        lengths={LIMITS}
        label={(length) => terms.lengths[length]}
        ownLabel={said.ownLimit}
        limit={limit}
        points={points}
      />
      <Setting id="handSize" {...said.handSize}>
        <Chips
          options={HAND_SIZES}
          chosen={handSize as (typeof HAND_SIZES)[number]}
          label={String}
          onChoose={(option) => void change({ handSize: option })}
        />
      </Setting>
    </Group>
  )
}
