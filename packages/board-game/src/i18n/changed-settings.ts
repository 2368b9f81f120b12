import { changedValue } from '@slapwise/kernel'
import { boardOf, type Settings } from '../index.ts'
import { LANGUAGES, type Language } from './languages.ts'

type ChangeableSettings = Omit<Settings, 'players'>

/** The settings that differ in the second, in the words of each setting. */
export function formatChangedSettings(
  before: ChangeableSettings,
  now: ChangeableSettings,
  language: Language,
): string[] {
  const { settings, lengths, points } = LANGUAGES[language].settingNames
  const limitOf = ({ limit }: ChangeableSettings) =>
    typeof limit === 'number' ? points(limit) : lengths[limit]
  const nameOf = (terms: ChangeableSettings) => boardOf(terms).name[language]
  return [
    ...changedValue(settings.board, nameOf(before), nameOf(now)),
    ...changedValue(settings.limit, limitOf(before), limitOf(now)),
  ]
}
