import type { Language } from '@slapwise/card-game/i18n'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import type { CatalogueMessages } from '../i18n/messages.ts'
import type { CardEntry, CatalogueEntry, PlayCondition, RuleEntry, SetCatalogue } from './catalogue.ts'

const MIN_NAME_WIDTH = 18

/** The language of card names, which only the game's own languages can have, and the terminal's texts around them. */
export interface CatalogueLocale {
  readonly language: Language
  readonly messages: CatalogueMessages
}

/** Prints the cards of a set in a table, then its events and power cards. */
export function printSet({ name, cards, events, powers }: SetCatalogue, locale: CatalogueLocale): void {
  print(bold(name[locale.language]))
  printEntryTable(cards, locale)
  print(`  ${locale.messages.events}: ${namesOf(events, locale)}`)
  if (powers.length > 0) print(`  ${locale.messages.powers}: ${namesOf(powers, locale)}`)
}

const namesOf = (entries: readonly CatalogueEntry[], locale: CatalogueLocale): string =>
  entries.map(({ name }) => toNonBreaking(name[locale.language])).join(', ')

/** Prints the rule cards with their texts. */
export function printHouseCards(cards: readonly RuleEntry[], locale: CatalogueLocale): void {
  print(bold(locale.messages.ruleCards))
  const nameWidth = nameWidthOf(cards, locale)
  for (const { name, text } of cards)
    print(
      `  ${toNonBreaking(name[locale.language].padEnd(nameWidth))} ${text[locale.language]}`,
      nameWidth + 3,
    )
}

/** Prints entries as a table with a heading. */
export function printEntryTable(entries: readonly CatalogueEntry[], locale: CatalogueLocale): void {
  const nameWidth = nameWidthOf(entries, locale)
  const printRow = (name: string, count: string, points: string, when: string): void => {
    const figures = `${name.padEnd(nameWidth)}${count.padStart(6)}${points.padStart(8)}  `
    print(`  ${toNonBreaking(figures)} ${when}`, figures.length + 3)
  }
  printRow(locale.messages.card, locale.messages.count, locale.messages.points, locale.messages.played)
  for (const entry of entries) printRow(entry.name[locale.language], ...cellsFor(entry, locale))
}

const nameWidthOf = (entries: readonly CatalogueEntry[], locale: CatalogueLocale): number =>
  Math.max(MIN_NAME_WIDTH, ...entries.map(({ name }) => name[locale.language].length))

function cellsFor(
  entry: CatalogueEntry,
  locale: CatalogueLocale,
): [count: string, points: string, when: string] {
  switch (entry.kind) {
    case 'card':
      return [String(entry.count), formatPoints(entry.points), formatPlayCondition(entry.when, locale)]
    case 'event':
      return ['1', '', locale.messages.whenTriggered]
    case 'power':
      return [String(entry.count), '', locale.messages.powerTiming[entry.when]]
    case 'rule':
      return ['1', '', locale.messages.forRound]
  }
}

/** An entry and its set; undefined for rule cards, which belong to no set. */
export interface EntryInSet {
  readonly entry: CatalogueEntry
  readonly set: SetCatalogue | undefined
}

/** Prints everything about one entry, for each set that contains it. */
export function printEntry(found: readonly EntryInSet[], locale: CatalogueLocale): void {
  const [{ entry }] = found
  print(
    `${bold(entry.name[locale.language])}${entry.kind === 'card' ? '' : ` (${locale.messages[entry.kind]})`}`,
  )
  print(`  ${entry.text[locale.language]}`, 2)
  for (const each of found) printDetails(each, locale)
  if (entry.rulings.length === 0) return
  print()
  print(`  ${locale.messages.rulings}`)
  for (const ruling of entry.rulings) print(`  • ${ruling[locale.language]}`)
}

function printDetails({ entry, set }: EntryInSet, locale: CatalogueLocale): void {
  const facts = [
    [locale.messages.set, set?.name[locale.language] ?? locale.messages.noSet],
    ...listDetails(entry, locale),
  ]
  const labelWidth = Math.max(...facts.map(([label]) => label.length)) + 3
  print()
  for (const [label, fact] of facts)
    print(`  ${toNonBreaking(label.padEnd(labelWidth))}${fact}`, labelWidth + 2)
}

function listDetails(entry: CatalogueEntry, locale: CatalogueLocale): string[][] {
  switch (entry.kind) {
    case 'card':
      return [
        [locale.messages.count, `${entry.count}${formatColours(entry, locale)}`],
        [locale.messages.played, formatPlayCondition(entry.when, locale)],
        [locale.messages.points, formatPoints(entry.points)],
      ]
    case 'event':
      return [
        [locale.messages.count, '1'],
        [locale.messages.eventTiming, locale.messages.whenTriggered],
      ]
    case 'power':
      return [
        [locale.messages.count, String(entry.count)],
        [locale.messages.played, locale.messages.powerTiming[entry.when]],
      ]
    case 'rule':
      return [
        [locale.messages.count, '1'],
        [locale.messages.duration, locale.messages.forRound],
      ]
  }
}

/** Copies per colour, in brackets. */
function formatColours({ colours }: CardEntry, locale: CatalogueLocale): string {
  if (colours.length === 0) return ''
  const names = colours.map((each) => each.colours.map((colour) => locale.messages.colours[colour]).join('/'))
  if (names.length === 1) return ` (${names[0]})`
  const [{ count }] = colours
  const isEven = colours.every((each) => each.count === count)
  return isEven
    ? ` (${locale.messages.countEach(count)}: ${names.join(', ')})`
    : ` (${names.map((name, i) => `${colours[i].count} ${name}`).join(', ')})`
}

const formatPoints = ([least, most]: CardEntry['points']): string =>
  least === most ? String(least) : `${least}–${most}`

function formatPlayCondition({ rule, canBeThrownIn }: PlayCondition, locale: CatalogueLocale): string {
  return `${locale.messages.playConditions[rule]}${canBeThrownIn ? locale.messages.canBeThrownIn : ''}`
}
