import type { Edition } from './edition.ts'

export const newer: Edition = {
  name: { en: 'New', de: 'Neu' },
  matchEnds: 'limit-reached',
  gamblingMan: 'second-lowest',
}
