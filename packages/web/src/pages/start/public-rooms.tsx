import type { Listing } from '@slapwise/protocol'
import { go } from '../../browser/go.ts'
import { door } from '../../game/room/server.ts'
import { GAMES, gameEntry } from '../../games/index.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { faceOf } from '../../look/face/face.ts'
import { type Language, useSpeech } from '../../words/index.tsx'
import { usePolled } from './use-polled.ts'

const SHOWN = 12

/** Rooms that anybody may walk into; asked for again as long as somebody looks. */
export function PublicRooms({ onJoin }: { onJoin(): void }) {
  const { words, language } = useSpeech()
  const rooms = usePolled(askForRooms, NONE)
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
              <Avatar face={faceOf(room.host, room.avatar)} isBot={false} />
              <strong>{room.host}</strong>
              <small>
                {words.start.players(room.players)}
                {room.phase === 'playing' && ` · ${words.start.isPlaying}`}
              </small>
              <small>{aboutRoom(room, language)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is played there; which game it is goes without saying where there is no other. */
function aboutRoom({ game, about }: Listing, language: Language): string {
  const entry = gameEntry(game)
  if (!entry) return game
  const details = entry.listing(about, language)
  return Object.keys(GAMES).length === 1 ? details : `${entry.name[language]} · ${details}`
}

const NONE: readonly Listing[] = []
const askForRooms = () => door.rooms()
