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
  /** The label of the main button. */
  readonly action: string
}

/** Error pages and messages. */
export interface ErrorMessages {
  readonly screens: Readonly<Record<ErrorScreenKind, ErrorScreenText>>
  /** The label of an additional button to the start page. */
  readonly backToStart: string
  readonly connectionLost: string
  readonly serverRestarting: string
  readonly outdated: string
  readonly reload: string
}

/** Messages for requests that have failed. */
export interface RequestErrorMessages {
  readonly byErrorCode: Readonly<Partial<Record<ErrorCode, string>>>
  /** The message for all other errors. */
  readonly unknownError: string
  readonly useSuggestedName: (name: string) => string
}
