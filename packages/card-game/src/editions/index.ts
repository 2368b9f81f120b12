import type { Edition } from '../model/edition.ts'
import type { EditionName } from '../model/settings.ts'
import { COMPLETE_EDITION } from './complete.ts'
import { NEW_EDITION } from './new.ts'
import { ORIGINAL_EDITION } from './original.ts'

export const EDITIONS = {
  original: ORIGINAL_EDITION,
  new: NEW_EDITION,
  complete: COMPLETE_EDITION,
} satisfies Record<EditionName, Edition>
