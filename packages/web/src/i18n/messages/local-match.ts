/** A match against bots on this device. */
export interface LocalMatchMessages {
  readonly tabTitle: string
  readonly nextMatch: string
  readonly bots: string
  readonly dealAgain: string
  readonly autoSaveHint: string
}
