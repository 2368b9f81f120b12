import type { Edition } from '../model/edition.ts'

export const original: Edition = {
  name: { en: 'Original', de: 'Original' },
  matchEnds: 'limit-reached',
  gamblingMan: 'highest-of-colour',
}
