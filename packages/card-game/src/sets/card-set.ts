import type { LocalizedText } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { CardPrint } from '../model/face.ts'
import type { PowerKind } from '../model/power-kind.ts'

/** The base game or an add-on. */
export interface CardSet {
  readonly name: LocalizedText
  readonly prints: readonly CardPrint[]
  readonly events: readonly EventKind[]
  /** Each kind once. */
  readonly powers: readonly PowerKind[]
}
