import type { Edition } from '../model/edition.ts'

export const ORIGINAL_EDITION: Edition = {
  name: { en: 'Original', de: 'Original' },
  matchEnds: 'limit-reached',
  gamblingMan: 'highest-of-colour',
}
