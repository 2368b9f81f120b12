import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useRef, useState } from 'react'
import type { RemoteRoom } from '../../game/room/remote.ts'
import { GAMES } from '../../games/index.ts'
import { LevelChoice } from '../../kit/local/level-choice.tsx'
import { useChosenLevel } from '../../kit/opponents.ts'
import { prefer } from '../../preferences/preferences.ts'
import { useSpeech } from '../../words/index.tsx'
import { Problem } from './problem.tsx'
import { isFree, takeSeat } from './take-seat.ts'

interface Props {
  readonly remote: RemoteRoom
  readonly room: RoomView
}

/** Company for who has too little of it; for the host. */
export function Bots({ remote, room }: Props) {
  const { words } = useSpeech()
  const game = GAMES[room.game]
  const level = useChosenLevel(game)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  // One after the other, since each looks for a chair; and a guest may come in at the same moment.
  const added = useRef(Promise.resolve())
  const add = () => {
    added.current = added.current
      .then(() => takeSeat(remote, (seat) => ({ type: 'add-bot', seat, level })))
      .then(setProblem)
  }
  return (
    <div className="bots">
      <button type="button" className="button quiet" disabled={!room.seats.some(isFree)} onClick={add}>
        {words.room.addBot}
      </button>
      <LevelChoice game={game} level={level} onChoose={(next) => prefer({ level: next })} />
      {problem && <Problem code={problem} />}
    </div>
  )
}
