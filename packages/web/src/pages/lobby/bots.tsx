import type { RoomView } from '@slapwise/protocol'
import type { RemoteRoom } from '../../game/remote.ts'
import { GAMES } from '../../games/index.ts'
import { useChosenLevel } from '../../games/opponents.ts'
import { prefer } from '../../preferences.ts'
import { useSpeech } from '../../words/index.tsx'
import { LevelChoice } from '../level-choice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly room: RoomView
}

/** Company for who has too little of it; for the host. */
export function Bots({ remote, room }: Props) {
  const { words } = useSpeech()
  const game = GAMES[room.game]
  const level = useChosenLevel(game)
  const seat = room.seats.findIndex(({ member, bot }) => member === null && bot === null)
  return (
    <div className="bots">
      <button
        type="button"
        className="button quiet"
        disabled={seat < 0}
        onClick={() => void remote.request({ type: 'add-bot', seat, level })}
      >
        {words.room.addBot}
      </button>
      <LevelChoice game={game} level={level} onChoose={(next) => prefer({ level: next })} />
    </div>
  )
}
