/** A match against bots on this device. */
export interface LocalMatchMessages {
  readonly tabTitle: string
  readonly nextMatch: string
  /** How many bots there are. */
  readonly bots: { readonly name: string; readonly description: string }
  /** In place of the description of a level if bots differ. */
  readonly mixedLevels: string
  readonly eachBot: { readonly name: string; readonly description: string }
  /** The name of a length, and how long it takes. */
  readonly length: (name: string, minutes: number) => string
  /** The group of all further settings, and its summary while they are as usual. */
  readonly more: { readonly title: string; readonly asUsual: string }
  readonly dealAgain: string
  readonly autoSaveHint: string
  /** At the end of the first match on this device; `tempo` is that of the next one. */
  readonly firstMatchOver: (tempo: string) => string
  /** At the end of a match with bots that search: the futures that they tried, and the percentage of the planned ones. */
  readonly searchTotals: (rollouts: string, percent: number) => string
  /** At the end of a match that could not be kept. */
  readonly notKept: string
}
