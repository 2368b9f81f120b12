import { CARD_SET_NAMES } from '@slapwise/card-game'
import { resolveLanguage } from '@slapwise/card-game/i18n'
import { GAME_OPTION, MILD_OPTION, readArgs } from '../../../args/args.ts'
import { UsageError } from '../../../args/usage-error.ts'
import { LANGUAGE_OPTION, readMessages } from '../../../i18n/index.ts'
import { print } from '../../../terminal/screen.ts'
import { findEntries, formatSuggestion } from '../../find-entries.ts'
import { getFranticMessages } from '../i18n/index.ts'
import { readSetNames } from '../settings.ts'
import { type CatalogueEntry, listHouseCards, listSetCatalogues, type SetCatalogue } from './catalogue.ts'
import { printEntry, printEntryTable, printHouseCards, printSet } from './print-catalogue.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  sets: { type: 'string', default: CARD_SET_NAMES.join() },
} as const

/** The longest name in words. */
const MAX_NAME_WORDS = 9

export function franticCardsCommand(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MAX_NAME_WORDS)
  const { language: code } = readMessages(values.lang)
  const locale = { language: resolveLanguage(code), messages: getFranticMessages(code).catalogue }
  const names = readSetNames(values.sets)
  const sets = listSetCatalogues(names, values.mild)
  /** Rule cards can be drawn only with the set pandora. */
  const rules = names.includes('pandora') ? listHouseCards(values.mild) : []
  if (positionals.length === 0) {
    for (const set of sets) {
      printSet(set, locale)
      if (set !== sets.at(-1) || rules.length > 0) print()
    }
    if (rules.length > 0) printHouseCards(rules, locale)
    return 0
  }
  const name = positionals.join(' ')
  const all = [...sets.flatMap(entriesOf), ...rules]
  const found = findEntries(all, name)
  if (found.length === 0)
    throw new UsageError(
      `No card, event, power or rule card is called '${name}'.${formatSuggestion(name, all) || ' Try: slapwise cards'}`,
    )
  if (found.some(({ id }) => id !== found[0].id)) printEntryTable(found, locale)
  else
    printEntry(
      found.map((entry) => ({ entry, set: sets.find((set) => entriesOf(set).includes(entry)) })),
      locale,
    )
  return 0
}

const entriesOf = ({ cards, events, powers }: SetCatalogue): CatalogueEntry[] => [
  ...cards,
  ...events,
  ...powers,
]
