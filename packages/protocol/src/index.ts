export type { RoomSummary as Glance, RoomListing as Listing, JoinedRoom as OwnRoom } from './doorway.ts'
export {
  type Chunks,
  encodeUpdate,
  encodeWelcome,
  type EncodedJson as Json,
  type OwnMatchView as OwnMatch,
  type SharedMatchView as SharedMatch,
} from './encode.ts'
export {
  ERROR_CODES,
  ERROR_DESCRIPTIONS as ERRORS,
  type ErrorCode,
  errorSchema,
  CLOSE_ROOM_GONE as GONE,
  type ProtocolError,
  CLOSE_MEMBER_REMOVED as SENT_AWAY,
} from './errors.ts'
export { isLoopback } from './loopback.ts'
export {
  MAX_CHAT_LINES as CHAT_KEPT,
  type ChatLine,
  type ClockView,
  chatLineSchema as chatSchema,
  clockViewSchema as clockSchema,
  type MemberNumber,
  type MemberView,
  type ServerMessage as Message,
  memberViewSchema,
  serverMessageSchema as messageSchema,
  type RoomPatch,
  type RoomView,
  roomPatchSchema,
  roomViewSchema,
  type SeatView,
  type HistoryStep as Step,
  seatViewSchema,
  historyStepSchema as stepSchema,
  type RoomMatchView as TableView,
  roomMatchViewSchema as tableViewSchema,
  type VoteView,
  voteViewSchema as voteSchema,
} from './messages.ts'
export { MAX_NAME_LENGTH as LONGEST_NAME } from './name.ts'
export { GLANCE_SECONDS as GLANCE, WINDOW_EXTENSION_SECONDS as HOLD_ON, PACES, type Pace, paceSchema, BOT_THINKING_MS as THINKING, PACE_TIMES as TIMES, tempoSchema } from './pace.ts'
export {
  avatarSchema,
  createRoomSchema as createSchema,
  GRIMACES,
  type Grimace,
  VOTE_TOPICS as MOTIONS,
  type VoteTopic as Motion,
  nameSchema,
  type ClientRequest as Request,
  clientRequestSchema as requestSchema,
  MAX_SEATS as SEATS,
  TAKEOVER_POLICIES as TAKEOVERS,
  type TakeoverPolicy as Takeover,
  takeoverPolicySchema as takeoverSchema,
} from './requests.ts'
export { parseRoomCode as readRoomCode } from './room-code.ts'
export { applyRoomPatch, diffRooms } from './room-patch.ts'
export { isSeatTaken as isTaken } from './seat.ts'
export { confusableSkeletons as skeletonsOf } from './skeleton.ts'
