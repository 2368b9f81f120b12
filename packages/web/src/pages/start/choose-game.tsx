import { usePreferredGame } from '../../games/chosen.ts'
import { setPreferences } from '../../preferences/preferences.ts'
import { useI18n } from '../../words/index.tsx'
import { GameChoice } from '../choices/game-choice.tsx'

/** What is played against bots, and in a room that one opens. */
export function StartGameChoice() {
  const { messages: words } = useI18n()
  const chosen = usePreferredGame()
  return <GameChoice label={words.start.game} chosen={chosen} onChoose={(game) => setPreferences({ game })} />
}
