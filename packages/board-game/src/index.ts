export type { LocalizedText } from '@slapwise/kernel'
export { OK, PASS } from '@slapwise/kernel'
export {
  type BoardMatch,
  type BoardRules,
  createBoardRules,
  createMatch,
} from './board-rules.ts'
export { BOTS } from './bots/index.ts'
export type { SpaceChange, WeighedBoardReason } from './bots/sly/reasons.ts'
export { franticBoardGame } from './game.ts'
export {
  BACKWARD,
  type BoardFile,
  type Direction,
  DOWN,
  FORWARD,
  LAST_TELEPORT,
  NOWHERE,
  NUMBERED_TELEPORT_ID,
  type Space,
  START,
  type Street,
  UP,
} from './model/board.ts'
export { type CardKind, COLOURS, type Colour, type KindIndex } from './model/card-kind.ts'
export type { EventKind } from './model/event-kind.ts'
export type { Fact, MoveKind, NoEffectReason, PublicFact, VisibleFact } from './model/facts.ts'
export { HAND_SIZE, startingHandSize } from './model/hand-size.ts'
export type { DieSides, DieToRoll, OptionType, Question, Reaction } from './model/question.ts'
export { BOARD_NAMES, type BoardName, MATCH_LENGTHS, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Phase, PlacedCard, RolledDie, SpentSpace, Table } from './model/table.ts'
export {
  checkPlacement,
  checkSpace,
  type IllegalPlay,
} from './round/legality.ts'
export { BOARD_FILE_LIMITS, boardFileSchema } from './setup/board-file.ts'
export { BOARDS, resolveBoardFile } from './setup/boards.ts'
export { CARD_KINDS } from './setup/card-kinds.ts'
export { createSetup } from './setup/create-setup.ts'
export { DEFAULT_SETTINGS } from './setup/default-settings.ts'
export { EVENTS } from './setup/events.ts'
export { scoreLimitFor } from './setup/limit.ts'
export { applyMildNames, applyMildNamesToSetup } from './setup/mild-names.ts'
export { type SettingsInput, settingsSchema } from './setup/settings.ts'
export { createStreet } from './setup/street.ts'
export {
  activeCardOn,
  type BoardContents,
  legalDirections,
} from './table/board-contents.ts'
export { decodeGift, encodeGift } from './table/gift.ts'
export {
  decodeCard,
  decodeDirection,
  encodePlacedCard,
} from './table/placed-card.ts'
export {
  decodePlacement,
  encodePlacement,
  type Placement,
} from './table/placement.ts'
export { decodeRelocation, encodeRelocation } from './table/relocation.ts'
export { RULES_VERSION } from './versions.ts'
export {
  affectedSeatsOf,
  DIE_ROLL_MS,
  isRolledOn,
  stepDurationOf,
  TOKEN_STEP_MS,
} from './views/fact-kinds.ts'
export { forecastRolls, type RollForecast } from './views/roll-forecast.ts'
export {
  boardContentsInView,
  buildView,
  type OwnView,
  type PublicView,
  type View,
} from './views/view.ts'
