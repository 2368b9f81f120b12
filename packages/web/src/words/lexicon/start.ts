export type SetName = 'base' | 'troublemaker' | 'supercharge' | 'pandora'

/** The page where everything starts. */
export interface StartWords {
  readonly tagline: string
  readonly yourName: string
  /** What somebody is called who does not say. */
  readonly someone: string
  readonly anotherFace: string
  readonly playNow: string
  readonly openRoom: string
  readonly code: string
  readonly join: string
  readonly noSuchCode: string
  readonly publicRooms: string
  readonly noRooms: string
  readonly players: (count: number) => string
  readonly isPlaying: string
  readonly sets: Readonly<Record<SetName, string>>
  readonly back: { readonly title: string; readonly go: (code: string) => string }
  readonly howToPlay: string
  readonly everyCard: string
  readonly language: string
}
