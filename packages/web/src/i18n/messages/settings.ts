import type { TermMessages } from '@slapwise/client'
import type { Tempo } from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'

interface SettingText {
  readonly name: string
  readonly description: string
}

/** The settings of a room, whatever game it plays. Each has a name and a line of description. */
export interface SettingsMessages {
  readonly title: string
  readonly hostOnlyHint: string
  readonly game: string
  readonly timeGroup: string
  readonly pace: string
  readonly paces: Readonly<Record<Pace, SettingText>>
  readonly tempo: string
  readonly tempoDescriptions: Readonly<Record<Tempo, string>>
  readonly window: SettingText & { readonly byPace: string }
  readonly seconds: (count: number) => string
  /** The settings as objects of “somebody changed …”. */
  readonly changedNames: Pick<TermMessages, 'game' | 'pace' | 'window' | 'tempo' | 'otherSetting'>
  /** A line about changed settings: who changed them (null for the reader), what, and who is no longer ready because of it. */
  readonly describeChange: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** A line about changed settings that were changed back: who did it, and who is no longer ready because of it. */
  readonly describeRevertedChange: (by: string | null, unready: readonly string[]) => string
  readonly decrease: (what: string) => string
  readonly increase: (what: string) => string
}
