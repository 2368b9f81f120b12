export { formatAnswerHint as meaningIn } from './answer-hint.ts'
export { type Arrow, arrowFor as arrowOn } from './arrow.ts'
export type { BoardMessages as BoardWords, TurnPhaseText as Step } from './board-messages.ts'
export { formatChangedSettings as changedSettings } from './changed-settings.ts'
export { type ForecastLine as Forecast, formatForecast as forecastIn } from './forecast.ts'
export {
  formatOption as thingIn,
  formatPile as pileIn,
  formatPlacedCard as lyingIn,
  formatPrompt as questionIn,
  formatSpace as spaceIn,
  type MessageContext as Wording,
} from './format-prompt.ts'
export type { SentenceContext as Listener } from './game-phrases.ts'
export { LANGUAGES, type Language, resolveLanguage as languageOf } from './languages.ts'
export type { LogMessages as LogWords } from './log-messages.ts'
export {
  type CatalogueItem as Thing,
  findCatalogueItem as thingOf,
  type NameResolver as Names,
} from './names.ts'
export { NUMBERED_TELEPORT } from './numbered-teleport.ts'
export type { RoundOverFact as RoundOver, ScoreMessages as ScoreWords } from './score-messages.ts'
export {
  partToPlainText as plainPart,
  type Sentence,
  type SentencePart as Part,
  toPlainText as plain,
} from './sentence.ts'
export {
  createMessageContext as plainWording,
  createTextFormatter as speak,
  formatTurn as turnIn,
} from './text-formatter.ts'
