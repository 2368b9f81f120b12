import { fetchGame } from '../../games/use-game.ts'
import type { SettingsProps } from '../../kit/web-game.ts'
import { useSpeech } from '../../words/index.tsx'
import { GameChoice } from '../choices/game-choice.tsx'

/** Which game a room plays. It is fetched first, so that the lobby need not wait for it. */
export function RoomGame({ remote, room, isHost }: SettingsProps) {
  const { words } = useSpeech()
  const change = async (game: string) => {
    await fetchGame(game).catch(() => {})
    await remote.play(game)
  }
  return (
    <GameChoice
      label={words.settings.game}
      chosen={room.game}
      isFixed={!isHost}
      onChoose={(game) => void change(game)}
    />
  )
}
