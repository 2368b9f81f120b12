import type { Edition } from '../model/edition.ts'
import type { EditionName } from '../model/settings.ts'
import { completeEdition } from './complete.ts'
import { newEdition } from './new.ts'
import { originalEdition } from './original.ts'

export const EDITIONS = {
  original: originalEdition,
  new: newEdition,
  complete: completeEdition,
} satisfies Record<EditionName, Edition>
