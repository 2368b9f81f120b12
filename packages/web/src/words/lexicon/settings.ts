import type { Tempo } from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'

interface Explained {
  readonly name: string
  readonly line: string
}

/** How a room plays, whatever it is. Each setting has a name and one line about what it does. */
export interface SettingsWords {
  readonly title: string
  readonly hostOnly: string
  readonly game: string
  readonly time: string
  readonly pace: string
  readonly paces: Readonly<Record<Pace, Explained>>
  readonly tempo: string
  readonly tempos: Readonly<Record<Tempo, Explained>>
  readonly window: Explained & { readonly byPace: string }
  readonly seconds: (count: number) => string
  readonly less: (what: string) => string
  readonly more: (what: string) => string
}
