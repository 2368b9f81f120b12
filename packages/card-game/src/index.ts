export { BOTS, type CardBot } from './bots/index.ts'
export { type CardMatch, type CardRules, createCardRules as cardRules, createMatch as newMatch } from './card-rules.ts'
export { EDITIONS } from './editions/index.ts'
export { franticCardGame as frantic } from './game.ts'
export { CALL_ANYTHING as ANYTHING, type Call, COLOUR_TRAITS, callForColour, matchesCall as follows, type Traits } from './model/call.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './model/colours.ts'
export type { Edition } from './model/edition.ts'
export type { Ending } from './model/ending.ts'
export type { EventKind } from './model/event-kind.ts'
export type { CardId, Face } from './model/face.ts'
export type { FaceIndex, Fact, PublicFact as News, VisibleFact as Told } from './model/facts.ts'
export { DEFAULT_HOUSE_RULES as BOX_RULES, type HouseRules, houseRulesSchema } from './model/house-rules.ts'
export { type CardKind, isSpecialCard as isSpecial } from './model/kind.ts'
export type { LastingEffect as Lasting } from './model/lasting.ts'
export { POWER_COPIES, type PowerKind } from './model/power-kind.ts'
export type { Question, OptionType as Things } from './model/question.ts'
export { type RuleCard, combineRuleCards as rulesBy } from './model/rule-card.ts'
export { EDITION_NAMES, MATCH_LENGTHS as LENGTHS, type CustomRuleCard as OwnRuleCard, CARD_SET_NAMES as SET_NAMES, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Table } from './model/table.ts'
export { callOfWish, type Wish } from './model/wishes.ts'
export type { LocalizedText as Words } from './model/words.ts'
export { checkPlay as explain, type PlayRequirement as Needs, type PlayContext as Sight, type IllegalPlay as Why } from './round/judge.ts'
export { DRAW, NO, OK, PASS, YES } from './round/plain-answers.ts'
export { HOUSE_RULE_CARDS as HOUSE_CARDS } from './rule-cards/house-cards.ts'
export { filterSetByVersion as contentsOf, CARD_SETS as SETS } from './sets/index.ts'
export { applyMildNames as named, applyMildNamesToSetup as namedSetup } from './setup/mild.ts'
export { createSetup as setUp } from './setup/set-up.ts'
export {
  doItYourselfEffects as effectsIn,
  pandorasBoxEvents as eventsIn,
  scoreLimitFor as limitFor,
  customRuleCardSchema as ownRuleCardSchema,
  type SettingsInput,
  settingsSchema,
} from './setup/settings.ts'
export { knowersOf } from './table/knowledge.ts'
export { decodeCard as cardIn, decodePowerSlot as placeIn } from './table/powers.ts'
export { RULES_VERSION } from './versions.ts'
export { computeDigest as digestOf } from './views/digest.ts'
export { stepDurationOf as beatOf } from './views/fact-kinds.ts'
export { cardsHiddenFrom as hiddenFrom, determinize as imagine } from './views/imagine.ts'
export {
  type OwnView,
  buildOwnView as ownViewOf,
  type PlayerView,
  type PublicView,
  buildPublicView as publicViewOf,
  type View,
  buildView as viewOf,
} from './views/view.ts'
