import { formatChangedValue } from '@slapwise/kernel'
import { resolveBoardFile, type Settings } from '../index.ts'
import { LANGUAGES, type Language } from './languages.ts'

type ChangeableSettings = Omit<Settings, 'players'>

/** One text per setting that differs between `before` and `now`. */
export function formatChangedSettings(
  before: ChangeableSettings,
  now: ChangeableSettings,
  language: Language,
): string[] {
  const { settings, lengths, points } = LANGUAGES[language].settingNames
  const limitOf = ({ limit }: ChangeableSettings) =>
    typeof limit === 'number' ? points(limit) : lengths[limit]
  const nameOf = (values: ChangeableSettings) => {
    const { name } = resolveBoardFile(values)
    return name[language] ?? name.en
  }
  return [
    ...formatChangedValue(settings.board, nameOf(before), nameOf(now)),
    ...formatChangedValue(settings.limit, limitOf(before), limitOf(now)),
  ]
}
