import { usePreferredGame } from '../../games/preferred-game.ts'
import { useShellI18n } from '../../i18n/shell.tsx'
import { setPreferences } from '../../preferences/preferences.ts'
import { GameChoice } from '../choices/game-choice.tsx'

/** Chooses the game for matches against bots and for new rooms. */
export function StartGameChoice() {
  const { messages } = useShellI18n()
  const chosen = usePreferredGame()
  return (
    <GameChoice label={messages.start.game} chosen={chosen} onChoose={(game) => setPreferences({ game })} />
  )
}
