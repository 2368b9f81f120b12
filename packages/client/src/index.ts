export { namesAtTable, seatsAtTable } from './company.ts'
export {
  Connection,
  type ConnectionOptions,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type Socket,
} from './connection.ts'
export { type Device, Door, type Jar, TurnedAway, type Wanted } from './door.ts'
export { playedFor, type SeatOffer, seatOffer, seatRequests, seatsToGive } from './seat-offer.ts'
export { askedIn, hear, keepingQuiet, missingUpTo, type RoomSight, recalling } from './sight.ts'
export {
  type ChangedSettings,
  changedTerms,
  noteTerms,
  type TermNames,
  type Terms,
  type TermsChange,
} from './terms.ts'
export { type Memory, type Testimony, Witness } from './witness.ts'
