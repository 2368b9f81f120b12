import { EDITIONS, LENGTHS, limitFor } from '@slapwise/card-game'
import { useEffect, useState } from 'react'
import { Chips, Group, Setting } from '../../../pages/settings/parts.tsx'
import { useFranticWords } from '../words/index.ts'
import { useFranticSettings } from './use-frantic-settings.ts'
import './length.css'

const HAND_SIZES = [4, 5, 6, 7] as const
const LIMITS = [...LENGTHS, 'none'] as const

export function LengthSettings() {
  const words = useFranticWords()
  const { settings, room, change } = useFranticSettings()
  const { settings: said, terms } = words
  const { limit, handSize } = settings
  const { matchEnds } = EDITIONS[settings.edition]
  const players = room.seats.filter(({ member, bot }) => member !== null || bot !== null).length
  const points = limitFor({ ...settings, players })
  const name = typeof limit === 'number' ? said.ownLimit : terms.lengths[limit]
  const summary = points === null ? name : `${name} · ${words.score.ends(points, matchEnds)}`
  return (
    <Group title={said.groups.length} summary={summary}>
      <Setting id="limit" name={said.length.name} line={said.length.lines[matchEnds]}>
        <Chips
          options={LIMITS}
          chosen={limit as (typeof LIMITS)[number]}
          label={(option) => terms.lengths[option]}
          onChoose={(option) => void change({ limit: option })}
        />
        <OwnLimit points={points} />
      </Setting>
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

/** A number of one's own: it holds when one has finished typing. */
function OwnLimit({ points }: { readonly points: number | null }) {
  const words = useFranticWords()
  const { settings, isHost, change } = useFranticSettings()
  const [text, setText] = useState('')
  const isOwn = typeof settings.limit === 'number'
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const keep = () => {
    const limit = Number(text)
    if (text !== '' && limit !== points) void change({ limit })
  }
  return (
    <label className={`field own-limit ${isOwn ? 'chosen' : ''}`}>
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
