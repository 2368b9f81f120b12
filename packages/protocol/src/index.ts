export type { Glance, Listing } from './doorway.ts'
export {
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  errorSchema,
  GONE,
  type ProtocolError,
  SENT_AWAY,
} from './errors.ts'
export {
  type ChatLine,
  type ClockView,
  chatSchema,
  clockSchema,
  type MemberNumber,
  type MemberView,
  type Message,
  memberViewSchema,
  messageSchema,
  type RoomView,
  roomViewSchema,
  type SeatView,
  type Step,
  seatViewSchema,
  stepSchema,
  type TableView,
  tableViewSchema,
} from './messages.ts'
export { LONGEST_NAME } from './name.ts'
export { GLANCE, HOLD_ON, PACES, type Pace, paceSchema, THINKING, TIMES, tempoSchema } from './pace.ts'
export {
  avatarSchema,
  createSchema,
  GRIMACES,
  type Grimace,
  nameSchema,
  type Request,
  requestSchema,
  SEATS,
} from './requests.ts'
export { skeletonsOf } from './skeleton.ts'
