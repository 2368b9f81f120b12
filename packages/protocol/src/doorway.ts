/** What is told about a room by HTTP, to those who have not come in yet. */

/** A public room as it is listed. */
export interface Listing {
  readonly code: string
  readonly host: string
  /** What the host’s face is drawn from. */
  readonly avatar: number | null
  readonly players: number
  readonly phase: Phase
  readonly game: string
  /** What the game has to say about it. */
  readonly about: unknown
}

/** A room that one is in, as it is listed for oneself. */
export interface OwnRoom {
  readonly code: string
  readonly game: string
  readonly phase: Phase
  /** The names of the others who have a seat. */
  readonly others: readonly string[]
  readonly bots: number
  /** Whether the match waits for one’s decision. */
  readonly isAsked: boolean
}

export interface Glance {
  readonly code: string
  readonly game: string
  readonly phase: Phase
  readonly matches: number
  readonly isMember: boolean
}

type Phase = 'lobby' | 'playing' | 'over'
