import type { ErrorCode } from '@slapwise/protocol'

export type ErrorScreenKind =
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

interface ErrorScreenText {
  readonly title: string
  readonly text: string
  /** What the button says that leads out of it. */
  readonly action: string
}

/** What the page says when something is wrong. */
export interface ErrorMessages {
  readonly screens: Readonly<Record<ErrorScreenKind, ErrorScreenText>>
  /** For who would rather do something else. */
  readonly backToStart: string
  readonly connectionLost: string
  readonly serverRestarting: string
  readonly outdated: string
  readonly reload: string
  readonly useSuggestedName: (name: string) => string
  /** Why the server has refused something. */
  readonly byErrorCode: Readonly<Partial<Record<ErrorCode, string>>>
  /** For whatever else there may be. */
  readonly unknownError: string
}
