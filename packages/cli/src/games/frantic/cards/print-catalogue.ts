import type { Language } from '@slapwise/card-game/i18n'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import type { CardEntry, CatalogueEntry, PlayCondition, RuleEntry, SetCatalogue } from './catalogue.ts'
import { getCatalogueMessages } from './catalogue-messages.ts'

const MIN_NAME_WIDTH = 18

/** All cards of a set, a line each, and its events and power cards. */
export function printSet({ name, cards, events, powers }: SetCatalogue, lang: Language): void {
  const words = getCatalogueMessages(lang)
  print(bold(name[lang]))
  printEntryTable(cards, lang)
  print(`  ${words.events}: ${namesOf(events, lang)}`)
  if (powers.length > 0) print(`  ${words.powers}: ${namesOf(powers, lang)}`)
}

const namesOf = (entries: readonly CatalogueEntry[], lang: Language): string =>
  entries.map(({ name }) => toNonBreaking(name[lang])).join(', ')

/** The rule cards, with what they say: there is nothing else to say about them. */
export function printHouseCards(cards: readonly RuleEntry[], lang: Language): void {
  print(bold(getCatalogueMessages(lang).ruleCards))
  const nameWidth = nameWidthOf(cards, lang)
  for (const { name, text } of cards)
    print(`  ${toNonBreaking(name[lang].padEnd(nameWidth))} ${text[lang]}`, nameWidth + 3)
}

/** A line each, below a heading. */
export function printEntryTable(entries: readonly CatalogueEntry[], lang: Language): void {
  const words = getCatalogueMessages(lang)
  const nameWidth = nameWidthOf(entries, lang)
  const printRow = (name: string, count: string, points: string, when: string): void => {
    const figures = `${name.padEnd(nameWidth)}${count.padStart(6)}${points.padStart(8)}  `
    print(`  ${toNonBreaking(figures)} ${when}`, figures.length + 3)
  }
  printRow(words.card, words.count, words.points, words.played)
  for (const entry of entries) printRow(entry.name[lang], ...cellsFor(entry, lang))
}

const nameWidthOf = (entries: readonly CatalogueEntry[], lang: Language): number =>
  Math.max(MIN_NAME_WIDTH, ...entries.map(({ name }) => name[lang].length))

function cellsFor(entry: CatalogueEntry, lang: Language): [count: string, points: string, when: string] {
  const words = getCatalogueMessages(lang)
  switch (entry.kind) {
    case 'card':
      return [String(entry.count), formatPoints(entry.points), formatPlayCondition(entry.when, lang)]
    case 'event':
      return ['1', '', words.whenTriggered]
    case 'power':
      return [String(entry.count), '', words.powerTiming[entry.when]]
    case 'rule':
      return ['1', '', words.forRound]
  }
}

/** An entry, and the set it is in; none where it is from no box. */
export interface EntryInSet {
  readonly entry: CatalogueEntry
  readonly set: SetCatalogue | undefined
}

/** All about one, in however many sets it is. */
export function printEntry(found: readonly EntryInSet[], lang: Language): void {
  const words = getCatalogueMessages(lang)
  const [{ entry }] = found
  print(`${bold(entry.name[lang])}${entry.kind === 'card' ? '' : ` (${words[entry.kind]})`}`)
  print(`  ${entry.text[lang]}`, 2)
  for (const each of found) printDetails(each, lang)
  if (entry.rulings.length === 0) return
  print()
  print(`  ${words.rulings}`)
  for (const ruling of entry.rulings) print(`  • ${ruling[lang]}`)
}

function printDetails({ entry, set }: EntryInSet, lang: Language): void {
  const words = getCatalogueMessages(lang)
  const facts = [[words.set, set?.name[lang] ?? words.noSet], ...listDetails(entry, lang)]
  const labelWidth = Math.max(...facts.map(([label]) => label.length)) + 3
  print()
  for (const [label, fact] of facts)
    print(`  ${toNonBreaking(label.padEnd(labelWidth))}${fact}`, labelWidth + 2)
}

function listDetails(entry: CatalogueEntry, lang: Language): string[][] {
  const words = getCatalogueMessages(lang)
  switch (entry.kind) {
    case 'card':
      return [
        [words.count, `${entry.count}${formatColours(entry, lang)}`],
        [words.played, formatPlayCondition(entry.when, lang)],
        [words.points, formatPoints(entry.points)],
      ]
    case 'event':
      return [
        [words.count, '1'],
        [words.eventTiming, words.whenTriggered],
      ]
    case 'power':
      return [
        [words.count, String(entry.count)],
        [words.played, words.powerTiming[entry.when]],
      ]
    case 'rule':
      return [
        [words.count, '1'],
        [words.duration, words.forRound],
      ]
  }
}

/** In brackets: how many of each colour. */
function formatColours({ colours }: CardEntry, lang: Language): string {
  if (colours.length === 0) return ''
  const words = getCatalogueMessages(lang)
  const names = colours.map((each) => each.colours.map((colour) => words.colours[colour]).join('/'))
  if (names.length === 1) return ` (${names[0]})`
  const [{ count }] = colours
  const isEven = colours.every((each) => each.count === count)
  return isEven
    ? ` (${words.countEach(count)}: ${names.join(', ')})`
    : ` (${names.map((name, i) => `${colours[i].count} ${name}`).join(', ')})`
}

const formatPoints = ([least, most]: CardEntry['points']): string =>
  least === most ? String(least) : `${least}–${most}`

function formatPlayCondition({ rule, canBeThrownIn }: PlayCondition, lang: Language): string {
  const words = getCatalogueMessages(lang)
  return `${words.playConditions[rule]}${canBeThrownIn ? words.canBeThrownIn : ''}`
}
