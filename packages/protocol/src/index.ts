export { confusableSkeletons } from './confusable-skeletons.ts'
export {
  type Chunks,
  type EncodedJson,
  encodeMatch,
  encodeUpdate,
  encodeWelcome,
  type OwnMatchView,
  type SharedMatchView,
} from './encode.ts'
export {
  ERROR_CODES,
  ERROR_DESCRIPTIONS,
  type ErrorCode,
  errorSchema,
  type ProtocolError,
} from './errors.ts'
export { isLoopback } from './loopback.ts'
export {
  type ChatLine,
  type ClockView,
  chatLineSchema,
  clockViewSchema,
  type HistoryStep,
  historyStepSchema,
  type LookBack,
  type MemberNumber,
  type MemberView,
  memberViewSchema,
  type RoomMatchView,
  type RoomPatch,
  type RoomView,
  roomMatchViewSchema,
  roomPatchSchema,
  roomViewSchema,
  type SeatView,
  type ServerMessage,
  seatViewSchema,
  serverMessageSchema,
  type VoteView,
  voteViewSchema,
} from './messages.ts'
export { MAX_NAME_LENGTH } from './name.ts'
export {
  BOT_THINKING_MS,
  GLANCE_SECONDS,
  PACE_TIMES,
  PACES,
  type Pace,
  WINDOW_EXTENSION_SECONDS,
} from './pace.ts'
export { MAX_PAST_VERSIONS, type PastView, type PastViews } from './past-views.ts'
export {
  avatarSchema,
  type ClientRequest,
  clientRequestSchema,
  createRoomSchema,
  nameSchema,
  paceSchema,
  takeoverPolicySchema,
  tempoSchema,
} from './requests.ts'
export { parseRoomCode } from './room-code.ts'
export {
  CLOSE_MEMBER_REMOVED,
  CLOSE_ROOM_GONE,
  GRIMACES,
  type Grimace,
  MAX_CHAT_LINES,
  MAX_SEATS,
  TAKEOVER_POLICIES,
  type TakeoverPolicy,
  VOTE_TOPICS,
  type VoteTopic,
} from './room-constants.ts'
export type { JoinedRoom, PlayedMatch, RoomListing, RoomSummary } from './room-listing.ts'
export { applyRoomPatch, diffRooms } from './room-patch.ts'
export { isSeatTaken } from './seat.ts'
