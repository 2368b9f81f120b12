import { preloadGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { GameSettingsProps } from '../../kit/web-game.ts'
import { GameChoice } from '../choices/game-choice.tsx'

/** Chooses the game of the room. The game is loaded before the change, so that the lobby does not have to wait. */
export function RoomGameChoice({ remote, room, isHost }: GameSettingsProps) {
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
