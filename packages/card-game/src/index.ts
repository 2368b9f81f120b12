export { BOTS } from './bots/index.ts'
export { type Call, follows } from './call.ts'
export { type CardMatch, type CardRules, cardRules, newMatch } from './card-rules.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './colours.ts'
export { digestOf } from './digest.ts'
export { EDITION_NAMES, EDITIONS } from './editions/index.ts'
export type { EventKind } from './event.ts'
export type { CardId, Face } from './face.ts'
export type { FaceIndex, Fact, News, Told } from './facts.ts'
export { frantic } from './game.ts'
export { BOX_RULES, type HouseRules, houseRulesSchema } from './house-rules.ts'
export { hiddenFrom, imagine } from './imagine.ts'
export { explain, forbidden, type Why } from './judge.ts'
export type { CardKind, Words } from './kind.ts'
export { named, namedSetup } from './mild.ts'
export { cardIn, POWER_COPIES, type PowerKind, placeIn } from './power.ts'
export type { Question, Things } from './questions.ts'
export type { RuleCard } from './rule-card.ts'
export { HOUSE_CARDS } from './rule-cards/house-cards.ts'
export { contentsOf, SET_NAMES, SETS } from './sets/index.ts'
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
export { RULES_VERSION } from './versions.ts'
export {
  type OwnView,
  ownViewOf,
  type PlayerView,
  type PublicView,
  publicViewOf,
  type View,
  viewOf,
} from './view.ts'
export { callOfWish, type Wish } from './wish.ts'
export { DRAW, NO, OK, PASS, YES } from './words.ts'
