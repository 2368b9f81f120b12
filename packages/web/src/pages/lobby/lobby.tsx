import type { RoomView } from '@slapwise/protocol'
import { go } from '../../browser/go.ts'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import type { WebGame } from '../../kit/web-game.ts'
import { useSpeech } from '../../words/index.tsx'
import { Chat } from '../company/chat.tsx'
import { HostDoor } from '../company/door.tsx'
import { TakeoverChoice } from '../company/takeover-choice.tsx'
import { Invitation } from '../invitation/invitation.tsx'
import { Action } from './action.tsx'
import { Bots } from './bots.tsx'
import { JoinForm } from './join-form.tsx'
import './lobby.css'
import { RoomGame } from './room-game.tsx'
import { Seats } from './seats.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly room: RoomView
}

/** A room before the match. */
export function Lobby({ game, remote, state, room }: Props) {
  const { words } = useSpeech()
  const isHost = state.you === room.host
  return (
    <main className="lobby">
      <header>
        <button type="button" className="lobby-home" onClick={() => go('/')}>
          Slapwise
        </button>
        <h1>
          {words.room.title} <span className="lobby-code">{room.code}</span>
        </h1>
      </header>
      <div className="lobby-people">
        {state.you === null && <JoinForm remote={remote} room={room} />}
        <section>
          <h2>{words.room.seats}</h2>
          <Seats remote={remote} state={state} room={room} />
          {isHost && <Bots remote={remote} room={room} />}
        </section>
        <section className="slip invitation">
          <Invitation code={room.code} />
          {isHost && <HostDoor remote={remote} room={room} />}
          {isHost && <TakeoverChoice remote={remote} room={room} />}
        </section>
        <Chat remote={remote} state={state} />
      </div>
      <div className="lobby-play">
        <RoomGame remote={remote} room={room} isHost={isHost} />
        <game.Settings key={room.game} remote={remote} room={room} isHost={isHost} />
      </div>
      <Action game={game} remote={remote} state={state} room={room} />
    </main>
  )
}
