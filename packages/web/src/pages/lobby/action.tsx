import type { RoomView } from '@slapwise/protocol'
import type { RemoteRoom, RoomState } from '../../game/remote.ts'
import type { WebGame } from '../../games/web-game.ts'
import { useSpeech } from '../../words/index.tsx'
import { useChanged } from './changed.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly room: RoomView
}

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
      {state.problem && <Problem code={state.problem.code} />}
      {state.you === room.host ? (
        <Deal remote={remote} isDealing={room.isDealing} />
      ) : (
        seat && <Ready remote={remote} isReady={seat.isReady} />
      )}
    </div>
  )
}

function useHint({ you }: RoomState, room: RoomView): string {
  const { words } = useSpeech()
  const taken = room.seats.filter(({ member, bot }) => member !== null || bot !== null)
  const late = taken.flatMap(({ member, isReady }) =>
    member === null || member === room.host || isReady ? [] : [room.members[member].name],
  )
  if (room.isDealing) return words.room.dealing
  if (!taken.some(({ member }) => member === you)) return words.room.sitDown
  if (taken.length < 2) return words.room.needTwo
  if (you !== room.host) return words.room.waitForHost
  return late.length > 0 ? words.room.waitFor(late) : ''
}

function Deal({ remote, isDealing }: Pick<Props, 'remote'> & { readonly isDealing: boolean }) {
  const { words } = useSpeech()
  return (
    <button
      type="button"
      className="button"
      disabled={isDealing}
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
