import { isReaction } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { usePromptState, useTableContext } from '../table-context.tsx'
import './reaction-menu.css'

interface ReactionMenu {
  /** The buttons in the prompt bar: more time, and the toggle of the menu. */
  readonly buttons: ReactNode
  /** The content that the toggle opens. */
  readonly content: ReactNode
}

/** Asks for more time in a reaction window, or skips reactions in this round. Other players do not learn who did. */
export function useReactionMenu(): ReactionMenu {
  const { messages } = useI18n()
  const { source, state, prompt } = useTableContext()
  const [isOpen, setOpen] = usePromptState(state.match.promptNumber, false)
  if (!source.reactionWindow || !prompt || !isReaction(prompt.mode)) return { buttons: null, content: null }
  const buttons = (
    <>
      <button type="button" className="button quiet" onClick={source.reactionWindow.extendWindow}>
        {messages.table.extendWindow}
      </button>
      <button
        type="button"
        className="reaction-toggle"
        aria-label={messages.table.reactionMenu}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        …
      </button>
    </>
  )
  const content = isOpen && (
    <div className="prompt-options pause">
      <button type="button" className="button quiet" onClick={source.reactionWindow.skipReactions}>
        {messages.table.skipReactions}
      </button>
    </div>
  )
  return { buttons, content }
}
