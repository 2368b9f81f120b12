export type { LocalizedText } from '@slapwise/kernel'
export { BOTS, type CardBot } from './bots/index.ts'
export type { WeighedCardReason } from './bots/sly/reasons.ts'
export {
  type CardMatch,
  type CardRules,
  createCardRules,
  createMatch,
} from './card-rules.ts'
export { EDITIONS } from './editions/index.ts'
export { franticCardGame } from './game.ts'
export {
  CALL_ANYTHING,
  type Call,
  COLOUR_TRAITS,
  callForColour,
  matchesCall,
  type Traits,
} from './model/call.ts'
export { type CardKind, isSpecialCard } from './model/card-kind.ts'
export { BASIC_COLOURS, COLOURS, type Colour } from './model/colours.ts'
export type { Edition } from './model/edition.ts'
export type { Ending } from './model/ending.ts'
export type { EventKind } from './model/event-kind.ts'
export type { CardId, Face } from './model/face.ts'
export type { EventSeries, FaceIndex, Fact, PublicFact, VisibleFact } from './model/facts.ts'
export { DEFAULT_HOUSE_RULES, type HouseRules } from './model/house-rules.ts'
export type { LastingEffect } from './model/lasting-effect.ts'
export { POWER_COPIES, type PowerKind } from './model/power-kind.ts'
export type { OptionType, Question } from './model/question.ts'
export { combineRuleCards, type RuleCard } from './model/rule-card.ts'
export {
  CARD_SET_NAMES,
  type CustomRuleCard,
  EDITION_NAMES,
  MATCH_LENGTHS,
  type Settings,
} from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Table } from './model/table.ts'
export { callOfWish, type Wish } from './model/wishes.ts'
export { DRAW, NO, OK, PASS, YES } from './round/answer-codes.ts'
export {
  checkPlay,
  type IllegalPlay,
  type PlayContext,
  type PlayRequirement,
} from './round/legality.ts'
export { HOUSE_RULE_CARDS } from './rule-cards/house-rule-cards.ts'
export { CARD_SETS, filterSetByVersion } from './sets/index.ts'
export { createSetup } from './setup/create-setup.ts'
export { completeSettings } from './setup/default-settings.ts'
export { scoreLimitFor } from './setup/limit.ts'
export { applyMildNames, applyMildNamesToSetup } from './setup/mild-names.ts'
export { doItYourselfEffects, pandorasBoxEvents } from './setup/pandora-choices.ts'
export {
  customRuleCardSchema,
  type SettingsInput,
  settingsSchema,
} from './setup/settings.ts'
export { knowersOf } from './table/knowledge.ts'
export { decodeCard, decodePowerSlot, POWERS_DEALT } from './table/powers.ts'
export { RULES_VERSION } from './versions.ts'
export { cardsHiddenFrom, determinize } from './views/determinize.ts'
export { computeDigest } from './views/digest.ts'
export { affectedSeatsOf, stepDurationOf } from './views/fact-kinds.ts'
export { startedTurn } from './views/turn-start.ts'
export {
  buildOwnView,
  buildPublicView,
  buildView,
  type OwnView,
  type PlayerView,
  type PublicView,
  type View,
} from './views/view.ts'
