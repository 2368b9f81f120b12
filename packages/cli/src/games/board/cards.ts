import { boardOf, EVENTS, KINDS, named } from '@slapwise/board-game'
import {
  LANGUAGES,
  type Language,
  languageOf,
  NUMBERED_TELEPORT,
  type Thing,
} from '@slapwise/board-game/words'
import { GAME_OPTION, MILD_OPTION, readArgs } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { bold, print, unbroken } from '../../terminal/screen.ts'
import { LANGUAGE_OPTION, readLanguage } from '../../words/index.ts'
import { findEntries, meantBy } from '../find-entries.ts'
import { readBoard } from './settings.ts'
import { terminalWordsIn } from './words/index.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  board: { type: 'string', default: 'house' },
} as const

/** A name may have several words. */
const MOST_WORDS = 9

interface Entry extends Thing {
  /** What it is, in figures and words. */
  readonly facts: readonly (readonly [title: string, what: string])[]
  /** What stands in brackets after its name. */
  readonly is: string | null
}

export function cards(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MOST_WORDS)
  const language = languageOf(readLanguage(values.lang).language)
  const box = entriesOf(readBoard(values.board), values.mild, language)
  if (positionals.length === 0) printAll(box, language)
  else printFound(box, positionals.join(' '), language)
  return 0
}

interface Box {
  readonly name: string
  readonly kinds: readonly Entry[]
  readonly events: readonly Entry[]
  readonly manhole: Entry
}

function entriesOf(board: Parameters<typeof boardOf>[0]['board'], mild: boolean, language: Language): Box {
  const { cards: counts, name } = boardOf({ board })
  const { colours, timing } = LANGUAGES[language]
  const { list } = terminalWordsIn(language)
  return {
    name: name[language],
    kinds: named(KINDS, mild).map((kind) => ({
      ...kind,
      is: null,
      facts: [
        [list.count, String(counts[kind.id] ?? 0)],
        [list.timing, `${colours[kind.colour]}: ${timing[kind.colour]}`],
      ],
    })),
    events: named(EVENTS, mild).map((event, i) => ({ ...event, is: list.event(i + 1), facts: [] })),
    manhole: { ...NUMBERED_TELEPORT, is: null, facts: [[list.count, '6']] },
  }
}

/** The cards of each colour, which says when they act; then the manholes, and the events by their numbers. */
function printAll({ name, kinds, events, manhole }: Box, language: Language): void {
  const { list } = terminalWordsIn(language)
  const nameWidth = Math.max(...[...kinds, ...events].map((thing) => thing.name[language].length))
  const printRow = (number: string, thing: Thing): void => {
    const title = `${number.padStart(3)}  ${thing.name[language].padEnd(nameWidth)} `
    print(`  ${unbroken(title)} ${thing.text[language]}`, title.length + 3)
  }
  print(`${bold(list.board)} ${name}`)
  for (const [timing, cards] of Map.groupBy(kinds, ({ facts: [, [, what]] }) => what)) {
    print()
    print(bold(timing), 2)
    for (const card of cards) printRow(card.facts[0][1], card)
  }
  print()
  print(bold(list.manholes))
  printRow(manhole.facts[0][1], manhole)
  print()
  print(bold(list.events))
  events.forEach((event, i) => {
    printRow(String(i + 1), event)
  })
}

function printFound({ kinds, events, manhole }: Box, name: string, language: Language): void {
  const all = [...kinds, ...events, manhole]
  const found = findEntries(all, name)
  if (found.length === 0)
    throw new UsageError(
      `No card or event is called '${name}'.${meantBy(name, all) || ' Try: slapwise cards --game board'}`,
    )
  found.forEach((entry, i) => {
    if (i > 0) print()
    printPage(entry, language)
  })
}

function printPage({ name, text, rulings = [], facts, is }: Entry, language: Language): void {
  const labelWidth = Math.max(...facts.map(([title]) => title.length)) + 3
  print(`${bold(name[language])}${is === null ? '' : ` (${is})`}`)
  print(`  ${text[language]}`, 2)
  if (facts.length > 0) print()
  for (const [title, what] of facts) print(`  ${unbroken(title.padEnd(labelWidth))}${what}`, labelWidth + 2)
  if (rulings.length === 0) return
  print()
  print(`  ${terminalWordsIn(language).list.rulings}`)
  for (const ruling of rulings) print(`  • ${ruling[language]}`)
}
