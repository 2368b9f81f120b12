import { isReaction } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { usePromptState, useTableContext } from '../table-context.tsx'
import './reaction-menu.css'

interface ReactionMenu {
  /** A small button in the prompt bar. */
  readonly toggle: ReactNode
  /** The content that it opens. */
  readonly content: ReactNode
}

/** The menu of a reaction window: ask for more time, or skip reactions in this round. Other players do not learn who did. */
export function useReactionMenu(): ReactionMenu {
  const { messages } = useI18n()
  const { source, state, prompt } = useTableContext()
  const [isOpen, setOpen] = usePromptState(state.match.promptNumber, false)
  if (!source.reactionWindow || !prompt || !isReaction(prompt.mode)) return { toggle: null, content: null }
  const toggle = (
    <button
      type="button"
      className="reaction-toggle"
      aria-label={messages.table.reactionMenu}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      …
    </button>
  )
  const content = isOpen && (
    <div className="prompt-options pause">
      <button type="button" className="button quiet" onClick={source.reactionWindow.extendWindow}>
        {messages.table.extendWindow}
      </button>
      <button type="button" className="button quiet" onClick={source.reactionWindow.skipReactions}>
        {messages.table.skipReactions}
      </button>
    </div>
  )
  return { toggle, content }
}
