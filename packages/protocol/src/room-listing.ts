/** What is told about a room by HTTP, to those who have not come in yet. */

/** A public room as it is listed. */
export interface RoomListing {
  readonly code: string
  readonly hostName: string
  /** What the host’s face is drawn from. */
  readonly hostAvatar: number | null
  readonly playerCount: number
  readonly phase: RoomPhase
  readonly game: string
  /** What the game has to say about it. */
  readonly details: unknown
}

/** A room that one is in, as it is listed for oneself. */
export interface JoinedRoom {
  readonly code: string
  readonly game: string
  readonly phase: RoomPhase
  /** The names of the others who have a seat. */
  readonly otherPlayers: readonly string[]
  readonly botCount: number
  /** Whether the match waits for one’s decision. */
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
