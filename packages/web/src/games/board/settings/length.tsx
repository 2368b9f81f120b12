import { LENGTHS, limitFor } from '@slapwise/board-game'
import { useEffect, useState } from 'react'
import { Chips, Group, Setting } from '../../../pages/settings/parts.tsx'
import { useBoardWords } from '../words/index.ts'
import { useBoardSettings } from './use-board-settings.ts'
import './length.css'

export function LengthSettings() {
  const words = useBoardWords()
  const { settings, room, change } = useBoardSettings()
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
        <OwnLimit points={points} />
      </Setting>
    </Group>
  )
}

/** A number of one's own: it holds when one has finished typing. */
function OwnLimit({ points }: { readonly points: number }) {
  const words = useBoardWords()
  const { settings, isHost, change } = useBoardSettings()
  const [text, setText] = useState('')
  useEffect(() => setText(String(points)), [points])
  const keep = () => {
    const limit = Number(text)
    if (text !== '' && limit !== points) void change({ limit })
  }
  return (
    <label className={`field limit-of-own ${typeof settings.limit === 'number' ? 'in-use' : ''}`}>
      {words.settings.ownLimit}
      <input
        type="number"
        inputMode="numeric"
        min="1"
        max="9999"
        value={text}
        disabled={!isHost}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
        }}
      />
    </label>
  )
}
