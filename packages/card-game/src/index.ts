export { BOTS, type CardBot } from './bots/index.ts'
export { type CardMatch, type CardRules, cardRules, newMatch } from './card-rules.ts'
export { EDITIONS } from './editions/index.ts'
export { frantic } from './game.ts'
export { ANYTHING, type Call, COLOUR_TRAITS, callForColour, follows, type Traits } from './model/call.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './model/colours.ts'
export type { Edition } from './model/edition.ts'
export type { Ending } from './model/ending.ts'
export type { EventKind } from './model/event-kind.ts'
export type { CardId, Face } from './model/face.ts'
export type { FaceIndex, Fact, News, Told } from './model/facts.ts'
export { BOX_RULES, type HouseRules, houseRulesSchema } from './model/house-rules.ts'
export { type CardKind, isSpecial } from './model/kind.ts'
export type { Lasting } from './model/lasting.ts'
export { POWER_COPIES, type PowerKind } from './model/power-kind.ts'
export type { Question, Things } from './model/question.ts'
export { type RuleCard, rulesBy } from './model/rule-card.ts'
export { EDITION_NAMES, LENGTHS, type OwnRuleCard, SET_NAMES, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Table } from './model/table.ts'
export { callOfWish, type Wish } from './model/wishes.ts'
export type { Words } from './model/words.ts'
export { explain, type Needs, type Sight, type Why } from './round/judge.ts'
export { DRAW, NO, OK, PASS, YES } from './round/plain-answers.ts'
export { HOUSE_CARDS } from './rule-cards/house-cards.ts'
export { contentsOf, SETS } from './sets/index.ts'
export { named, namedSetup } from './setup/mild.ts'
export { setUp } from './setup/set-up.ts'
export {
  effectsIn,
  eventsIn,
  limitFor,
  ownRuleCardSchema,
  type SettingsInput,
  settingsSchema,
} from './setup/settings.ts'
export { knowersOf } from './table/knowledge.ts'
export { cardIn, placeIn } from './table/powers.ts'
export { RULES_VERSION } from './versions.ts'
export { digestOf } from './views/digest.ts'
export { beatOf } from './views/fact-kinds.ts'
export { hiddenFrom, imagine } from './views/imagine.ts'
export {
  type OwnView,
  ownViewOf,
  type PlayerView,
  type PublicView,
  publicViewOf,
  type View,
  viewOf,
} from './views/view.ts'
