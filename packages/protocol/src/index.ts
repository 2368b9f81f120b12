export { ERROR_CODES, type ErrorCode, errorSchema, type ProtocolError } from './errors.ts'
export type {
  ChatLine,
  ClockView,
  MemberNumber,
  MemberView,
  Message,
  RoomView,
  SeatView,
  Step,
  TableView,
} from './messages.ts'
export { HOLD_ON, PACES, type Pace, paceSchema, TIMES } from './pace.ts'
export { createSchema, nameSchema, REACTIONS, type Request, requestSchema, SEATS } from './requests.ts'
