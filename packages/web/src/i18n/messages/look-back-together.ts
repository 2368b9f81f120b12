/** Looking back at a match together with everybody in the room. */
export interface LookBackTogetherMessages {
  readonly start: string
  /** To those who are still in the room. */
  readonly invitation: (leader: string) => string
  readonly follow: string
  readonly following: (leader: string) => string
  /** To the host while nobody is led. */
  readonly alone: string
  readonly leading: string
  readonly apart: string
  readonly rejoin: (leader: string) => string
  readonly leadAgain: string
  readonly end: string
  readonly point: string
  readonly pointHint: string
  /** A member points at something. */
  readonly pointed: (name: string) => string
  readonly movedOn: string
}
