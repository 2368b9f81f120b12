import { CARD_SET_NAMES } from '@slapwise/card-game'
import { resolveLanguage } from '@slapwise/card-game/i18n'
import { GAME_OPTION, MILD_OPTION, readArgs } from '../../../args/args.ts'
import { UsageError } from '../../../args/usage-error.ts'
import { LANGUAGE_OPTION, readMessages } from '../../../i18n/index.ts'
import { print } from '../../../terminal/screen.ts'
import { findEntries, formatSuggestion } from '../../find-entries.ts'
import { readSetNames } from '../settings.ts'
import { type CatalogueEntry, listHouseCards, listSetCatalogues, type SetCatalogue } from './catalogue.ts'
import { printEntry, printEntryTable, printHouseCards, printSet } from './print-catalogue.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  sets: { type: 'string', default: CARD_SET_NAMES.join() },
} as const

/** A name may have several words. */
const MAX_NAME_WORDS = 9

export function franticCardsCommand(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MAX_NAME_WORDS)
  const lang = resolveLanguage(readMessages(values.lang).language)
  const names = readSetNames(values.sets)
  const sets = listSetCatalogues(names, values.mild)
  /** They come into play with the box that has room for them. */
  const rules = names.includes('pandora') ? listHouseCards(values.mild) : []
  if (positionals.length === 0) {
    for (const set of sets) {
      printSet(set, lang)
      if (set !== sets.at(-1) || rules.length > 0) print()
    }
    if (rules.length > 0) printHouseCards(rules, lang)
    return 0
  }
  const name = positionals.join(' ')
  const all = [...sets.flatMap(entriesOf), ...rules]
  const found = findEntries(all, name)
  if (found.length === 0)
    throw new UsageError(
      `No card, event, power or rule card is called '${name}'.${formatSuggestion(name, all) || ' Try: slapwise cards'}`,
    )
  if (found.some(({ id }) => id !== found[0].id)) printEntryTable(found, lang)
  else
    printEntry(
      found.map((entry) => ({ entry, set: sets.find((set) => entriesOf(set).includes(entry)) })),
      lang,
    )
  return 0
}

const entriesOf = ({ cards, events, powers }: SetCatalogue): CatalogueEntry[] => [
  ...cards,
  ...events,
  ...powers,
]
