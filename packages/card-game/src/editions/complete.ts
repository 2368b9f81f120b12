import type { Edition } from '../model/edition.ts'

export const COMPLETE_EDITION: Edition = {
  name: { en: 'Complete', de: 'Komplett' },
  matchEnds: 'limit-exceeded',
  gamblingMan: 'second-lowest',
}
