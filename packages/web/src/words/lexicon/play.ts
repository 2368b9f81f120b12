/** A match against bots on this device. */
export interface PlayWords {
  readonly match: string
  readonly next: string
  readonly bots: string
  readonly sets: string
  readonly length: string
  readonly lengths: Readonly<Record<'short' | 'medium' | 'long' | 'none', string>>
  readonly deal: string
  readonly kept: string
}
