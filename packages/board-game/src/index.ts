export { OK, PASS } from '@slapwise/kernel'
export {
  type BoardMatch,
  type BoardRules,
  createBoardRules as boardRules,
  createMatch as newMatch,
} from './board-rules.ts'
export { BOTS } from './bots/index.ts'
export { franticBoardGame as franticBoard } from './game.ts'
export {
  BACKWARD,
  type BoardFile,
  type Direction,
  DOWN,
  FORWARD,
  LAST_TELEPORT,
  NOWHERE,
  type Space,
  START,
  type Street,
  UP,
} from './model/board.ts'
export { type CardKind, COLOURS, type Colour, type KindIndex } from './model/card-kind.ts'
export type { EventKind } from './model/event-kind.ts'
export type { Fact, MoveKind as Move, PublicFact as News, VisibleFact as Told } from './model/facts.ts'
export type { LocalizedText as Words } from './model/localized-text.ts'
export type { DieSides, DieToRoll, OptionType as Things, Question, Reaction } from './model/question.ts'
export { BOARD_NAMES, type BoardName, MATCH_LENGTHS as LENGTHS, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Phase, PlacedCard as Lying, RolledDie as Die, Table } from './model/table.ts'
export {
  checkPlacement as explain,
  checkSpace as explainSpace,
  type IllegalPlay as Why,
} from './round/legality.ts'
export { boardFileSchema } from './setup/board-file.ts'
export { BOARDS, resolveBoardFile as boardOf } from './setup/boards.ts'
export { CARD_KINDS as KINDS } from './setup/card-kinds.ts'
export { createSetup as setUp } from './setup/create-setup.ts'
export { DEFAULT_SETTINGS as USUAL } from './setup/default-settings.ts'
export { EVENTS } from './setup/events.ts'
export { scoreLimitFor as limitFor } from './setup/limit.ts'
export { applyMildNames as named, applyMildNamesToSetup as namedSetup } from './setup/mild-names.ts'
export { type SettingsInput, settingsSchema } from './setup/settings.ts'
export { createStreet as streetOf } from './setup/street.ts'
export {
  activeCardOn as topOf,
  type BoardContents as Ground,
  legalDirections as directionsOn,
  legalSpacesFor as spacesFor,
  spaceContentsOf as footings,
} from './table/board-contents.ts'
export { decodeGift as giftIn, encodeGift as giftFor } from './table/gift.ts'
export {
  decodeCard as cardIn,
  decodeDirection as directionOf,
  encodePlacedCard as lying,
} from './table/placed-card.ts'
export {
  decodePlacement as placementIn,
  encodePlacement as placement,
  type Placement,
} from './table/placement.ts'
export { decodeRelocation as relocationIn, encodeRelocation as relocation } from './table/relocation.ts'
export { RULES_VERSION } from './versions.ts'
export {
  DIE_ROLL_MS as ROLLING,
  stepDurationOf as beatOf,
  TOKEN_STEP_MS as STEPPING,
} from './views/fact-kinds.ts'
export { forecastRolls as outlooks, type RollForecast as Outlook } from './views/roll-forecast.ts'
export {
  boardContentsInView as groundIn,
  buildView as viewOf,
  type OwnView,
  type PublicView,
  type View,
} from './views/view.ts'
