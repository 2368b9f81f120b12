/** A match against bots on this device. */
export interface LocalMatchMessages {
  readonly tabTitle: string
  readonly nextMatch: string
  readonly bots: string
  readonly length: string
  readonly lengthDescriptions: Readonly<Record<'none' | 'short' | 'medium' | 'long', string>>
  readonly minutes: (count: number) => string
  readonly dealAgain: string
  readonly autoSaveHint: string
  /** At the end of the first match on this device; `tempo` is that of the next one. */
  readonly firstMatchOver: (tempo: string) => string
}
