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

export interface RoomSummary {
  readonly code: string
  readonly game: string
  readonly phase: RoomPhase
  readonly matchCount: number
  readonly isMember: boolean
}

type RoomPhase = 'lobby' | 'playing' | 'over'
