/** The newest version of the rules: raised with every change that makes a recorded match go another way. */
export const RULES_VERSION = 2

/** What came into a box later says by which version; what says nothing was there from the beginning. */
export interface Dated {
  readonly since?: number
}

export const isThere =
  (version: number) =>
  ({ since = 1 }: Dated): boolean =>
    since <= version

/** What was mended, and since when: matches that were started before go on without it, for ever. */
export interface Mends {
  /** A round in which nobody has drawn for too long comes to an end. */
  readonly stalemate: boolean
  /** Whoever sits left of a finisher may discard by Parasite, and need not. */
  readonly parasiteMayAbstain: boolean
  /** Time Bomb counts the turns of those too whom luck spares from it. */
  readonly bombCountsLuckyTurns: boolean
}

export const mendsIn = (version: number): Mends => ({
  stalemate: version >= 2,
  parasiteMayAbstain: version >= 2,
  bombCountsLuckyTurns: version >= 2,
})
