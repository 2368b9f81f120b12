export { type Call, follows } from './call.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './colours.ts'
export { EDITION_NAMES, EDITIONS } from './editions/index.ts'
export type { EventKind } from './event.ts'
export type { CardId, Face } from './face.ts'
export { type FaceIndex, type Fact, type News, type Told, told } from './facts.ts'
export { type CardGame, type CardMatch, cardGame, newMatch, RULES_VERSION, startMatch } from './game.ts'
export { BOX_RULES, type HouseRules, houseRulesSchema } from './house-rules.ts'
export { hiddenFrom, imagine } from './imagine.ts'
export { explain, forbidden, type Why } from './judge.ts'
export type { CardKind, Words } from './kind.ts'
export { named, namedSetup } from './mild.ts'
export { cardIn, POWER_COPIES, type PowerKind, placeIn } from './power.ts'
export { isReaction, type Question } from './questions.ts'
export { digestOf, type MatchRecord, type ReplayProblem, recordOf, recordSchema, replay } from './record.ts'
export type { RuleCard } from './rule-card.ts'
export { HOUSE_CARDS } from './rule-cards/house-cards.ts'
export { SET_NAMES, SETS } from './sets/index.ts'
export {
  effectsIn,
  eventsIn,
  LENGTHS,
  limitFor,
  type Settings,
  type SettingsInput,
  settingsSchema,
} from './settings.ts'
export { type Setup, setUp } from './setup.ts'
export type { Ending, Lasting, Table } from './table.ts'
export {
  type OwnView,
  ownViewOf,
  type PlayerView,
  type PublicView,
  publicViewOf,
  type View,
  viewOf,
  type Waiting,
} from './view.ts'
export { callOfWish, type Wish } from './wish.ts'
export { DRAW, NO, OK, PASS, YES } from './words.ts'
