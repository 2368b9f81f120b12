export { formatAnswerHint } from './answer-hint.ts'
export type { CardMessages } from './card-messages.ts'
export { formatChangedSettings, formatPurple } from './changed-settings.ts'
export {
  formatCall,
  formatOption,
  formatPrompt,
  formatReason,
  type MessageContext,
  type VisiblePowers,
  visiblePowersFor,
} from './format-prompt.ts'
export type { SentenceContext } from './game-phrases.ts'
export { GENERAL_RULINGS } from './general-rulings.ts'
export { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
export type { LogMessages } from './log-messages.ts'
export { formatMatchEnd } from './match-end.ts'
export {
  type CardColour,
  cardColoursOf,
  findReferenceItem,
  type NameResolver,
  type ReferenceItem,
} from './names.ts'
export type { RoundOverFact, ScoreMessages } from './score-messages.ts'
export {
  partToPlainText,
  type Sentence,
  type SentencePart,
  toPlainText,
} from './sentence.ts'
export {
  createMessageContext,
  createTextFormatter,
  faceName,
} from './text-formatter.ts'
export { addLanguage } from './translation.ts'
