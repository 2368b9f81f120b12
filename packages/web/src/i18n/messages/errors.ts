import type { ErrorCode } from '@slapwise/protocol'

export type ErrorScreenKind =
  | 'room-gone'
  | 'room-damaged'
  | 'removed-from-room'
  | 'room-locked'
  | 'room-full'
  | 'server-unreachable'
  | 'load-failed'
  | 'socket-blocked'
  | 'page-crashed'
  | 'not-found'
  | 'unknown-game'
  | 'link-expired'
  | 'other-tab'

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
