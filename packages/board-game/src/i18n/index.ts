export { formatAnswerHint } from './answer-hint.ts'
export { type Arrow, arrowFor } from './arrow.ts'
export type { BoardMessages, TurnPhaseText } from './board-messages.ts'
export {
  BOARD_PARTS,
  type BoardPart,
  NUMBERED_TELEPORT,
  SKULL_PART,
  SPACE_PART,
  START_PART,
} from './board-parts.ts'
export { formatChangedSettings } from './changed-settings.ts'
export { type ForecastLine, formatForecast } from './forecast.ts'
export {
  formatOption,
  formatPile,
  formatPlacedCard,
  formatPrompt,
  formatReason,
  formatSpace,
  type MessageContext,
} from './format-prompt.ts'
export type { SentenceContext } from './game-phrases.ts'
export { GENERAL_RULINGS } from './general-rulings.ts'
export { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
export type { LogMessages } from './log-messages.ts'
export {
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
  formatTurn,
} from './text-formatter.ts'
export { addLanguage } from './translation.ts'
