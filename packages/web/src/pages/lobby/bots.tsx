import type { RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import type { RemoteRoom } from '../../game/remote.ts'
import type { WebGame } from '../../games/web-game.ts'
import { useSpeech } from '../../words/index.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly room: RoomView
}

/** Company for who has too little of it; for the host. */
export function Bots({ game, remote, room }: Props) {
  const { words } = useSpeech()
  const [level, setLevel] = useState(game.usualBot)
  const seat = room.seats.findIndex(({ member, bot }) => member === null && bot === null)
  return (
    <div className="bots">
      <button
        type="button"
        className="button quiet"
        disabled={seat < 0}
        onClick={() => void remote.request({ type: 'add-bot', seat, level })}
      >
        {words.room.addBot}
      </button>
      <fieldset aria-label={words.room.level}>
        {game.bots.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === level}
            onClick={() => setLevel(name)}
          >
            {words.room.levels[name] ?? name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
