import type { RoomListing } from '@slapwise/protocol'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry, GAME_ENTRIES } from '../../games/index.ts'
import { type Language, textIn, useShellI18n } from '../../i18n/shell.tsx'
import { api } from '../../match-sources/room/api.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { faceForName } from '../../ui/face/face.ts'
import { usePolling } from './use-polling.ts'

const MAX_ROOMS_SHOWN = 12

/** The public rooms, polled while the page is visible. */
export function PublicRooms({ onJoin }: { onJoin(): void }) {
  const { messages, language } = useShellI18n()
  const rooms = usePolling(fetchPublicRooms, NONE)
  return (
    <section className="public-rooms">
      <h2>{messages.start.publicRooms}</h2>
      {rooms.length === 0 && <p className="muted-text">{messages.start.noPublicRooms}</p>}
      <ul>
        {rooms.slice(0, MAX_ROOMS_SHOWN).map((room) => (
          <li key={room.code}>
            <button
              type="button"
              className="room-link"
              onClick={() => {
                onJoin()
                navigate(`/room/${room.code}`)
              }}
            >
              <Avatar face={faceForName(room.hostName, room.hostAvatar)} isBot={false} />
              <strong>{room.hostName}</strong>
              <small>
                {messages.start.playerCount(room.playerCount)}
                {room.phase === 'playing' && ` · ${messages.start.playingMark}`}
              </small>
              <small>{describeRoom(room, language)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The settings of the room, with the name of the game if there are several. */
function describeRoom({ game, details }: RoomListing, language: Language): string {
  const entry = findGameEntry(game)
  if (!entry) return game
  const settings = entry.describeListing(details, language)
  return Object.keys(GAME_ENTRIES).length === 1 ? settings : `${textIn(entry.name, language)} · ${settings}`
}

const NONE: readonly RoomListing[] = []
const fetchPublicRooms = () => api.fetchPublicRooms()
