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

export interface Glance {
  readonly code: string
  readonly game: string
  readonly phase: Phase
  readonly matches: number
  readonly isMember: boolean
}

type Phase = 'lobby' | 'playing' | 'over'
