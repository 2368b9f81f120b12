import type { TermNames } from '@slapwise/client'
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
  /** What can be changed, as the object of “somebody changed …”. */
  readonly terms: Pick<TermNames, 'game' | 'pace' | 'window' | 'tempo' | 'detail'>
  /** The line about a changed setting: the change, its author (null for oneself), and those who are no longer ready. */
  readonly changed: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** Changed, and changed back. */
  readonly changedBack: (by: string | null, unready: readonly string[]) => string
  readonly less: (what: string) => string
  readonly more: (what: string) => string
}
