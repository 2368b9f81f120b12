import { applyMildNames, CARD_KINDS, EVENTS, resolveBoardFile } from '@slapwise/board-game'
import {
  LANGUAGES,
  type Language,
  NUMBERED_TELEPORT,
  type ReferenceItem,
  resolveLanguage,
} from '@slapwise/board-game/i18n'
import { GAME_OPTION, MILD_OPTION, readArgs } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { LANGUAGE_OPTION, readMessages } from '../../i18n/index.ts'
import { bold, print, toNonBreaking } from '../../terminal/screen.ts'
import { findEntries, formatSuggestion } from '../find-entries.ts'
import { getBoardMessages } from './i18n/index.ts'
import type { BoardTerminalMessages } from './i18n/messages.ts'
import { parseBoard } from './settings.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  board: { type: 'string', default: 'house' },
} as const

/** The longest name in words. */
const MAX_NAME_WORDS = 9

interface Entry extends ReferenceItem {
  /** Rows of label and value. */
  readonly details: readonly (readonly [title: string, what: string])[]
  /** Printed in brackets after the name, such as `event 3`. */
  readonly kindLabel: string | null
}

export function boardCardsCommand(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS, MAX_NAME_WORDS)
  const { language: code } = readMessages(values.lang)
  const locale = { language: resolveLanguage(code), messages: getBoardMessages(code).cardList }
  const box = listBoxContents(parseBoard(values.board), values.mild, locale)
  if (positionals.length === 0) printAll(box, locale)
  else printMatchingEntries(box, positionals.join(' '), locale)
  return 0
}

/** The language of card names, which only the game's own languages can have, and the terminal's texts around them. */
interface CardListLocale {
  readonly language: Language
  readonly messages: BoardTerminalMessages['cardList']
}

interface BoxContents {
  readonly name: string
  readonly kinds: readonly Entry[]
  readonly events: readonly Entry[]
  readonly manhole: Entry
}

function listBoxContents(
  board: Parameters<typeof resolveBoardFile>[0]['board'],
  usesMildNames: boolean,
  { language, messages }: CardListLocale,
): BoxContents {
  const { cards: cardCounts, name } = resolveBoardFile({ board })
  const { colours, colourTimings } = LANGUAGES[language]
  return {
    name: name[language],
    kinds: applyMildNames(CARD_KINDS, usesMildNames).map((kind) => ({
      ...kind,
      kindLabel: null,
      details: [
        [messages.count, String(cardCounts[kind.id] ?? 0)],
        [messages.timing, `${colours[kind.colour]}: ${colourTimings[kind.colour]}`],
      ],
    })),
    events: applyMildNames(EVENTS, usesMildNames).map((event, i) => ({
      ...event,
      kindLabel: messages.event(i + 1),
      details: [],
    })),
    manhole: { ...NUMBERED_TELEPORT, kindLabel: null, details: [[messages.count, '6']] },
  }
}

/** Cards grouped by colour (it decides when they act), then manholes, then events by number. */
function printAll(
  { name, kinds, events, manhole }: BoxContents,
  { language, messages }: CardListLocale,
): void {
  const nameWidth = Math.max(...[...kinds, ...events].map((item) => item.name[language].length))
  const printRow = (number: string, item: ReferenceItem): void => {
    const title = `${number.padStart(3)}  ${item.name[language].padEnd(nameWidth)} `
    print(`  ${toNonBreaking(title)} ${item.text[language]}`, title.length + 3)
  }
  print(`${bold(messages.board)} ${name}`)
  for (const [timing, cards] of Map.groupBy(kinds, ({ details: [, [, value]] }) => value)) {
    print()
    print(bold(timing), 2)
    for (const card of cards) printRow(card.details[0][1], card)
  }
  print()
  print(bold(messages.manholes))
  printRow(manhole.details[0][1], manhole)
  print()
  print(bold(messages.events))
  events.forEach((event, i) => {
    printRow(String(i + 1), event)
  })
}

function printMatchingEntries(
  { kinds, events, manhole }: BoxContents,
  name: string,
  locale: CardListLocale,
): void {
  const all = [...kinds, ...events, manhole]
  const found = findEntries(all, name)
  if (found.length === 0)
    throw new UsageError(
      `No card or event is called '${name}'.${formatSuggestion(name, all) || ' Try: slapwise cards --game board'}`,
    )
  found.forEach((entry, i) => {
    if (i > 0) print()
    printEntry(entry, locale)
  })
}

function printEntry(
  { name, text, rulings = [], details, kindLabel }: Entry,
  { language, messages }: CardListLocale,
): void {
  const labelWidth = Math.max(...details.map(([title]) => title.length)) + 3
  print(`${bold(name[language])}${kindLabel === null ? '' : ` (${kindLabel})`}`)
  print(`  ${text[language]}`, 2)
  if (details.length > 0) print()
  for (const [title, value] of details)
    print(`  ${toNonBreaking(title.padEnd(labelWidth))}${value}`, labelWidth + 2)
  if (rulings.length === 0) return
  print()
  print(`  ${messages.rulings}`)
  for (const ruling of rulings) print(`  • ${ruling[language]}`)
}
