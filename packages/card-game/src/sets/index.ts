import type { SetName } from '../model/settings.ts'
import { base } from './base.ts'
import type { CardSet } from './card-set.ts'
import { pandora } from './pandora.ts'
import { supercharge } from './supercharge.ts'
import { troublemaker } from './troublemaker.ts'

export const SETS = { base, troublemaker, supercharge, pandora } satisfies Record<SetName, CardSet>
