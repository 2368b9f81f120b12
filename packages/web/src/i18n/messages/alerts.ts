/** What is said to somebody who looks elsewhere. */
export interface AlertMessages {
  /** Something to decide. */
  readonly turn: string
  /** Something to throw in, or not. */
  readonly reaction: string
  /** Something to say OK to. */
  readonly acknowledge: string
  readonly notificationBody: string
}
