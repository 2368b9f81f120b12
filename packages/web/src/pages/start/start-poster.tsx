import { GAME_ENTRIES } from '../../games/index.ts'
import { usePreferredGame } from '../../games/preferred-game.ts'
import { useShellI18n } from '../../i18n/shell.tsx'
import './start-poster.css'
import { SlapHand } from './slap-hand.tsx'

export function StartPoster() {
  const { messages } = useShellI18n()
  const { Picture } = GAME_ENTRIES[usePreferredGame()]
  return (
    <header className="poster">
      <h1 className="wordmark">Slapwise</h1>
      <p className="tagline">{messages.start.tagline}</p>
      <div className="poster-picture" aria-hidden="true">
        <div className="poster-sun" />
        <SlapHand />
        <div className="poster-game">
          <Picture />
        </div>
      </div>
    </header>
  )
}
