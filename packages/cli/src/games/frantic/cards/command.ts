import { SET_NAMES } from '@slapwise/card-game'
import { languageOf } from '@slapwise/card-game/words'
import { GAME_OPTION, MILD_OPTION, readArgs } from '../../../args/args.ts'
import { UsageError } from '../../../args/usage-error.ts'
import { print } from '../../../terminal/screen.ts'
import { LANGUAGE_OPTION, readLanguage } from '../../../words/index.ts'
import { findEntries, meantBy } from '../../find-entries.ts'
import { readSetNames } from '../settings.ts'
import { catalogue, type Entry, houseCards, type SetEntries } from './catalogue.ts'
import { printHouseCards, printPage, printRows, printSet } from './reference.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  sets: { type: 'string', default: SET_NAMES.join() },
} as const

/** A name may have several words. */
const MOST_WORDS = 9

export function cards(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MOST_WORDS)
  const lang = languageOf(readLanguage(values.lang).language)
  const names = readSetNames(values.sets)
  const sets = catalogue(names, values.mild)
  /** They come into play with the box that has room for them. */
  const rules = names.includes('pandora') ? houseCards(values.mild) : []
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
      `No card, event, power or rule card is called '${name}'.${meantBy(name, all) || ' Try: slapwise cards'}`,
    )
  if (found.some(({ id }) => id !== found[0].id)) printRows(found, lang)
  else
    printPage(
      found.map((entry) => ({ entry, set: sets.find((set) => entriesOf(set).includes(entry)) })),
      lang,
    )
  return 0
}

const entriesOf = ({ cards, events, powers }: SetEntries): Entry[] => [...cards, ...events, ...powers]
