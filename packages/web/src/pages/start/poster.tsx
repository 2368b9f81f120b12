import { GAMES } from '../../games/index.ts'
import { useSpeech } from '../../words/index.tsx'
import './poster.css'
import { SlapHand } from './slap-hand.tsx'

/** The first thing that people see. */
export function Poster() {
  const { words } = useSpeech()
  const { Picture } = GAMES.frantic
  return (
    <header className="poster">
      <h1 className="wordmark">Slapwise</h1>
      <p className="tagline">{words.start.tagline}</p>
      <div className="poster-picture" aria-hidden="true">
        <div className="sun" />
        <SlapHand />
        <Picture />
      </div>
    </header>
  )
}
