import { formatChangedList, formatChangedValue } from '@slapwise/kernel'
import { CARD_SETS, EDITIONS, HOUSE_RULE_CARDS, type LocalizedText, type Settings } from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import { LANGUAGES, type Language } from './languages.ts'

type ChangeableSettings = Omit<Settings, 'players'>

/** One text per setting that differs between `before` and `now`. */
export function formatChangedSettings(
  before: ChangeableSettings,
  now: ChangeableSettings,
  language: Language,
): string[] {
  const messages = LANGUAGES[language]
  const { settings, ruleCard, ruleCards, nothing, no, yes } = messages.settingNames
  const changed = (setting: string, format: (values: ChangeableSettings) => string) =>
    formatChangedValue(setting, format(before), format(now))
  const listed = (setting: string, list: (values: ChangeableSettings) => readonly string[]) =>
    formatChangedList(setting, list(before), list(now))
  const nameOf = (id: string): string | undefined =>
    NAMED_EFFECTS.find((item) => item.id === id)?.name[language]
  const standsFor = (id: string, usual: string, effect: (values: ChangeableSettings) => string) =>
    changed(nameOf(id)!, (values) =>
      effect(values) === 'nothing' ? nothing : (nameOf(effect(values)) ?? usual),
    )
  return [
    ...listed(settings.sets, ({ sets }) => sets.map((set) => CARD_SETS[set].name[language])),
    ...changed(settings.edition, ({ edition }) => EDITIONS[edition].name[language]),
    ...changed(settings.limit, ({ limit }) => formatScoreLimit(messages, limit)),
    ...changed(settings.handSize, ({ handSize }) => String(handSize)),
    ...changed(settings.purple, ({ purple }) => formatPurple(messages, purple)),
    ...changed(settings.ruleCards, (values) => String(values.ruleCards)),
    ...listed(settings.withoutRuleCards, ({ withoutRuleCards }) =>
      HOUSE_RULE_CARDS.filter(({ id }) => !withoutRuleCards.includes(id)).map(({ name }) => name[language]),
    ),
    ...listed(settings.ownRuleCards, ({ ownRuleCards }) => ownRuleCards.map(({ name }) => name)),
    ...standsFor('do-it-yourself', ruleCard, ({ doItYourself }) => doItYourself),
    ...standsFor('pandoras-box', ruleCards, ({ pandorasBox }) => pandorasBox),
    ...changed(settings.steered, ({ steered }) => (steered ? yes : no)),
  ]
}

/** All cards and events, since Do It Yourself and Pandora’s Box can stand for any of them. */
const NAMED_EFFECTS: readonly { readonly id: string; readonly name: LocalizedText }[] = Object.values(
  CARD_SETS,
).flatMap(({ prints, events }) => [...prints.map(({ kind }) => kind), ...events])

const formatScoreLimit = ({ settingNames }: CardMessages, limit: ChangeableSettings['limit']): string =>
  typeof limit === 'number' ? settingNames.points(limit) : settingNames.lengths[limit]

export const formatPurple = (
  { settingNames, colours }: CardMessages,
  purple: ChangeableSettings['purple'],
): string =>
  purple === 'off' || purple === 'fifth'
    ? settingNames.purple[purple]
    : settingNames.purple.insteadOf(colours[purple])
