import type { RoomView } from '@slapwise/protocol'
import { navigate } from '../../browser/go.ts'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { useI18n } from '../../words/index.tsx'
import { Chat } from '../company/chat.tsx'
import { AccessControls } from '../company/door.tsx'
import { TakeoverPolicyChoice } from '../company/takeover-choice.tsx'
import { Invitation } from '../invitation/invitation.tsx'
import { LobbyAction } from './action.tsx'
import { AddBots } from './bots.tsx'
import { JoinForm } from './join-form.tsx'
import './lobby.css'
import { RoomGameChoice } from './room-game.tsx'
import { LobbySeats } from './seats.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly room: RoomView
}

/** A room before the match. */
export function Lobby({ game, remote, state, room }: Props) {
  const { messages: words } = useI18n()
  const isHost = state.yourMember === room.host
  return (
    <main className="lobby">
      <header>
        <button type="button" className="lobby-home" onClick={() => navigate('/')}>
          Slapwise
        </button>
        <h1>
          {words.room.title} <span className="lobby-code">{room.code}</span>
        </h1>
      </header>
      <div className="lobby-people">
        {state.yourMember === null && <JoinForm remote={remote} room={room} />}
        <section>
          <h2>{words.room.seats}</h2>
          <LobbySeats remote={remote} state={state} room={room} />
          {isHost && <AddBots remote={remote} room={room} />}
        </section>
        <section className="slip invitation">
          <Invitation code={room.code} />
          {isHost && <AccessControls remote={remote} room={room} />}
          {isHost && <TakeoverPolicyChoice remote={remote} room={room} />}
        </section>
        <Chat remote={remote} state={state} />
      </div>
      <div className="lobby-play">
        <RoomGameChoice remote={remote} room={room} isHost={isHost} />
        <game.Settings key={room.game} remote={remote} room={room} isHost={isHost} />
      </div>
      <LobbyAction game={game} remote={remote} state={state} room={room} />
    </main>
  )
}
