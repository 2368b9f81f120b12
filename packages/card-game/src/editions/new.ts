import type { Edition } from '../model/edition.ts'

export const NEW_EDITION: Edition = {
  name: { en: 'New', de: 'Neu' },
  matchEnds: 'limit-reached',
  gamblingMan: 'second-lowest',
}
