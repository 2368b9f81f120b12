import { seatsAtTable } from '@slapwise/client'
import { isTaken, type ProtocolError, type RoomView } from '@slapwise/protocol'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { personIn } from '../../game/room/room-state.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { useSpeech } from '../../words/index.tsx'
import { useChanged } from './changed.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly room: RoomView
}

/** Of every game. */
const LEAST_PLAYERS = 2

/** The one thing to do now; it stays in reach. */
export function Action({ game, remote, state, room }: Props) {
  const hint = useHint(state, room)
  const changed = useChanged({ game, room, state })
  if (state.you === null) return null
  const seat = room.seats.find(({ member }) => member === state.you)
  // Whoever is ready knows of it, and so does the host, as long as nobody has to say so again.
  const isNews = state.you === room.host ? state.changed?.unready.length : !seat?.isReady
  return (
    <div className="action">
      {changed && isNews ? (
        <p className="action-changed" role="status">
          {changed}
        </p>
      ) : (
        <p>{hint}</p>
      )}
      {state.problem && <WhyNot problem={state.problem} room={room} />}
      {state.you === room.host ? (
        <Deal remote={remote} isPossible={!room.isDealing && seatsAtTable(room).length >= LEAST_PLAYERS} />
      ) : (
        seat && <Ready remote={remote} isReady={seat.isReady} />
      )}
    </div>
  )
}

/** Why the last thing was not done; where too many are seated for a game, who has to stand up. */
function WhyNot({ problem, room }: { readonly problem: ProtocolError; readonly room: RoomView }) {
  const { words } = useSpeech()
  if (problem.code !== 'too-many-players') return <Problem code={problem.code} />
  const { most, standing } = problem.details as TooMany
  const names = standing.map(({ seat }) => personIn(room, seat).name)
  return (
    <p className="problem" role="alert">
      {words.room.tooMany(most, names)}
    </p>
  )
}

interface TooMany {
  readonly most: number
  readonly standing: readonly { readonly seat: number; readonly member: number | null }[]
}

function useHint({ you }: RoomState, room: RoomView): string {
  const { words } = useSpeech()
  const taken = seatsAtTable(room)
  const late = taken.flatMap(({ member, isReady }) =>
    member === null || member === room.host || isReady ? [] : [room.members[member].name],
  )
  if (room.isDealing) return words.room.dealing
  if (!taken.some(({ member }) => member === you))
    return room.seats.every(isTaken) ? words.room.noChair : words.room.sitDown
  if (taken.length < LEAST_PLAYERS) return words.room.needTwo
  if (you !== room.host) return words.room.waitForHost
  return late.length > 0 ? words.room.waitFor(late) : ''
}

function Deal({ remote, isPossible }: Pick<Props, 'remote'> & { readonly isPossible: boolean }) {
  const { words } = useSpeech()
  return (
    <button
      type="button"
      className="button"
      disabled={!isPossible}
      onClick={() => void remote.request({ type: 'start' })}
    >
      {words.room.begin}
    </button>
  )
}

function Ready({ remote, isReady }: Pick<Props, 'remote'> & { readonly isReady: boolean }) {
  const { words } = useSpeech()
  return (
    <button
      type="button"
      className={`button ${isReady ? 'quiet' : ''}`}
      onClick={() => void remote.request({ type: 'ready', ready: !isReady })}
    >
      {isReady ? words.room.notReady : words.room.ready}
    </button>
  )
}
