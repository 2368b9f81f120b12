import { SET_NAMES } from '@slapwise/card-game'
import { oneOf, readArgs, readSetNames } from '../args.ts'
import { catalogue, type Entry, findEntries, type SetEntries } from '../cards/catalogue.ts'
import { LANGUAGES } from '../cards/catalogue-words.ts'
import { printEntry, printFound, printSet } from '../cards/reference.ts'
import { print } from '../screen.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  lang: { type: 'string', default: 'en' },
  sets: { type: 'string', default: SET_NAMES.join() },
} as const

/** A name may have several words. */
const MOST_WORDS = 9

export function cards(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MOST_WORDS)
  const lang = oneOf('lang', values.lang, LANGUAGES)
  const sets = catalogue(readSetNames(values.sets))
  if (positionals.length === 0) {
    sets.forEach((set, i) => {
      if (i > 0) print()
      printSet(set, lang)
    })
    return 0
  }
  const name = positionals.join(' ')
  const all = sets.flatMap(entriesOf)
  const found = findEntries(all, name)
  if (found.length === 0)
    throw new UsageError(`No card, event or power is called '${name}'. Try: slapwise cards`)
  if (found.some(({ id }) => id !== found[0].id)) printFound(found, lang)
  else
    found.forEach((entry, i) => {
      if (i > 0) print()
      printEntry(entry, sets.find((set) => entriesOf(set).includes(entry))!, lang)
    })
  return 0
}

const entriesOf = ({ cards, events, powers }: SetEntries): Entry[] => [...cards, ...events, ...powers]
