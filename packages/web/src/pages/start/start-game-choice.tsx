import { usePreferredGame } from '../../games/preferred-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import { setPreferences } from '../../preferences/preferences.ts'
import { GameChoice } from '../choices/game-choice.tsx'

/** Chooses the game for matches against bots and for new rooms. */
export function StartGameChoice() {
  const { messages } = useI18n()
  const chosen = usePreferredGame()
  return (
    <GameChoice label={messages.start.game} chosen={chosen} onChoose={(game) => setPreferences({ game })} />
  )
}
