/** Looking back while the match goes on. */
export interface LookBackMessages {
  /** The moment that is shown: its round and the players it waited for. */
  readonly moment: (round: number, awaited: readonly string[]) => string
  readonly stepBack: string
  readonly stepForward: string
  readonly toPresent: string
  readonly notices: Readonly<Record<'asked' | 'concerned', string>>
  readonly failed: string
  readonly open: string
  readonly goHere: string
  readonly anonymousPlayer: (seat: number) => string
}
