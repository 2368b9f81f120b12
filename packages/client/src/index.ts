export {
  ApiClient as Door,
  ApiError as TurnedAway,
  type CookieStore as Jar,
  type CreateRoomOptions as Wanted,
  type Device,
} from './api-client.ts'
export {
  type ClientRoomState as RoomSight,
  getActivePrompt as askedIn,
  missingHistoryUpTo as missingUpTo,
  reduceRoom as hear,
  withHistory as recalling,
  withReactionsSkipped as keepingQuiet,
} from './client-room-state.ts'
export {
  Connection,
  type ConnectionOptions,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type WebSocketLike as Socket,
} from './connection.ts'
export {
  DealAuditor as Witness,
  type DealEvidence as Testimony,
  type EvidenceStore as Memory,
} from './deal-auditor.ts'
export {
  type FormatChangedSettings as ChangedSettings,
  formatChangedTerms as changedTerms,
  type MatchTerms as Terms,
  type TermMessages as TermNames,
  type TermsChange,
  updateTermsChange as noteTerms,
} from './match-terms.ts'
export {
  findStandIn as playedFor,
  getSeatOffer as seatOffer,
  listAssignableSeats as seatsToGive,
  listSeatRequests as seatRequests,
  type SeatOffer,
} from './seat-offer.ts'
export { namesAtTable, seatsAtTable } from './table-seats.ts'
