import { seatsAtTable } from '@slapwise/client'
import { isSeatTaken, type ProtocolError, type RoomView } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { RequestErrorText } from './request-error-text.tsx'
import { useSettingsChangeText } from './use-settings-change-text.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly room: RoomView
}

/** The minimum number of players, which is the same for all games. */
const MIN_PLAYERS = 2

/** The main button of the lobby, always in reach: ready, or start the match. */
export function LobbyAction({ game, remote, state, room }: Props) {
  const hint = useLobbyHint(state, room)
  const changed = useSettingsChangeText({ game, room, state })
  if (state.yourMember === null) return null
  const seat = room.seats.find(({ member }) => member === state.yourMember)
  // Members who are ready have seen the change; for the host it matters only if somebody is no longer ready.
  const isUnseen = state.yourMember === room.host ? state.termsChange?.noLongerReady.length : !seat?.isReady
  return (
    <div className="lobby-action">
      {changed && isUnseen ? (
        <p className="lobby-action-change" role="status">
          {changed}
        </p>
      ) : (
        <p>{hint}</p>
      )}
      {state.lastError && <RejectionText problem={state.lastError} room={room} />}
      {state.yourMember === room.host ? (
        <DealButton
          remote={remote}
          isPossible={!room.isDealing && seatsAtTable(room).length >= MIN_PLAYERS}
        />
      ) : (
        seat && <ReadyButton remote={remote} isReady={seat.isReady} />
      )}
    </div>
  )
}

/** The error of the last request; if too many players are seated for a game, with the names of those who have to stand up. */
function RejectionText({ problem, room }: { readonly problem: ProtocolError; readonly room: RoomView }) {
  const { messages } = useI18n()
  if (problem.code !== 'too-many-players') return <RequestErrorText code={problem.code} />
  const { maxPlayers, mustStand } = problem.details as TooManyDetails
  const names = mustStand.map(({ seat }) => playerInSeat(room, seat).name)
  return (
    <p className="problem" role="alert">
      {messages.room.tooManyPlayers(maxPlayers, names)}
    </p>
  )
}

interface TooManyDetails {
  readonly maxPlayers: number
  readonly mustStand: readonly { readonly seat: number; readonly member: number | null }[]
}

function useLobbyHint({ yourMember }: RemoteRoomState, room: RoomView): string {
  const { messages } = useI18n()
  const taken = seatsAtTable(room)
  const unready = taken.flatMap(({ member, isReady }) =>
    member === null || member === room.host || isReady ? [] : [room.members[member].name],
  )
  if (room.isDealing) return messages.room.dealing
  if (!taken.some(({ member }) => member === yourMember))
    return room.seats.every(isSeatTaken) ? messages.room.noFreeSeat : messages.room.chooseSeatHint
  if (taken.length < MIN_PLAYERS) return messages.room.tooFewPlayers
  if (yourMember !== room.host) return messages.room.waitForHost
  return unready.length > 0 ? messages.room.waitFor(unready) : ''
}

function DealButton({ remote, isPossible }: Pick<Props, 'remote'> & { readonly isPossible: boolean }) {
  const { messages } = useI18n()
  return (
    <button
      type="button"
      className="button"
      disabled={!isPossible}
      onClick={() => void remote.request({ type: 'start' })}
    >
      {messages.room.startMatch}
    </button>
  )
}

function ReadyButton({ remote, isReady }: Pick<Props, 'remote'> & { readonly isReady: boolean }) {
  const { messages } = useI18n()
  return (
    <button
      type="button"
      className={`button ${isReady ? 'quiet' : ''}`}
      onClick={() => void remote.request({ type: 'ready', isReady: !isReady })}
    >
      {isReady ? messages.room.markNotReady : messages.room.markReady}
    </button>
  )
}
