export type { Glance, Listing, OwnRoom } from './doorway.ts'
export {
  type Chunks,
  encodeUpdate,
  encodeWelcome,
  type Json,
  type OwnMatch,
  type SharedMatch,
} from './encode.ts'
export {
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  errorSchema,
  GONE,
  type ProtocolError,
  SENT_AWAY,
} from './errors.ts'
export { isLoopback } from './loopback.ts'
export {
  CHAT_KEPT,
  type ChatLine,
  type ClockView,
  chatSchema,
  clockSchema,
  type MemberNumber,
  type MemberView,
  type Message,
  memberViewSchema,
  messageSchema,
  type RoomPatch,
  type RoomView,
  roomPatchSchema,
  roomViewSchema,
  type SeatView,
  type Step,
  seatViewSchema,
  stepSchema,
  type TableView,
  tableViewSchema,
  type VoteView,
  voteSchema,
} from './messages.ts'
export { LONGEST_NAME } from './name.ts'
export { GLANCE, HOLD_ON, PACES, type Pace, paceSchema, THINKING, TIMES, tempoSchema } from './pace.ts'
export {
  avatarSchema,
  createSchema,
  GRIMACES,
  type Grimace,
  MOTIONS,
  type Motion,
  nameSchema,
  type Request,
  requestSchema,
  SEATS,
  TAKEOVERS,
  type Takeover,
  takeoverSchema,
} from './requests.ts'
export { readRoomCode } from './room-code.ts'
export { applyRoomPatch, diffRooms } from './room-patch.ts'
export { isTaken } from './seat.ts'
export { skeletonsOf } from './skeleton.ts'
