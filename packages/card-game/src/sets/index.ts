import type { EventKind } from '../event.ts'
import type { Print } from '../face.ts'
import type { Words } from '../kind.ts'
import type { PowerKind } from '../power.ts'
import { isThere } from '../versions.ts'
import { base } from './base.ts'
import { pandora } from './pandora.ts'
import { supercharge } from './supercharge.ts'
import { troublemaker } from './troublemaker.ts'

/** A box of cards. */
export interface CardSet {
  readonly name: Words
  readonly prints: readonly Print[]
  readonly events: readonly EventKind[]
  /** Each kind once. */
  readonly powers: readonly PowerKind[]
}

export const SETS = { base, troublemaker, supercharge, pandora }

export const SET_NAMES = ['base', 'troublemaker', 'supercharge', 'pandora'] as const

/** What was in a box by that version of the rules. */
export const contentsOf = ({ name, prints, events, powers }: CardSet, version: number): CardSet => ({
  name,
  prints: prints.filter(isThere(version)),
  events: events.filter(isThere(version)),
  powers: powers.filter(isThere(version)),
})
