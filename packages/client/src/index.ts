export {
  ApiClient,
  ApiError,
  type CookieStore,
  type CreateRoomOptions,
  type Device,
} from './api-client.ts'
export {
  type ClientRoomState,
  getActivePrompt,
  missingHistoryUpTo,
  reduceRoom,
  withHistory,
  withReactionsSkipped,
} from './client-room-state.ts'
export {
  Connection,
  type ConnectionOptions,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type WebSocketLike,
} from './connection.ts'
export {
  DealAuditor,
  type DealEvidence,
  type EvidenceStore,
  readEvidence,
} from './deal-auditor.ts'
export {
  type ChangedSettingsFormatter,
  formatChangedTerms,
  type MatchTerms,
  type TermMessages,
  type TermsChange,
  updateTermsChange,
} from './match-terms.ts'
export {
  findStandIn,
  getSeatOffer,
  listAssignableSeats,
  listSeatRequests,
  type SeatOffer,
} from './seat-offer.ts'
export { namesAtTable, seatsAtTable } from './table-seats.ts'
