export {
  askBot,
  type Bot,
  buildView as seenIn,
  createObservation as sightOf,
  type Determinization as Imagined,
  type Observation as Sight,
  type SearchContext as Mind,
} from './bots/bot.ts'
export {
  BOT_LEVELS as LEVELS,
  type BotLevel as Level,
  getBotLevelTexts as levelWords,
} from './bots/bot-levels.ts'
export { botName } from './bots/bot-names.ts'
export type {
  AnySearchHeuristics as AnyWits,
  SearchHeuristics as Wits,
  ValueNetwork as Value,
} from './bots/search-heuristics.ts'
export {
  type Answer,
  type Choice,
  countAnswers,
  isLegalAnswer as accepts,
  type OptionType as Things,
  sampleAnswer,
} from './choice/choice.ts'
export { decodeFields, type EncodedField, plainField } from './choice/encoded-field.ts'
export { LivePrompt, toPlain as plainly } from './choice/live-prompt.ts'
export {
  createPromptFactory as questionsOf,
  OK,
  type PromptFactory as Questions,
} from './choice/prompt-factory.ts'
export {
  askReactions as reactions,
  canOnlyPass,
  PASS,
  type ReactionWindow,
  type ThrownCard as Thrown,
} from './choice/reaction.ts'
export { randomHex as unguessable } from './fairness/random-hex.ts'
export {
  BOT_COMMITMENT as BOT_PLEDGE,
  combineSeeds as jointSeed,
  commitToPlayerSeed as pledgeTo,
  commitToServerSeed as commitmentTo,
  findBotsWithSeed as botsThatAdded,
  findUnrevealedSeats as leftOutIn,
  hasMatchingCommitments as keepsPledges,
  isValidSeedProof as isFair,
  type SeedProof as Fairness,
} from './fairness/seed-proof.ts'
export { sha256 } from './fairness/sha256.ts'
export {
  createEnglishPlayerPhrases as englishPeople,
  ENGLISH_LIST_FORMAT as ENGLISH_LIST,
  ENGLISH_SCORE_SHEET as ENGLISH_SHEET,
  type EnglishPlayerPhrases as EnglishPeople,
  englishCount as counted,
} from './i18n/english.ts'
export {
  formatChangedList as changedList,
  formatChangedValue as changedValue,
} from './i18n/format-changes.ts'
export {
  createGermanPlayerPhrases as germanPeople,
  GERMAN_LIST_FORMAT as GERMAN_LIST,
  GERMAN_SCORE_SHEET as GERMAN_SHEET,
  type GermanPlayerPhrases as GermanPeople,
  germanCardCount as germanCards,
  germanNumber as several,
} from './i18n/german.ts'
export { createMildNaming as namingOf } from './i18n/mild-naming.ts'
export { createPlayerPhrases as peopleFor, type PlayerPhrases as People } from './i18n/player-phrases.ts'
export type { ScoreSheetMessages as SheetWords } from './i18n/score-sheet-messages.ts'
export {
  createSentenceBuilder as sentencesOf,
  type PieceNames,
  type PieceOf,
  type PlayerPiece as WhoPiece,
  type SentenceBuilder as Sentences,
  type SentenceOf,
} from './i18n/sentence.ts'
export type {
  BaseView as Frame,
  CreateTextFormatter as Speak,
  FormatContext as Company,
  TextFormatter as Speech,
} from './i18n/text-formatter.ts'
export {
  boundedArraySchema as listOf,
  MAX_REPORTED_ISSUES as FLAWS_TOLD,
} from './lists/bounded-array-schema.ts'
export { copyLists, overwriteList, overwriteLists } from './lists/copy-lists.ts'
export { findIndices as placesOf, repeatIndices as repeated } from './lists/indices.ts'
export { DecisionLog } from './match/decision-log.ts'
export {
  type Fact,
  type SeatTakeover as TookOver,
  toVisibleFact as told,
  type VisibleFactOf as ToldOf,
} from './match/fact.ts'
export {
  type AnyGame,
  type AnyMatch,
  type AnyPosition,
  type AnyRules,
  type BaseSettings as Players,
  type Game,
  GameRegistry as Games,
} from './match/game.ts'
export { type AnswerError as Refusal, type Decision, Match, type SavedMatch as Saved } from './match/match.ts'
export { MatchEngine as Machine } from './match/match-engine.ts'
export { type HostAnswerError as HostRefusal, MatchHost, type MatchView } from './match/match-host.ts'
export type { MatchPosition as Position } from './match/position.ts'
export type { BaseState as Telling, Rules } from './match/rules.ts'
export { isReaction, type Prompt, type PromptMode as Manner, type Script, type Seat } from './match/script.ts'
export {
  addSeat as plus,
  hasSeat as has,
  NO_SEATS as NOBODY,
  removeSeat as minus,
  type SeatSet,
  singleSeat as only,
  toSeatSet as seatSet,
} from './match/seat-set.ts'
export {
  type BaseOwnView as OwnFrame,
  type BasePublicView as PublicFrame,
  type PublicPrompt as Waiting,
  toOwnPrompt as promptIn,
  toPublicPrompts as waitingIn,
} from './match/view.ts'
export {
  LONG_DURATION as BLOW,
  MAX_PRESENTATION_LAG_MS as PATIENCE,
  movementDuration as moving,
  NORMAL_DURATION as PLAIN,
  readingDuration as moment,
  SHORT_DURATION as BRIEF,
  type StageStep as Act,
  type StepDuration as Beat,
  TAKE_BACK_GRACE_MS as TAKE_BACK,
  TEMPO_FACTORS as TEMPOS,
  TEMPO_NAMES,
  type Tempo,
  toStageSteps as actsOf,
  totalMs as totalOf,
  ZERO_DURATION as UNSEEN,
} from './pacing/step-duration.ts'
export {
  copyRandom,
  createFastRandom as numbered,
  createRandom as seeded,
  type Random,
  randomBelow as below,
  shuffle,
  shuffled,
} from './random/random.ts'
export { canonicalJson as canonical } from './record/canonical-json.ts'
export {
  createRecord as recordOf,
  hasValidSeatHistory as hasWholeSeatings,
  type MatchRecord,
  type MatchStart as Beginning,
  matchRecordSchema as recordSchema,
  playersAtDeal,
  type RecordBody as UnsealedRecord,
  type ReplayError as ReplayProblem,
  readMatchStart as beginningOf,
  replayRecord as replay,
} from './record/record.ts'
export {
  digestRecord as digestOf,
  shortDigest as spoken,
  withDigest as sealed,
} from './record/record-digest.ts'
export { RecordingHost } from './record/recording-host.ts'
