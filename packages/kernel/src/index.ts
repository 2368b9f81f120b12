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
} from './beat.ts'
export { askBot, type Bot, type Imagined, type Mind, type Sight, seenIn, sightOf } from './bot.ts'
export { botName } from './bot-names.ts'
export { canonical } from './canonical.ts'
export { changedList, changedValue } from './changed.ts'
export { type Answer, accepts, type Choice, countAnswers, sampleAnswer, type Things } from './choice.ts'
export { copyLists, overwriteList, overwriteLists } from './copy-lists.ts'
export { DecisionLog } from './decision-log.ts'
export { type Fact, type ToldOf, type TookOver, told } from './fact.ts'
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
} from './fairness.ts'
export {
  type AnyGame,
  type AnyMatch,
  type AnyPosition,
  type AnyRules,
  type Game,
  Games,
  type Players,
} from './game.ts'
export { LEVELS, type Level, levelToday, levelWords } from './levels.ts'
export { FLAWS_TOLD, listOf } from './list-of.ts'
export { LivePrompt, plainly } from './live-prompt.ts'
export { Machine } from './machine.ts'
export { type Decision, Match, type Refusal, type Saved } from './match.ts'
export { type HostRefusal, MatchHost, type MatchView } from './match-host.ts'
export { namingOf } from './naming.ts'
export { placesOf, repeated } from './places.ts'
export type { Position } from './position.ts'
export { OK, type Questions, questionsOf } from './questions.ts'
export { below, copyRandom, numbered, type Random, seeded, shuffle, shuffled } from './random.ts'
export { canOnlyPass, PASS, type ReactionWindow, reactions, type Thrown } from './reaction.ts'
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
} from './record.ts'
export { digestOf, sealed, spoken } from './record-digest.ts'
export { RecordingHost } from './recording-host.ts'
export type { Rules, Telling } from './rules.ts'
export { isReaction, type Manner, type Prompt, type Script, type Seat } from './script.ts'
export { has, minus, NOBODY, only, plus, type SeatSet, seatSet } from './seat-set.ts'
export { type SentenceOf, sentencesOf } from './sentence.ts'
export { sha256 } from './sha256.ts'
export type { Company, Frame, Speak, Speech } from './speech.ts'
export { unguessable } from './unguessable.ts'
export { type OwnFrame, type PublicFrame, promptIn, type Waiting, waitingIn } from './view.ts'
export type { AnyWits, Value, Wits } from './wits.ts'
