export { askBot, type Bot, type Determinization as Imagined, type SearchContext as Mind, type Observation as Sight, buildView as seenIn, createObservation as sightOf } from './bots/bot.ts'
export { botName } from './bots/bot-names.ts'
export { BOT_LEVELS as LEVELS, type BotLevel as Level, getBotLevelTexts as levelWords } from './bots/levels.ts'
export type { AnySearchHeuristics as AnyWits, ValueNetwork as Value, SearchHeuristics as Wits } from './bots/wits.ts'
export {
  type Answer,
  isLegalAnswer as accepts,
  type Choice,
  countAnswers,
  sampleAnswer,
  type OptionType as Things,
} from './choice/choice.ts'
export { LivePrompt, toPlain as plainly } from './choice/live-prompt.ts'
export { OK, type PromptFactory as Questions, createPromptFactory as questionsOf } from './choice/questions.ts'
export { canOnlyPass, PASS, type ReactionWindow, askReactions as reactions, type ThrownCard as Thrown } from './choice/reaction.ts'
export {
  BOT_COMMITMENT as BOT_PLEDGE,
  findBotsWithSeed as botsThatAdded,
  commitToServerSeed as commitmentTo,
  type SeedProof as Fairness,
  isValidSeedProof as isFair,
  combineSeeds as jointSeed,
  hasMatchingCommitments as keepsPledges,
  findUnrevealedSeats as leftOutIn,
  commitToPlayerSeed as pledgeTo,
} from './fairness/fairness.ts'
export { sha256 } from './fairness/sha256.ts'
export { randomHex as unguessable } from './fairness/unguessable.ts'
export { copyLists, overwriteList, overwriteLists } from './lists/copy-lists.ts'
export { MAX_REPORTED_ISSUES as FLAWS_TOLD, boundedArraySchema as listOf } from './lists/list-of.ts'
export { findIndices as placesOf, repeatIndices as repeated } from './lists/places.ts'
export { DecisionLog } from './match/decision-log.ts'
export { type Fact, type VisibleFactOf as ToldOf, type SeatTakeover as TookOver, toVisibleFact as told } from './match/fact.ts'
export {
  type AnyGame,
  type AnyMatch,
  type AnyPosition,
  type AnyRules,
  type Game,
  GameRegistry as Games,
  type BaseSettings as Players,
} from './match/game.ts'
export { MatchEngine as Machine } from './match/machine.ts'
export { type Decision, Match, type AnswerError as Refusal, type SavedMatch as Saved } from './match/match.ts'
export { type HostAnswerError as HostRefusal, MatchHost, type MatchView } from './match/match-host.ts'
export type { MatchPosition as Position } from './match/position.ts'
export type { Rules, BaseState as Telling } from './match/rules.ts'
export { isReaction, type PromptMode as Manner, type Prompt, type Script, type Seat } from './match/script.ts'
export { hasSeat as has, removeSeat as minus, NO_SEATS as NOBODY, singleSeat as only, addSeat as plus, type SeatSet, toSeatSet as seatSet } from './match/seat-set.ts'
export { type BaseOwnView as OwnFrame, type BasePublicView as PublicFrame, toOwnPrompt as promptIn, type PublicPrompt as Waiting, toPublicPrompts as waitingIn } from './match/view.ts'
export {
  type StageStep as Act,
  toStageSteps as actsOf,
  type StepDuration as Beat,
  LONG_DURATION as BLOW,
  SHORT_DURATION as BRIEF,
  readingDuration as moment,
  movementDuration as moving,
  MAX_PRESENTATION_LAG_MS as PATIENCE,
  NORMAL_DURATION as PLAIN,
  TAKE_BACK_GRACE_MS as TAKE_BACK,
  TEMPO_NAMES,
  TEMPO_FACTORS as TEMPOS,
  type Tempo,
  totalMs as totalOf,
  ZERO_DURATION as UNSEEN,
} from './pacing/beat.ts'
export { randomBelow as below, copyRandom, createFastRandom as numbered, type Random, createRandom as seeded, shuffle, shuffled } from './random/random.ts'
export { canonicalJson as canonical } from './record/canonical.ts'
export {
  type MatchStart as Beginning,
  readMatchStart as beginningOf,
  hasValidSeatHistory as hasWholeSeatings,
  type MatchRecord,
  playersAtDeal,
  type ReplayError as ReplayProblem,
  createRecord as recordOf,
  matchRecordSchema as recordSchema,
  replayRecord as replay,
  type RecordBody as UnsealedRecord,
} from './record/record.ts'
export { digestRecord as digestOf, withDigest as sealed, shortDigest as spoken } from './record/record-digest.ts'
export { RecordingHost } from './record/recording-host.ts'
export { formatChangedList as changedList, formatChangedValue as changedValue } from './words/changed.ts'
export { englishCount as counted, ENGLISH_LIST_FORMAT as ENGLISH_LIST, ENGLISH_SCORE_SHEET as ENGLISH_SHEET, type EnglishPlayerPhrases as EnglishPeople, createEnglishPlayerPhrases as englishPeople } from './words/english.ts'
export {
  GERMAN_LIST_FORMAT as GERMAN_LIST,
  GERMAN_SCORE_SHEET as GERMAN_SHEET,
  type GermanPlayerPhrases as GermanPeople,
  germanCardCount as germanCards,
  createGermanPlayerPhrases as germanPeople,
  germanNumber as several,
} from './words/german.ts'
export { createMildNaming as namingOf } from './words/naming.ts'
export { type PlayerPhrases as People, createPlayerPhrases as peopleFor } from './words/people.ts'
export type { ScoreSheetMessages as SheetWords } from './words/score-sheet.ts'
export {
  type PieceNames,
  type PieceOf,
  type SentenceOf,
  type SentenceBuilder as Sentences,
  createSentenceBuilder as sentencesOf,
  type PlayerPiece as WhoPiece,
} from './words/sentence.ts'
export type { FormatContext as Company, BaseView as Frame, CreateTextFormatter as Speak, TextFormatter as Speech } from './words/speech.ts'
