import type { EventKind } from '../event.ts'
import type { Print } from '../face.ts'
import type { Words } from '../kind.ts'
import { base } from './base.ts'
import { troublemaker } from './troublemaker.ts'

/** A box of cards. */
export interface CardSet {
  readonly name: Words
  readonly prints: readonly Print[]
  readonly events: readonly EventKind[]
}

export const SETS = { base, troublemaker }

export const SET_NAMES = ['base', 'troublemaker'] as const
