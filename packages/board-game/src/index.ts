export { OK, PASS } from '@slapwise/kernel'
export { type BoardMatch, type BoardRules, boardRules, newMatch } from './board-rules.ts'
export { BOTS } from './bots/index.ts'
export { franticBoard } from './game.ts'
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
export type { Fact, Move, News, Told } from './model/facts.ts'
export { type CardKind, COLOURS, type Colour, type KindIndex } from './model/kind.ts'
export type { DieSides, DieToRoll, Question, Reaction, Things } from './model/question.ts'
export { BOARD_NAMES, type BoardName, LENGTHS, type Settings } from './model/settings.ts'
export type { Setup } from './model/setup.ts'
export type { Die, Lying, Phase, Table } from './model/table.ts'
export type { Words } from './model/words.ts'
export { explain, explainSpace, type Why } from './round/judge.ts'
export { boardFileSchema } from './setup/board-file.ts'
export { BOARDS, boardOf } from './setup/boards.ts'
export { EVENTS } from './setup/events.ts'
export { KINDS } from './setup/kinds.ts'
export { limitFor } from './setup/limit.ts'
export { named, namedSetup } from './setup/mild.ts'
export { setUp } from './setup/set-up.ts'
export { type SettingsInput, settingsSchema } from './setup/settings.ts'
export { streetOf } from './setup/street.ts'
export { USUAL } from './setup/usual.ts'
export { giftFor, giftIn } from './table/gift.ts'
export { directionsOn, footings, type Ground, spacesFor, topOf } from './table/ground.ts'
export { cardIn, directionOf, lying } from './table/lying.ts'
export { type Placement, placement, placementIn } from './table/placement.ts'
export { relocation, relocationIn } from './table/relocation.ts'
export { RULES_VERSION } from './versions.ts'
export { beatOf, ROLLING, STEPPING } from './views/fact-kinds.ts'
export { type Outlook, outlooks } from './views/outlook.ts'
export { groundIn, type OwnView, type PublicView, type View, viewOf } from './views/view.ts'
