import type { TermMessages } from '@slapwise/client'
import type { Tempo } from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'

interface SettingText {
  readonly name: string
  readonly description: string
}

/** How a room plays, whatever it is. Each setting has a name and one line about what it does. */
export interface SettingsMessages {
  readonly title: string
  readonly hostOnlyHint: string
  readonly game: string
  readonly timeGroup: string
  readonly pace: string
  readonly paces: Readonly<Record<Pace, SettingText>>
  readonly tempo: string
  readonly tempos: Readonly<Record<Tempo, SettingText>>
  readonly window: SettingText & { readonly byPace: string }
  readonly seconds: (count: number) => string
  /** What can be changed, as the object of “somebody changed …”. */
  readonly changedNames: Pick<TermMessages, 'game' | 'pace' | 'window' | 'tempo' | 'otherSetting'>
  /** The line about a changed setting: the change, its author (null for oneself), and those who are no longer ready. */
  readonly describeChange: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** Changed, and changed back. */
  readonly describeRevertedChange: (by: string | null, unready: readonly string[]) => string
  readonly decrease: (what: string) => string
  readonly increase: (what: string) => string
}
