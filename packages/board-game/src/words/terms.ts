import { changedValue } from '@slapwise/kernel'
import { boardOf, type Settings } from '../index.ts'
import { LANGUAGES, type Language } from './languages.ts'

type Terms = Omit<Settings, 'players'>

/** The settings that differ in the second, in the words of each setting. */
export function changedSettings(before: Terms, now: Terms, language: Language): string[] {
  const { settings, lengths, points } = LANGUAGES[language].terms
  const limitOf = ({ limit }: Terms) => (typeof limit === 'number' ? points(limit) : lengths[limit])
  const nameOf = (terms: Terms) => boardOf(terms).name[language]
  return [
    ...changedValue(settings.board, nameOf(before), nameOf(now)),
    ...changedValue(settings.limit, limitOf(before), limitOf(now)),
  ]
}
