import { seatsAtTable } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { parseRoomCode } from '@slapwise/protocol'
import { useSyncExternalStore } from 'react'
import { BigScreenFrame } from '../../big-screen/big-screen-frame.tsx'
import { navigate } from '../../browser/navigate.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { GAME_ENTRIES } from '../../games/index.ts'
import { getPreferredGame } from '../../games/preferred-game.ts'
import { useGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import { textIn } from '../../i18n/shell.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { playersInRoom } from '../../match-sources/room/remote-room-state.ts'
import { useServerAddress } from '../../match-sources/room/use-server-address.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { Avatar } from '../../ui/face/avatar.tsx'
import { useSettingsChangeText } from '../lobby/use-settings-change-text.tsx'
import { BigScreenLookBack } from '../look-back-together/big-screen-look-back.tsx'
import { ConnectionBanner } from '../members/connection-banner.tsx'
import { RematchVote } from './rematch-vote.tsx'
import { useRemoteRoom } from './use-remote-room.ts'
import { useRoomTitle } from './use-room-title.ts'

/** The big screen of a room: the public view of the table, while players have their hands on their phones. */
export default function BigScreenPage({ code }: { readonly code: string }) {
  const found = useRemoteRoom(parseRoomCode(code), true)
  if (found === 'server-unreachable')
    return <ErrorScreen kind="server-unreachable" onAct={() => navigate(`/play/${getPreferredGame()}`)} />
  if (typeof found === 'string') return <ErrorScreen kind={found} />
  return found && <BigScreenRoom remote={found} />
}

function BigScreenRoom({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const game = useGame(state.room?.game ?? null)
  useRoomTitle(state.room)
  const address = useServerAddress()
  if (state.connection === 'gone') return <ErrorScreen kind="room-gone" />
  if (typeof game === 'string') return <ErrorScreen kind={game} onAct={() => location.reload()} />
  if (!state.room || !game) return null
  const table = (
    <TableScreen game={game} source={remote}>
      <RematchVote remote={remote} state={state} />
    </TableScreen>
  )
  return (
    <BigScreenFrame code={state.room.code} address={address}>
      <div className="notices">
        <ConnectionBanner state={state} />
      </div>
      {state.lookBack ? (
        <BigScreenLookBack key={state.lookBack.match} remote={remote} match={state.lookBack.match}>
          {table}
        </BigScreenLookBack>
      ) : state.table ? (
        table
      ) : (
        <BigScreenLobby game={game} state={state} room={state.room} />
      )}
    </BigScreenFrame>
  )
}

/** Before the match: who has a seat, and how to join. */
function BigScreenLobby(props: {
  readonly game: WebGame
  readonly state: RemoteRoomState
  readonly room: RoomView
}) {
  const { messages, language } = useI18n()
  const { room } = props
  const changed = useSettingsChangeText(props)
  const seats = seatsAtTable(room)
  return (
    <main className="big-screen-lobby">
      <p className="big-screen-game">{textIn(GAME_ENTRIES[room.game].name, language)}</p>
      <h1>{messages.bigScreen.title}</h1>
      <p>{messages.bigScreen.joinHint}</p>
      <ol>
        {playersInRoom(room).map(({ name, face, isBot }, seat) => (
          <li key={seat} className={seats[seat].isReady || seats[seat].member === room.host ? 'ready' : ''}>
            <Avatar face={face} isBot={isBot} />
            <strong>{name}</strong>
          </li>
        ))}
      </ol>
      {changed && (
        <p className="big-screen-lobby-change" role="status">
          {changed}
        </p>
      )}
    </main>
  )
}
