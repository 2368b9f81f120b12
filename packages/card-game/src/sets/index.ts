import type { EventKind } from '../event.ts'
import type { Words } from '../kind.ts'
import type { Print } from '../setup.ts'
import { base } from './base.ts'

/** A box of cards. */
export interface CardSet {
  readonly name: Words
  readonly prints: readonly Print[]
  readonly events: readonly EventKind[]
}

export const SETS = { base }

export const SET_NAMES = ['base'] as const
