/** The title of the page and of notifications while the player is asked. */
export interface AlertMessages {
  /** The player has to decide. */
  readonly turn: string
  /** The player may react. */
  readonly reaction: string
  /** The player has to confirm. */
  readonly acknowledge: string
  readonly notificationBody: string
}
