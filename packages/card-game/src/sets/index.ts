import type { SetName } from '../model/settings.ts'
import { isThere } from '../versions.ts'
import { base } from './base.ts'
import type { CardSet } from './card-set.ts'
import { pandora } from './pandora.ts'
import { supercharge } from './supercharge.ts'
import { troublemaker } from './troublemaker.ts'

export const SETS = { base, troublemaker, supercharge, pandora } satisfies Record<SetName, CardSet>

/** What was in a box by that version of the rules. */
export const contentsOf = ({ name, prints, events, powers }: CardSet, version: number): CardSet => ({
  name,
  prints: prints.filter(isThere(version)),
  events: events.filter(isThere(version)),
  powers: powers.filter(isThere(version)),
})
