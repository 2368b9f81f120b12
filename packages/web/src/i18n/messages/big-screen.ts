/** The big screen of a room, and the invitation on it. */
export interface BigScreenMessages {
  readonly title: string
  readonly joinHint: string
}
