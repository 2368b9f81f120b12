/** Room data that is available by HTTP, without joining. */

/** A public room in the list. */
export interface RoomListing {
  readonly code: string
  readonly hostName: string
  /** The number that the host's avatar is drawn from. */
  readonly hostAvatar: number | null
  readonly playerCount: number
  readonly phase: RoomPhase
  readonly game: string
  /** Details from the game, see `Game.listingDetails`. */
  readonly details: unknown
}

/** A room that the requesting identity has joined. */
export interface JoinedRoom {
  readonly code: string
  readonly game: string
  readonly phase: RoomPhase
  readonly otherPlayers: readonly string[]
  readonly botCount: number
  /** Whether the match waits for your decision. */
  readonly isAwaitingYou: boolean
}

/** A finished match in which the requesting identity had a seat. */
export interface PlayedMatch {
  readonly code: string
  /** The number of the match in its room, from 1. */
  readonly number: number
  readonly game: string
  /** When the cards were dealt, in Unix milliseconds; null if that was not stored. */
  readonly dealtAt: number | null
  /** Your seat at the end. */
  readonly seat: number
}

export interface RoomSummary {
  readonly code: string
  readonly game: string
  readonly phase: RoomPhase
  readonly matchCount: number
  readonly isMember: boolean
}

type RoomPhase = 'lobby' | 'playing' | 'over'
