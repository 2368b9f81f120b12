export { namesAtTable, seatsAtTable } from './company.ts'
export {
  Connection,
  type ConnectionOptions,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type WebSocketLike as Socket,
} from './connection.ts'
export { type Device, ApiClient as Door, type CookieStore as Jar, ApiError as TurnedAway, type CreateRoomOptions as Wanted } from './door.ts'
export { findStandIn as playedFor, type SeatOffer, getSeatOffer as seatOffer, listSeatRequests as seatRequests, listAssignableSeats as seatsToGive } from './seat-offer.ts'
export { getActivePrompt as askedIn, reduceRoom as hear, withReactionsSkipped as keepingQuiet, missingHistoryUpTo as missingUpTo, type ClientRoomState as RoomSight, withHistory as recalling } from './sight.ts'
export {
  type FormatChangedSettings as ChangedSettings,
  formatChangedTerms as changedTerms,
  updateTermsChange as noteTerms,
  type TermMessages as TermNames,
  type MatchTerms as Terms,
  type TermsChange,
} from './terms.ts'
export { type EvidenceStore as Memory, type DealEvidence as Testimony, DealAuditor as Witness } from './witness.ts'
