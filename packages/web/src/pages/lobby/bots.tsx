import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useRef, useState } from 'react'
import type { RemoteRoom } from '../../game/room/remote.ts'
import { GAME_ENTRIES } from '../../games/index.ts'
import { BotLevelChoice } from '../../kit/local/level-choice.tsx'
import { usePreferredBotLevel } from '../../kit/opponents.ts'
import { setPreferences } from '../../preferences/preferences.ts'
import { useI18n } from '../../words/index.tsx'
import { RequestErrorText } from './problem.tsx'
import { isFreeSeat, takeFirstFreeSeat } from './take-seat.ts'

interface Props {
  readonly remote: RemoteRoom
  readonly room: RoomView
}

/** Company for who has too little of it; for the host. */
export function AddBots({ remote, room }: Props) {
  const { messages: words } = useI18n()
  const game = GAME_ENTRIES[room.game]
  const level = usePreferredBotLevel(game)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  // One after the other, since each looks for a chair; and a guest may come in at the same moment.
  const added = useRef(Promise.resolve())
  const add = () => {
    added.current = added.current
      .then(() => takeFirstFreeSeat(remote, (seat) => ({ type: 'add-bot', seat, level })))
      .then(setProblem)
  }
  return (
    <div className="bots">
      <button type="button" className="button quiet" disabled={!room.seats.some(isFreeSeat)} onClick={add}>
        {words.room.addBot}
      </button>
      <BotLevelChoice game={game} level={level} onChoose={(next) => setPreferences({ botLevel: next })} />
      {problem && <RequestErrorText code={problem} />}
    </div>
  )
}
