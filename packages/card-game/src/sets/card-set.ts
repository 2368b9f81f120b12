import type { EventKind } from '../model/event-kind.ts'
import type { Print } from '../model/face.ts'
import type { PowerKind } from '../model/power-kind.ts'
import type { Words } from '../model/words.ts'

/** A box of cards. */
export interface CardSet {
  readonly name: Words
  readonly prints: readonly Print[]
  readonly events: readonly EventKind[]
  /** Each kind once. */
  readonly powers: readonly PowerKind[]
}
