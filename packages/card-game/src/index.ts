export { BOTS, type CardBot } from './bots/index.ts'
export {
  type CardMatch,
  type CardRules,
  createCardRules as cardRules,
  createMatch as newMatch,
} from './card-rules.ts'
export { EDITIONS } from './editions/index.ts'
export { franticCardGame as frantic } from './game.ts'
export {
  CALL_ANYTHING as ANYTHING,
  type Call,
  COLOUR_TRAITS,
  callForColour,
  matchesCall as follows,
  type Traits,
} from './model/call.ts'
export { type CardKind, isSpecialCard as isSpecial } from './model/card-kind.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './model/colours.ts'
export type { Edition } from './model/edition.ts'
export type { Ending } from './model/ending.ts'
export type { EventKind } from './model/event-kind.ts'
export type { CardId, Face } from './model/face.ts'
export type { FaceIndex, Fact, PublicFact as News, VisibleFact as Told } from './model/facts.ts'
export { DEFAULT_HOUSE_RULES as BOX_RULES, type HouseRules, houseRulesSchema } from './model/house-rules.ts'
export type { LastingEffect as Lasting } from './model/lasting-effect.ts'
export type { LocalizedText as Words } from './model/localized-text.ts'
export { POWER_COPIES, type PowerKind } from './model/power-kind.ts'
export type { OptionType as Things, Question } from './model/question.ts'
export { combineRuleCards as rulesBy, type RuleCard } from './model/rule-card.ts'
export {
  CARD_SET_NAMES as SET_NAMES,
  type CustomRuleCard as OwnRuleCard,
  EDITION_NAMES,
  MATCH_LENGTHS as LENGTHS,
  type Settings,
} from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Table } from './model/table.ts'
export { callOfWish, type Wish } from './model/wishes.ts'
export { DRAW, NO, OK, PASS, YES } from './round/answer-codes.ts'
export {
  checkPlay as explain,
  type IllegalPlay as Why,
  type PlayContext as Sight,
  type PlayRequirement as Needs,
} from './round/legality.ts'
export { HOUSE_RULE_CARDS as HOUSE_CARDS } from './rule-cards/house-rule-cards.ts'
export { CARD_SETS as SETS, filterSetByVersion as contentsOf } from './sets/index.ts'
export { createSetup as setUp } from './setup/create-setup.ts'
export { applyMildNames as named, applyMildNamesToSetup as namedSetup } from './setup/mild-names.ts'
export {
  customRuleCardSchema as ownRuleCardSchema,
  doItYourselfEffects as effectsIn,
  pandorasBoxEvents as eventsIn,
  type SettingsInput,
  scoreLimitFor as limitFor,
  settingsSchema,
} from './setup/settings.ts'
export { knowersOf } from './table/knowledge.ts'
export { decodeCard as cardIn, decodePowerSlot as placeIn } from './table/powers.ts'
export { RULES_VERSION } from './versions.ts'
export { cardsHiddenFrom as hiddenFrom, determinize as imagine } from './views/determinize.ts'
export { computeDigest as digestOf } from './views/digest.ts'
export { stepDurationOf as beatOf } from './views/fact-kinds.ts'
export {
  buildOwnView as ownViewOf,
  buildPublicView as publicViewOf,
  buildView as viewOf,
  type OwnView,
  type PlayerView,
  type PublicView,
  type View,
} from './views/view.ts'
