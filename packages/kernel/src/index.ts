export { askBot, type Bot, type Imagined, type Mind, type Sight, seenIn, sightOf } from './bots/bot.ts'
export { botName } from './bots/bot-names.ts'
export { LEVELS, type Level, levelWords } from './bots/levels.ts'
export type { AnyWits, Value, Wits } from './bots/wits.ts'
export {
  type Answer,
  accepts,
  type Choice,
  countAnswers,
  sampleAnswer,
  type Things,
} from './choice/choice.ts'
export { LivePrompt, plainly } from './choice/live-prompt.ts'
export { OK, type Questions, questionsOf } from './choice/questions.ts'
export { canOnlyPass, PASS, type ReactionWindow, reactions, type Thrown } from './choice/reaction.ts'
export {
  BOT_PLEDGE,
  botsThatAdded,
  commitmentTo,
  type Fairness,
  isFair,
  jointSeed,
  keepsPledges,
  leftOutIn,
  pledgeTo,
} from './fairness/fairness.ts'
export { sha256 } from './fairness/sha256.ts'
export { unguessable } from './fairness/unguessable.ts'
export { copyLists, overwriteList, overwriteLists } from './lists/copy-lists.ts'
export { FLAWS_TOLD, listOf } from './lists/list-of.ts'
export { placesOf, repeated } from './lists/places.ts'
export { DecisionLog } from './match/decision-log.ts'
export { type Fact, type ToldOf, type TookOver, told } from './match/fact.ts'
export {
  type AnyGame,
  type AnyMatch,
  type AnyPosition,
  type AnyRules,
  type Game,
  Games,
  type Players,
} from './match/game.ts'
export { Machine } from './match/machine.ts'
export { type Decision, Match, type Refusal, type Saved } from './match/match.ts'
export { type HostRefusal, MatchHost, type MatchView } from './match/match-host.ts'
export type { Position } from './match/position.ts'
export type { Rules, Telling } from './match/rules.ts'
export { isReaction, type Manner, type Prompt, type Script, type Seat } from './match/script.ts'
export { has, minus, NOBODY, only, plus, type SeatSet, seatSet } from './match/seat-set.ts'
export { type OwnFrame, type PublicFrame, promptIn, type Waiting, waitingIn } from './match/view.ts'
export {
  type Act,
  actsOf,
  type Beat,
  BLOW,
  BRIEF,
  moment,
  moving,
  PATIENCE,
  PLAIN,
  TAKE_BACK,
  TEMPO_NAMES,
  TEMPOS,
  type Tempo,
  totalOf,
  UNSEEN,
} from './pacing/beat.ts'
export { below, copyRandom, numbered, type Random, seeded, shuffle, shuffled } from './random/random.ts'
export { canonical } from './record/canonical.ts'
export {
  type Beginning,
  beginningOf,
  hasWholeSeatings,
  type MatchRecord,
  playersAtDeal,
  type ReplayProblem,
  recordOf,
  recordSchema,
  replay,
  type UnsealedRecord,
} from './record/record.ts'
export { digestOf, sealed, spoken } from './record/record-digest.ts'
export { RecordingHost } from './record/recording-host.ts'
export { changedList, changedValue } from './words/changed.ts'
export { counted, ENGLISH_LIST, ENGLISH_SHEET, type EnglishPeople, englishPeople } from './words/english.ts'
export {
  GERMAN_LIST,
  GERMAN_SHEET,
  type GermanPeople,
  germanCards,
  germanPeople,
  several,
} from './words/german.ts'
export { namingOf } from './words/naming.ts'
export { type People, peopleFor } from './words/people.ts'
export type { SheetWords } from './words/score-sheet.ts'
export {
  type PieceNames,
  type PieceOf,
  type SentenceOf,
  type Sentences,
  sentencesOf,
  type WhoPiece,
} from './words/sentence.ts'
export type { Company, Frame, Speak, Speech } from './words/speech.ts'
