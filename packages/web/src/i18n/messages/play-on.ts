/** Playing a finished match on, from any of its moments, against bots. */
export interface PlayOnMessages {
  readonly title: string
  readonly intro: string
  /** In place of `intro`, if the next decision is another one than in the match. */
  readonly introWithAnswer: (name: string) => string
  readonly seat: string
  readonly start: string
  readonly replaces: string
  readonly startAnyway: string
  readonly over: string
  readonly notKept: string
}
