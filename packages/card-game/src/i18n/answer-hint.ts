import { combineRuleCards, type Question, type Setup, type View } from '../index.ts'
import type { AnswerHintMessages, CardMessages } from './card-messages.ts'
import { findReferenceItem, type ReferenceItem } from './names.ts'

interface HintContext {
  readonly setup: Setup
  readonly messages: CardMessages
  readonly language: string
}

/** A text that says what an answer leads to under the current rule cards; null if the question already says it. */
export function formatAnswerHint(
  context: HintContext,
  { ask, source }: Question,
  { ruleCards }: Pick<View, 'ruleCards'>,
): string | null {
  const { setup, messages, language } = context
  const kind = source === null ? undefined : findReferenceItem(setup, source)
  const own = kind && 'answerHints' in kind ? kind.answerHints?.[ask] : undefined
  if (!own) return formatGeneralHint(messages.answerHints, ask, kind, language)
  const cards = ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!)
  const text = typeof own === 'function' ? own({ setup, rules: combineRuleCards(cards) }) : own
  return text[language] ?? text.en
}

/** Hints for questions that any card may ask. */
function formatGeneralHint(
  hints: AnswerHintMessages,
  ask: Question['ask'],
  kind: ReferenceItem | undefined,
  language: string,
): string | null {
  switch (ask) {
    case 'wish':
    case 'friend':
    case 'swap-hands':
      return hints[ask]
    case 'use':
      return kind ? hints.use(kind.text[language], 'wish' in kind && kind.wish !== null) : null
    default:
      return null
  }
}
