/** The big screen in a room full of phones. */
export interface CouchWords {
  readonly title: string
  readonly howTo: string
}
