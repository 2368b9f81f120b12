import { seatsAtTable } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { readRoomCode } from '@slapwise/protocol'
import { useSyncExternalStore } from 'react'
import { navigate } from '../../browser/go.ts'
import { BigScreenFrame } from '../../couch/couch-frame.tsx'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { playersInRoom } from '../../game/room/room-state.ts'
import { useServerAddress } from '../../game/room/use-address.ts'
import { getPreferredGame } from '../../games/chosen.ts'
import { useGame } from '../../games/use-game.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { TableScreen } from '../../table/table-screen.tsx'
import { ErrorScreen } from '../../trouble/trouble.tsx'
import { useI18n } from '../../words/index.tsx'
import { ConnectionBanner } from '../company/banners.tsx'
import { useSettingsChangeText } from '../lobby/changed.tsx'
import { RematchVote } from './again.tsx'
import { useRemoteRoom } from './use-room.ts'

/** The big screen of a room: the table without a hand. The hands are on the phones that read its code. */
export default function BigScreenPage({ code }: { readonly code: string }) {
  const found = useRemoteRoom(readRoomCode(code), true)
  if (found === 'nobody-answers') return <ErrorScreen kind="noServer" onAct={() => navigate(`/play/${getPreferredGame()}`)} />
  if (typeof found === 'string') return <ErrorScreen kind={found} />
  return found && <BigScreenRoom remote={found} />
}

function BigScreenRoom({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const game = useGame(state.room?.game ?? null)
  const address = useServerAddress()
  if (state.connection === 'gone') return <ErrorScreen kind="gone" />
  if (typeof game === 'string') return <ErrorScreen kind={game} onAct={() => location.reload()} />
  if (!state.room || !game) return null
  return (
    <BigScreenFrame code={state.room.code} address={address}>
      <div className="notices">
        <ConnectionBanner state={state} />
      </div>
      {state.table ? (
        <TableScreen game={game} source={remote}>
          <RematchVote remote={remote} state={state} />
        </TableScreen>
      ) : (
        <BigScreenLobby game={game} state={state} room={state.room} />
      )}
    </BigScreenFrame>
  )
}

/** Before the match: who is there, and how to get in. */
function BigScreenLobby(props: { readonly game: WebGame; readonly state: RoomState; readonly room: RoomView }) {
  const { messages: words } = useI18n()
  const { room } = props
  const changed = useSettingsChangeText(props)
  const seats = seatsAtTable(room)
  return (
    <main className="gathering">
      <h1>{words.bigScreen.title}</h1>
      <p>{words.bigScreen.joinHint}</p>
      <ol>
        {playersInRoom(room).map(({ name, face, isBot }, seat) => (
          <li key={seat} className={seats[seat].isReady || seats[seat].member === room.host ? 'ready' : ''}>
            <Avatar face={face} isBot={isBot} />
            <strong>{name}</strong>
          </li>
        ))}
      </ol>
      {changed && (
        <p className="gathering-changed" role="status">
          {changed}
        </p>
      )}
    </main>
  )
}
