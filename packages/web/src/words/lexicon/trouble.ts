import type { ErrorCode } from '@slapwise/protocol'

export type TroubleKind =
  | 'gone'
  | 'damaged'
  | 'sentAway'
  | 'locked'
  | 'full'
  | 'noServer'
  | 'notFetched'
  | 'noSocket'
  | 'crashed'
  | 'noPage'
  | 'noGame'
  | 'expired'
  | 'otherTab'

interface Told {
  readonly title: string
  readonly text: string
  /** What the button says that leads out of it. */
  readonly action: string
}

/** What the page says when something is wrong. */
export interface TroubleWords {
  readonly kinds: Readonly<Record<TroubleKind, Told>>
  /** For who would rather do something else. */
  readonly toStart: string
  readonly lost: string
  readonly stopping: string
  readonly outdated: string
  readonly reload: string
  readonly callMe: (name: string) => string
  /** Why the server has refused something. */
  readonly refused: Readonly<Partial<Record<ErrorCode, string>>>
  /** For whatever else there may be. */
  readonly anything: string
}
