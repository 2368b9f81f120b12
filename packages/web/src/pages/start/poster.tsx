import { useChosenGame } from '../../games/chosen.ts'
import { GAMES } from '../../games/index.ts'
import { useSpeech } from '../../words/index.tsx'
import './poster.css'
import { SlapHand } from './slap-hand.tsx'

/** The first thing that people see. */
export function Poster() {
  const { words } = useSpeech()
  const { Picture } = GAMES[useChosenGame()]
  return (
    <header className="poster">
      <h1 className="wordmark">Slapwise</h1>
      <p className="tagline">{words.start.line}</p>
      <div className="poster-picture" aria-hidden="true">
        <div className="sun" />
        <SlapHand />
        <div className="poster-game">
          <Picture />
        </div>
      </div>
    </header>
  )
}
