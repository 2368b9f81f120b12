export { formatAnswerHint as meaningIn } from './answer-hint.ts'
export type { CardMessages as CardWords } from './card-messages.ts'
export { formatChangedSettings as changedSettings, formatPurple as purpleIn } from './changed-settings.ts'
export {
  formatCall as callIn,
  formatOption as thingIn,
  formatPrompt as questionIn,
  type MessageContext as Wording,
  type VisiblePowers as Powers,
  visiblePowersFor as powersAskedAbout,
} from './format-prompt.ts'
export type { SentenceContext as Listener } from './game-phrases.ts'
export { LANGUAGES, type Language, resolveLanguage as languageOf } from './languages.ts'
export type { LogMessages as LogWords } from './log-messages.ts'
export { formatMatchEnd as matchEnd } from './match-end.ts'
export {
  type CardColour as Ink,
  type CatalogueItem as Kind,
  cardColoursOf as inksOf,
  findCatalogueItem as kindOf,
  type NameResolver as Names,
} from './names.ts'
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
  faceName,
} from './text-formatter.ts'
export type { Translation } from './translation.ts'
