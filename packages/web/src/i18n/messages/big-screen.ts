/** The big screen in a room full of phones. */
export interface BigScreenMessages {
  readonly title: string
  readonly joinHint: string
}
