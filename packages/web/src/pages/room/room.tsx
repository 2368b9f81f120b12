import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { go } from '../../browser/go.ts'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { chosenGame } from '../../games/chosen.ts'
import { useGame } from '../../games/use-game.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { play } from '../../sense/sound.ts'
import type { SoundName } from '../../sense/sounds.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { useSpeech } from '../../words/index.tsx'
import { LineBanner } from '../company/banners.tsx'
import { Chat } from '../company/chat.tsx'
import { Company } from '../company/company.tsx'
import { RoomSlots } from '../company/room-slots.tsx'
import { requestsFor } from '../company/seat-requests.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { Again } from './again.tsx'
import { DealNote } from './deal-note.tsx'
import { useRoom } from './use-room.ts'
import '../../look/style/page.css'
import { readCode } from './read-code.ts'
import './room.css'
import { Trouble } from '../../trouble/trouble.tsx'

/** A room: its lobby, and the table once the cards are dealt. */
export default function RoomPage({ code }: { readonly code: string }) {
  const found = useRoom(readCode(code))
  if (found === 'nobody-answers') return <Trouble kind="noServer" onAct={() => go(`/play/${chosenGame()}`)} />
  if (typeof found === 'string') return <Trouble kind={found} />
  return found && <Room remote={found} />
}

function Room({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const game = useGame(state.room?.game ?? null)
  if (state.connection === 'gone') return <Trouble kind="gone" />
  if (!state.room && state.isBlocked) return <Trouble kind="noSocket" onAct={() => location.reload()} />
  if (typeof game === 'string') return <Trouble kind={game} onAct={() => location.reload()} />
  if (!state.room || !game) return null
  return (
    <>
      <div className="notices">
        <LineBanner state={state} />
      </div>
      {state.table ? (
        <RoomSlots remote={remote} state={state}>
          <AtTable game={game} remote={remote} state={state} />
        </RoomSlots>
      ) : (
        <Lobby game={game} remote={remote} state={state} room={state.room} />
      )}
    </>
  )
}

/** One more is worth a sound. */
function useSoundOf(name: SoundName, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) play(name)
    before.current = count
  }, [name, count])
}

interface TableProps {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RoomState
}

function AtTable({ game, remote, state }: TableProps) {
  const { words } = useSpeech()
  const heard = state.chat.filter(({ member }) => !state.muted.has(member)).length
  const [seen, setSeen] = useState(heard)
  useSoundOf('chat', heard)
  useSoundOf('grimace', state.table?.faces?.at(-1)?.serial ?? 0)
  const company = {
    id: 'company',
    title: words.company.title,
    badge: requestsFor(state).length,
    content: <Company remote={remote} state={state} />,
  }
  const chat = {
    id: 'chat',
    title: words.company.talk,
    badge: Math.max(0, heard - seen),
    content: <Chat remote={remote} state={state} onSeen={() => setSeen(heard)} />,
  }
  return (
    <TableScreen game={game} source={remote} tabs={state.you === null ? [company] : [chat, company]}>
      {state.deal && <DealNote verdict={state.deal} />}
      <Again remote={remote} state={state} />
    </TableScreen>
  )
}
