import type { RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { RoomSettings } from '../../kit/settings/room-settings.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { Invitation } from '../invitation/invitation.tsx'
import { AccessControls } from '../members/access-controls.tsx'
import { Chat } from '../members/chat.tsx'
import { FinishedMatches } from '../members/finished-matches.tsx'
import { TakeoverPolicyChoice } from '../members/takeover-policy-choice.tsx'
import { AddBotsControl } from './add-bots.tsx'
import { JoinForm } from './join-form.tsx'
import { LobbyAction } from './lobby-action.tsx'
import './lobby.css'
import { LobbyLessons } from './lobby-lessons.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { RoomGameChoice } from './room-game-choice.tsx'

interface Props {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly room: RoomView
}

export function Lobby({ game, remote, state, room }: Props) {
  const { messages } = useI18n()
  const isHost = state.yourMember === room.host
  const [isLearning, setLearning] = useState(false)
  const action = <LobbyAction game={game} remote={remote} state={state} room={room} />
  if (isLearning)
    return (
      <LobbyLessons key={room.game} game={room.game} onClose={() => setLearning(false)}>
        {action}
      </LobbyLessons>
    )
  return (
    <main className="lobby">
      <header>
        <button type="button" className="lobby-home" onClick={() => navigate('/')}>
          Slapwise
        </button>
        <h1>
          {messages.room.title} <span className="lobby-code">{room.code}</span>
        </h1>
      </header>
      <div className="lobby-members">
        {state.yourMember === null && <JoinForm remote={remote} room={room} />}
        <section>
          <h2>{messages.room.seats}</h2>
          <LobbySeats remote={remote} state={state} room={room} />
          {isHost && <AddBotsControl remote={remote} room={room} />}
          {state.yourMember !== null && (
            <button type="button" className="link lobby-learn" onClick={() => setLearning(true)}>
              {messages.lessons.whileWaiting}
            </button>
          )}
        </section>
        <section className="paper-panel invitation">
          <Invitation code={room.code} />
          {isHost && <AccessControls remote={remote} room={room} />}
          {isHost && <TakeoverPolicyChoice remote={remote} room={room} />}
        </section>
        <FinishedMatches room={room} />
        <Chat remote={remote} state={state} />
      </div>
      <div className="lobby-settings">
        <RoomGameChoice remote={remote} room={room} isHost={isHost} />
        <RoomSettings key={room.game} game={game.settings} remote={remote} room={room} isHost={isHost} />
      </div>
      {action}
    </main>
  )
}
