import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useRef, useState } from 'react'
import { GAME_ENTRIES } from '../../games/index.ts'
import { useI18n } from '../../i18n/index.tsx'
import { BotLevelChoice } from '../../kit/local/bot-level-choice.tsx'
import { usePreferredBotLevel } from '../../kit/opponents.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { setPreferences } from '../../preferences/preferences.ts'
import { RequestErrorText } from './request-error-text.tsx'
import { isFreeSeat, takeFirstFreeSeat } from './take-first-free-seat.ts'

interface Props {
  readonly remote: RemoteRoom
  readonly room: RoomView
}

/** Adds bots. Only for the host. */
export function AddBotsControl({ remote, room }: Props) {
  const { messages } = useI18n()
  const game = GAME_ENTRIES[room.game].localOptions
  const level = usePreferredBotLevel(game)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  // One request after the other, because each takes the first free seat.
  const added = useRef(Promise.resolve())
  const add = () => {
    added.current = added.current
      .then(() => takeFirstFreeSeat(remote, (seat) => ({ type: 'add-bot', seat, level })))
      .then(setProblem)
  }
  return (
    <div className="add-bots">
      <button type="button" className="button quiet" disabled={!room.seats.some(isFreeSeat)} onClick={add}>
        {messages.room.addBot}
      </button>
      <BotLevelChoice game={game} level={level} onChoose={(next) => setPreferences({ botLevel: next })} />
      {problem && <RequestErrorText code={problem} />}
    </div>
  )
}
