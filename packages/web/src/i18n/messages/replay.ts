import type { FactMark, RecordCheck, RecordCheckCode, ReplayError, StepUnit } from '@slapwise/kernel'

/** The reason why there is nothing to look back at. */
export type ReplayFailure =
  | 'too-large'
  | 'not-a-match'
  | 'damaged-link'
  | 'unknown-game'
  | 'unknown-rules'
  | 'bad-settings'
  | 'replay-failed'
  | 'match-gone'
  | 'rate-limited'
  | 'unreadable-file'

type CheckFormatters = {
  readonly [C in RecordCheckCode]: (
    check: Extract<RecordCheck, { readonly code: C }>,
    nameOf: (seat: number) => string,
  ) => string
}

/** Looking back at a finished match. */
export interface ReplayMessages {
  readonly title: string
  readonly loading: string
  readonly controls: string
  readonly position: string
  readonly positionValue: (round: number, index: number, last: number) => string
  readonly progress: (index: number, last: number) => string
  readonly play: string
  readonly pause: string
  readonly back: Readonly<Record<StepUnit, string>>
  readonly forward: Readonly<Record<StepUnit, string>>
  readonly speed: string
  readonly viewer: string
  readonly spectator: string
  readonly allOpen: string
  readonly marks: Readonly<Record<FactMark | 'mistake', string>>
  readonly more: string
  readonly backToRoom: string
  readonly share: string
  readonly shareHint: string
  readonly shareNote: string
  /** For a link that contains the whole match. */
  readonly shareNoteWithMatch: string
  readonly tooLongForLink: string
  readonly close: string
  readonly save: string
  readonly proof: {
    readonly button: Readonly<Record<'consistent' | 'unsure' | 'changed', string>>
    readonly meaning: Readonly<Record<'consistent' | 'unsure' | 'changed', string>>
    readonly checks: CheckFormatters
    readonly errors: (error: ReplayError) => string
  }
  readonly keys: readonly (readonly [keys: string, effect: string])[]
  readonly keysTitle: string
  readonly dropTitle: string
  readonly dropHint: string
  readonly chooseFile: string
  readonly failures: Readonly<Record<ReplayFailure, string>>
}
