import type { Edition } from '../model/edition.ts'
import type { EditionName } from '../model/settings.ts'
import { complete } from './complete.ts'
import { newer } from './new.ts'
import { original } from './original.ts'

export const EDITIONS = { original, new: newer, complete } satisfies Record<EditionName, Edition>
