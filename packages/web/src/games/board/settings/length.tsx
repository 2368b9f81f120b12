import { LENGTHS, limitFor } from '@slapwise/board-game'
import { OwnLimit } from '../../../kit/settings/own-limit.tsx'
import { Chips, Group, Setting } from '../../../kit/settings/parts.tsx'
import { useBoardWords } from '../words/index.ts'
import { useBoardSettings } from './use-board-settings.ts'

export function LengthSettings() {
  const words = useBoardWords()
  const { settings, room, isHost, change } = useBoardSettings()
  const { settings: said, terms } = words
  const { limit } = settings
  const players = room.seats.filter(({ member, bot }) => member !== null || bot !== null).length
  const points = limitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.ownLimit : terms.lengths[limit]
  return (
    <Group title={said.groups.length} summary={`${name} · ${words.score.ends(points)}`}>
      <Setting id="limit" {...said.length}>
        <Chips
          options={LENGTHS}
          chosen={limit as (typeof LENGTHS)[number]}
          label={(option) => terms.lengths[option]}
          onChoose={(option) => void change({ limit: option })}
        />
        <OwnLimit
          name={said.ownLimit}
          points={points}
          isChosen={typeof limit === 'number'}
          isFixed={!isHost}
          onChoose={(own) => void change({ limit: own })}
        />
      </Setting>
    </Group>
  )
}
