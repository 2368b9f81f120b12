import type { Edition } from '../model/edition.ts'

export const newer: Edition = {
  name: { en: 'New', de: 'Neu' },
  matchEnds: 'limit-reached',
  gamblingMan: 'second-lowest',
}
