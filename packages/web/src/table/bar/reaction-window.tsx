import { isReaction } from '@slapwise/kernel'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import './reaction-window.css'

/** In a reaction window anybody can ask for time, or not to be asked again: nobody learns who did. */
export function ReactionWindow() {
  const { words } = useSpeech()
  const { source, state, prompt } = useAtTable()
  if (!source.window || !prompt || !isReaction(prompt.manner)) return null
  return (
    <details key={state.match.promptNumber} className="reaction-window">
      <summary aria-label={words.table.aboutWindow}>…</summary>
      <div className="options pause">
        <button type="button" className="button quiet" onClick={source.window.holdOn}>
          {words.table.holdOn}
        </button>
        <button type="button" className="button quiet" onClick={source.window.dontAsk}>
          {words.table.dontAsk}
        </button>
      </div>
    </details>
  )
}
