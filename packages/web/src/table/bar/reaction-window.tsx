import { isReaction } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable, useOfPrompt } from '../at-table.tsx'
import './reaction-window.css'

interface ReactionWindow {
  /** One small button in the bar. */
  readonly more: ReactNode
  /** What it unfolds. */
  readonly choices: ReactNode
}

/** In a reaction window anybody can ask for time, or not to be asked again: nobody learns who did. */
export function useReactionWindow(): ReactionWindow {
  const { words } = useSpeech()
  const { source, state, prompt } = useAtTable()
  const [isOpen, setOpen] = useOfPrompt(state.match.promptNumber, false)
  if (!source.window || !prompt || !isReaction(prompt.manner)) return { more: null, choices: null }
  const more = (
    <button
      type="button"
      className="reaction-more"
      aria-label={words.table.aboutWindow}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      …
    </button>
  )
  const choices = isOpen && (
    <div className="options pause">
      <button type="button" className="button quiet" onClick={source.window.holdOn}>
        {words.table.holdOn}
      </button>
      <button type="button" className="button quiet" onClick={source.window.dontAsk}>
        {words.table.dontAsk}
      </button>
    </div>
  )
  return { more, choices }
}
