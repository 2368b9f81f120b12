import { seatsAtTable } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { useSyncExternalStore } from 'react'
import { go } from '../../browser/go.ts'
import { Couch } from '../../couch/couch-frame.tsx'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { peopleIn } from '../../game/room/room-state.ts'
import { useAddress } from '../../game/room/use-address.ts'
import { chosenGame } from '../../games/chosen.ts'
import { useGame } from '../../games/use-game.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { TableScreen } from '../../table/table-screen.tsx'
import { Trouble } from '../../trouble/trouble.tsx'
import { useSpeech } from '../../words/index.tsx'
import { LineBanner } from '../company/banners.tsx'
import { useChanged } from '../lobby/changed.tsx'
import { Again } from './again.tsx'
import { readCode } from './read-code.ts'
import { useRoom } from './use-room.ts'

/** The big screen of a room: the table without a hand. The hands are on the phones that read its code. */
export default function CouchPage({ code }: { readonly code: string }) {
  const found = useRoom(readCode(code), true)
  if (found === 'nobody-answers') return <Trouble kind="noServer" onAct={() => go(`/play/${chosenGame()}`)} />
  if (typeof found === 'string') return <Trouble kind={found} />
  return found && <BigScreen remote={found} />
}

function BigScreen({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const game = useGame(state.room?.game ?? null)
  const address = useAddress()
  if (state.connection === 'gone') return <Trouble kind="gone" />
  if (typeof game === 'string') return <Trouble kind={game} onAct={() => location.reload()} />
  if (!state.room || !game) return null
  return (
    <Couch code={state.room.code} address={address}>
      <div className="notices">
        <LineBanner state={state} />
      </div>
      {state.table ? (
        <TableScreen game={game} source={remote}>
          <Again remote={remote} state={state} />
        </TableScreen>
      ) : (
        <Gathering game={game} state={state} room={state.room} />
      )}
    </Couch>
  )
}

/** Before the match: who is there, and how to get in. */
function Gathering(props: { readonly game: WebGame; readonly state: RoomState; readonly room: RoomView }) {
  const { words } = useSpeech()
  const { room } = props
  const changed = useChanged(props)
  const seats = seatsAtTable(room)
  return (
    <main className="gathering">
      <h1>{words.couch.title}</h1>
      <p>{words.couch.howTo}</p>
      <ol>
        {peopleIn(room).map(({ name, face, isBot }, seat) => (
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
