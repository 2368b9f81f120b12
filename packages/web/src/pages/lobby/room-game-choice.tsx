import type { RoomView } from '@slapwise/protocol'
import { preloadGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { GameChoice } from '../choices/game-choice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}

/** Chooses the game of the room. The game is loaded before the change, so that the lobby does not have to wait. */
export function RoomGameChoice({ remote, room, isHost }: Props) {
  const { messages } = useI18n()
  const change = async (game: string) => {
    await preloadGame(game).catch(() => {})
    await remote.setGame(game)
  }
  return (
    <GameChoice
      label={messages.settings.game}
      chosen={room.game}
      isFixed={!isHost}
      onChoose={(game) => void change(game)}
    />
  )
}
