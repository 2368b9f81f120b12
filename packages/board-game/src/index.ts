export { OK, PASS } from '@slapwise/kernel'
export { type BoardMatch, type BoardRules, createBoardRules as boardRules, createMatch as newMatch } from './board-rules.ts'
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
export type { EventKind } from './model/event-kind.ts'
export type { Fact, MoveKind as Move, PublicFact as News, VisibleFact as Told } from './model/facts.ts'
export { type CardKind, COLOURS, type Colour, type KindIndex } from './model/kind.ts'
export type { DieSides, DieToRoll, Question, Reaction, OptionType as Things } from './model/question.ts'
export { BOARD_NAMES, type BoardName, MATCH_LENGTHS as LENGTHS, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { RolledDie as Die, PlacedCard as Lying, Phase, Table } from './model/table.ts'
export type { LocalizedText as Words } from './model/words.ts'
export { checkPlacement as explain, checkSpace as explainSpace, type IllegalPlay as Why } from './round/judge.ts'
export { boardFileSchema } from './setup/board-file.ts'
export { BOARDS, resolveBoardFile as boardOf } from './setup/boards.ts'
export { EVENTS } from './setup/events.ts'
export { CARD_KINDS as KINDS } from './setup/kinds.ts'
export { scoreLimitFor as limitFor } from './setup/limit.ts'
export { applyMildNames as named, applyMildNamesToSetup as namedSetup } from './setup/mild.ts'
export { createSetup as setUp } from './setup/set-up.ts'
export { type SettingsInput, settingsSchema } from './setup/settings.ts'
export { createStreet as streetOf } from './setup/street.ts'
export { DEFAULT_SETTINGS as USUAL } from './setup/usual.ts'
export { encodeGift as giftFor, decodeGift as giftIn } from './table/gift.ts'
export { legalDirections as directionsOn, spaceContentsOf as footings, type BoardContents as Ground, legalSpacesFor as spacesFor, activeCardOn as topOf } from './table/ground.ts'
export { decodeCard as cardIn, decodeDirection as directionOf, encodePlacedCard as lying } from './table/lying.ts'
export { type Placement, encodePlacement as placement, decodePlacement as placementIn } from './table/placement.ts'
export { encodeRelocation as relocation, decodeRelocation as relocationIn } from './table/relocation.ts'
export { RULES_VERSION } from './versions.ts'
export { stepDurationOf as beatOf, DIE_ROLL_MS as ROLLING, TOKEN_STEP_MS as STEPPING } from './views/fact-kinds.ts'
export { type RollForecast as Outlook, forecastRolls as outlooks } from './views/outlook.ts'
export { boardContentsInView as groundIn, type OwnView, type PublicView, type View, buildView as viewOf } from './views/view.ts'
