export { confusableSkeletons as skeletonsOf } from './confusable-skeletons.ts'
export {
  type Chunks,
  type EncodedJson as Json,
  encodeUpdate,
  encodeWelcome,
  type OwnMatchView as OwnMatch,
  type SharedMatchView as SharedMatch,
} from './encode.ts'
export {
  CLOSE_MEMBER_REMOVED as SENT_AWAY,
  CLOSE_ROOM_GONE as GONE,
  ERROR_CODES,
  ERROR_DESCRIPTIONS as ERRORS,
  type ErrorCode,
  errorSchema,
  type ProtocolError,
} from './errors.ts'
export { isLoopback } from './loopback.ts'
export {
  type ChatLine,
  type ClockView,
  chatLineSchema as chatSchema,
  clockViewSchema as clockSchema,
  type HistoryStep as Step,
  historyStepSchema as stepSchema,
  MAX_CHAT_LINES as CHAT_KEPT,
  type MemberNumber,
  type MemberView,
  memberViewSchema,
  type RoomMatchView as TableView,
  type RoomPatch,
  type RoomView,
  roomMatchViewSchema as tableViewSchema,
  roomPatchSchema,
  roomViewSchema,
  type SeatView,
  type ServerMessage as Message,
  seatViewSchema,
  serverMessageSchema as messageSchema,
  type VoteView,
  voteViewSchema as voteSchema,
} from './messages.ts'
export { MAX_NAME_LENGTH as LONGEST_NAME } from './name.ts'
export {
  BOT_THINKING_MS as THINKING,
  GLANCE_SECONDS as GLANCE,
  PACE_TIMES as TIMES,
  PACES,
  type Pace,
  paceSchema,
  tempoSchema,
  WINDOW_EXTENSION_SECONDS as HOLD_ON,
} from './pace.ts'
export {
  avatarSchema,
  type ClientRequest as Request,
  clientRequestSchema as requestSchema,
  createRoomSchema as createSchema,
  GRIMACES,
  type Grimace,
  MAX_SEATS as SEATS,
  nameSchema,
  TAKEOVER_POLICIES as TAKEOVERS,
  type TakeoverPolicy as Takeover,
  takeoverPolicySchema as takeoverSchema,
  VOTE_TOPICS as MOTIONS,
  type VoteTopic as Motion,
} from './requests.ts'
export { parseRoomCode as readRoomCode } from './room-code.ts'
export type { JoinedRoom as OwnRoom, RoomListing as Listing, RoomSummary as Glance } from './room-listing.ts'
export { applyRoomPatch, diffRooms } from './room-patch.ts'
export { isSeatTaken as isTaken } from './seat.ts'
