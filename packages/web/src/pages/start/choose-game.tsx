import { useChosenGame } from '../../games/chosen.ts'
import { prefer } from '../../preferences/preferences.ts'
import { useSpeech } from '../../words/index.tsx'
import { GameChoice } from '../choices/game-choice.tsx'

/** What is played against bots, and in a room that one opens. */
export function ChooseGame() {
  const { words } = useSpeech()
  const chosen = useChosenGame()
  return <GameChoice label={words.start.game} chosen={chosen} onChoose={(game) => prefer({ game })} />
}
