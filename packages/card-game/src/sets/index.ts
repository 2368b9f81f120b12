import type { CardSetName } from '../model/settings.ts'
import { isInVersion } from '../versions.ts'
import { baseSet } from './base.ts'
import type { CardSet } from './card-set.ts'
import { pandoraSet } from './pandora.ts'
import { superchargeSet } from './supercharge.ts'
import { troublemakerSet } from './troublemaker.ts'

export const CARD_SETS = {
  base: baseSet,
  troublemaker: troublemakerSet,
  supercharge: superchargeSet,
  pandora: pandoraSet,
} satisfies Record<CardSetName, CardSet>

/** The contents of a set in a version of the rules. */
export const filterSetByVersion = ({ name, prints, events, powers }: CardSet, version: number): CardSet => ({
  name,
  prints: prints.filter(isInVersion(version)),
  events: events.filter(isInVersion(version)),
  powers: powers.filter(isInVersion(version)),
})
