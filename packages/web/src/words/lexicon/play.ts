/** A match against bots on this device. */
export interface PlayWords {
  readonly match: string
  readonly next: string
  readonly bots: string
  readonly deal: string
  readonly kept: string
}
