import type { Question, Setup } from '../index.ts'
import type { BoardMessages } from './board-messages.ts'
import { findReferenceItem } from './names.ts'

interface HintContext {
  readonly setup: Setup
  readonly messages: BoardMessages
  readonly language: string
}

/**
 * A text that says what an answer leads to; null if the question already says it. A question about a reaction (Block,
 * Re-Roll, Nice Try) has no source: its `ask` is the id of the card.
 */
export function formatAnswerHint(
  { setup, messages, language }: HintContext,
  { ask, source }: Question,
): string | null {
  const items = [source ?? ask, ask].map((id) => findReferenceItem(setup, id))
  const own = items.map((item) => item?.answerHints?.[ask]).find((text) => text !== undefined)
  return own ? (own[language] ?? own.en) : (messages.answerHints[ask] ?? null)
}
