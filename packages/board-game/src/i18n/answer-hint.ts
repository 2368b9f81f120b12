import type { Question, Setup } from '../index.ts'
import type { BoardMessages } from './board-messages.ts'
import { findCatalogueItem } from './names.ts'

/** Who wants to know, and of which table. */
interface HintContext {
  readonly setup: Setup
  readonly messages: BoardMessages
  readonly language: string
}

/** What follows from an answer; null where the question says it all. What is thrown in is known by what is asked. */
export function formatAnswerHint(
  { setup, messages, language }: HintContext,
  { ask, source }: Question,
): string | null {
  const things = [source ?? ask, ask].map((id) => findCatalogueItem(setup, id))
  const own = things.map((thing) => thing?.answerHints?.[ask]).find((text) => text !== undefined)
  return own ? (own[language] ?? own.en) : (messages.answerHints[ask] ?? null)
}
