import type { Listing } from '@slapwise/protocol'
import { navigate } from '../../browser/go.ts'
import { api } from '../../game/room/server.ts'
import { GAME_ENTRIES, findGameEntry } from '../../games/index.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { faceForName } from '../../look/face/face.ts'
import { type Language, useI18n } from '../../words/index.tsx'
import { usePolling } from './use-polled.ts'

const MAX_ROOMS_SHOWN = 12

/** Rooms that anybody may walk into; asked for again as long as somebody looks. */
export function PublicRooms({ onJoin }: { onJoin(): void }) {
  const { messages: words, language } = useI18n()
  const rooms = usePolling(fetchPublicRooms, NONE)
  return (
    <section className="public-rooms">
      <h2>{words.start.publicRooms}</h2>
      {rooms.length === 0 && <p className="faint">{words.start.noPublicRooms}</p>}
      <ul>
        {rooms.slice(0, MAX_ROOMS_SHOWN).map((room) => (
          <li key={room.code}>
            <button
              type="button"
              className="door"
              onClick={() => {
                onJoin()
                navigate(`/room/${room.code}`)
              }}
            >
              <Avatar face={faceForName(room.hostName, room.hostAvatar)} isBot={false} />
              <strong>{room.hostName}</strong>
              <small>
                {words.start.playerCount(room.playerCount)}
                {room.phase === 'playing' && ` · ${words.start.playingMark}`}
              </small>
              <small>{describeRoom(room, language)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is played there; which game it is goes without saying where there is no other. */
function describeRoom({ game, details: about }: Listing, language: Language): string {
  const entry = findGameEntry(game)
  if (!entry) return game
  const details = entry.describeListing(about, language)
  return Object.keys(GAME_ENTRIES).length === 1 ? details : `${entry.name[language]} · ${details}`
}

const NONE: readonly Listing[] = []
const fetchPublicRooms = () => api.fetchPublicRooms()
