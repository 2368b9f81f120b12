import type { Edition } from '../model/edition.ts'

export const originalEdition: Edition = {
  name: { en: 'Original', de: 'Original' },
  matchEnds: 'limit-reached',
  gamblingMan: 'highest-of-colour',
}
