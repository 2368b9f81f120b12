/** The page where everything starts. */
export interface StartWords {
  readonly tagline: string
  readonly playNow: string
  readonly openRoom: string
  readonly join: string
  readonly code: string
  readonly yourName: string
  readonly publicRooms: string
  readonly noRooms: string
  readonly everyCard: string
}
