export {
  type Advice,
  askBot,
  type Bot,
  buildView,
  createObservation,
  type Determinization,
  type Observation,
  type SearchContext,
  type SearchEffort,
} from './bots/bot.ts'
export {
  BOT_LEVELS,
  type BotLevel,
  getBotLevelTexts,
} from './bots/bot-levels.ts'
export { botName, botNameInRecord } from './bots/bot-names.ts'
export type { AnyPuzzlePlan, PuzzlePlan } from './bots/puzzle-plan.ts'
export type {
  AnySearchHeuristics,
  SearchHeuristics,
  ValueNetwork,
} from './bots/search-heuristics.ts'
export { SearchTotals } from './bots/search-totals.ts'
export {
  type Answer,
  type Choice,
  countAnswers,
  isLegalAnswer,
  type OptionType,
  sampleAnswer,
} from './choice/choice.ts'
export { decodeFields, type EncodedField, plainField } from './choice/encoded-field.ts'
export { LivePrompt, toPlain } from './choice/live-prompt.ts'
export {
  createPromptFactory,
  OK,
  type PromptFactory,
} from './choice/prompt-factory.ts'
export {
  canOnlyPass,
  createReactionPrompts,
  listThrownCards,
  PASS,
  type ReactionWindow,
  type ThrownCard,
} from './choice/reaction.ts'
export { randomHex } from './fairness/random-hex.ts'
export {
  BOT_COMMITMENT,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  findBotsWithSeed,
  findUnrevealedSeats,
  hasMatchingCommitments,
  isValidSeedProof,
  type SeedProof,
} from './fairness/seed-proof.ts'
export { sha256 } from './fairness/sha256.ts'
export {
  createEnglishPlayerPhrases,
  ENGLISH_LIST_FORMAT,
  ENGLISH_SCORE_SHEET,
  type EnglishPlayerPhrases,
  englishCount,
} from './i18n/english.ts'
export {
  formatChangedList,
  formatChangedValue,
} from './i18n/format-changes.ts'
export { formatSigned } from './i18n/format-signed.ts'
export {
  createGermanPlayerPhrases,
  GERMAN_LIST_FORMAT,
  GERMAN_SCORE_SHEET,
  type GermanPlayerPhrases,
  germanCardCount,
  germanNumber,
} from './i18n/german.ts'
export { findLimitPassed, type LimitPassed } from './i18n/limit-passed.ts'
export type { LocalizedText } from './i18n/localized-text.ts'
export { createMildNaming } from './i18n/mild-naming.ts'
export { createPlayerPhrases, type PlayerPhrases } from './i18n/player-phrases.ts'
export type { RulingGroup } from './i18n/ruling-group.ts'
export type { ScoreSheetMessages } from './i18n/score-sheet-messages.ts'
export {
  createSentenceBuilder,
  type PieceNames,
  type PieceOf,
  type PlayerPiece,
  type SentenceBuilder,
  type SentenceOf,
} from './i18n/sentence.ts'
export type {
  BaseView,
  FormatContext,
  TextFormatter,
  TextFormatterFactory,
} from './i18n/text-formatter.ts'
export {
  applyTranslation,
  mergeMessages,
  type PartialMessages,
  type TranslatableItem,
  type Translation,
} from './i18n/translation.ts'
export {
  boundedArraySchema,
  MAX_REPORTED_ISSUES,
} from './lists/bounded-array-schema.ts'
export { copyLists } from './lists/copy-lists.ts'
export { findIndices, repeatIndices } from './lists/indices.ts'
export { DecisionLog } from './match/decision-log.ts'
export {
  type Fact,
  revealFact,
  type SeatTakeover,
  toVisibleFact,
  type VisibleFactOf,
} from './match/fact.ts'
export { FACT_MARKS, type FactMark } from './match/fact-mark.ts'
export {
  type AnyGame,
  type AnyMatch,
  type AnyPosition,
  type AnyRules,
  type BaseSettings,
  type Game,
  GameRegistry,
} from './match/game.ts'
export { type AnswerError, type Decision, Match, type SavedMatch } from './match/match.ts'
export { MatchEngine } from './match/match-engine.ts'
export { type HostAnswerError, MatchHost, type MatchView } from './match/match-host.ts'
export type { MatchPosition } from './match/position.ts'
export type { BaseState, Rules } from './match/rules.ts'
export { isReaction, type Prompt, type PromptMode, type Script, type Seat } from './match/script.ts'
export {
  addSeat,
  hasSeat,
  isKnownTo,
  type Knower,
  NO_SEATS,
  removeSeat,
  type SeatSet,
  singleSeat,
  toSeatSet,
} from './match/seat-set.ts'
export {
  type BaseOwnView,
  type BasePublicView,
  type PublicPrompt,
  toOwnPrompt,
  toPublicPrompts,
} from './match/view.ts'
export {
  ATTACK_DURATION,
  LONG_DURATION,
  MAX_PRESENTATION_LAG_MS,
  MOMENT_DURATION,
  movementDuration,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  SHORT_DURATION,
  type StageStep,
  type StepDuration,
  toStageSteps,
  totalMs,
  ZERO_DURATION,
} from './pacing/step-duration.ts'
export { TEMPO_FACTORS, TEMPO_NAMES, type Tempo } from './pacing/tempo.ts'
export {
  automaticFactorAfter,
  CONCERNING_MS,
  type FactPacing,
  type StepViewer,
  toPersonalStageSteps,
  toSharedStageSteps,
  type ViewerStageStep,
} from './pacing/viewer-pace.ts'
export {
  copyRandom,
  createFastRandom,
  createRandom,
  type Random,
  randomBelow,
  shuffle,
  shuffled,
} from './random/random.ts'
export { canonicalJson } from './record/canonical-json.ts'
export { checkRecord, type RecordCheck, type RecordCheckCode } from './record/check-record.ts'
export { MAX_RECORD_BYTES, parseRecord, type RecordFormatError, readRecord } from './record/parse-record.ts'
export { openPuzzle, type Puzzle, type PuzzleOutcome, puzzleSchema } from './record/puzzle.ts'
export {
  createRecord,
  hasValidSeatHistory,
  type MatchRecord,
  type MatchStart,
  matchRecordSchema,
  playersAtDeal,
  type RecordBody,
  type ReplayError,
  readMatchStart,
  replayRecord,
  toRecordedDecisions,
  type UnreadableMatch,
} from './record/record.ts'
export {
  digestRecord,
  shortDigest,
  withDigest,
} from './record/record-digest.ts'
export { RecordingHost } from './record/recording-host.ts'
export { type FavouriteCard, findFavouriteCard } from './replay/favourite-card.ts'
export { findLongestWait, type LongestWait } from './replay/longest-wait.ts'
export { Replay } from './replay/replay.ts'
export { findDecision, findStop, type ReplayStep, type StepUnit } from './replay/replay-step.ts'
export type { ReplayView, ReplayViewer } from './replay/replay-viewer.ts'
