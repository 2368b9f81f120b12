import { useEffect, useState } from 'react'
import { type Listing, publicRooms } from '../../game/server.ts'
import { go } from '../../go.ts'
import { Avatar } from '../../look/avatar.tsx'
import { useSpeech } from '../../words/index.tsx'
import type { SetName } from '../../words/lexicon/start.ts'

const SHOWN = 12
const EVERY = 15_000

/** Rooms that anybody may walk into; asked for again as long as somebody looks. */
export function PublicRooms({ onJoin }: { onJoin(): void }) {
  const { words } = useSpeech()
  const rooms = useRooms()
  return (
    <section className="public-rooms">
      <h2>{words.start.publicRooms}</h2>
      {rooms.length === 0 && <p className="faint">{words.start.noRooms}</p>}
      <ul>
        {rooms.slice(0, SHOWN).map((room) => (
          <li key={room.code}>
            <button
              type="button"
              className="door"
              onClick={() => {
                onJoin()
                go(`/room/${room.code}`)
              }}
            >
              <Avatar name={room.host} isBot={false} />
              <strong>{room.host}</strong>
              <small>
                {words.start.players(room.players)}
                {room.phase === 'playing' && ` · ${words.start.isPlaying}`}
              </small>
              <small>{room.sets.map((set) => words.start.sets[set as SetName] ?? set).join(' + ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useRooms(): readonly Listing[] {
  const [rooms, setRooms] = useState<readonly Listing[]>([])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void publicRooms().then(setRooms, () => {})
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [])
  return rooms
}
