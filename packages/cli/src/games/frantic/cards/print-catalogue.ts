import type { Language } from '@slapwise/card-game/i18n'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import type { CardEntry, CatalogueEntry, PlayCondition, RuleEntry, SetCatalogue } from './catalogue.ts'
import { getCatalogueMessages } from './catalogue-messages.ts'

const MIN_NAME_WIDTH = 18

/** All cards of a set, a line each, and its events and power cards. */
export function printSet({ name, cards, events, powers }: SetCatalogue, lang: Language): void {
  const messages = getCatalogueMessages(lang)
  print(bold(name[lang]))
  printEntryTable(cards, lang)
  print(`  ${messages.events}: ${namesOf(events, lang)}`)
  if (powers.length > 0) print(`  ${messages.powers}: ${namesOf(powers, lang)}`)
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
  const messages = getCatalogueMessages(lang)
  const nameWidth = nameWidthOf(entries, lang)
  const printRow = (name: string, count: string, points: string, when: string): void => {
    const figures = `${name.padEnd(nameWidth)}${count.padStart(6)}${points.padStart(8)}  `
    print(`  ${toNonBreaking(figures)} ${when}`, figures.length + 3)
  }
  printRow(messages.card, messages.count, messages.points, messages.played)
  for (const entry of entries) printRow(entry.name[lang], ...cellsFor(entry, lang))
}

const nameWidthOf = (entries: readonly CatalogueEntry[], lang: Language): number =>
  Math.max(MIN_NAME_WIDTH, ...entries.map(({ name }) => name[lang].length))

function cellsFor(entry: CatalogueEntry, lang: Language): [count: string, points: string, when: string] {
  const messages = getCatalogueMessages(lang)
  switch (entry.kind) {
    case 'card':
      return [String(entry.count), formatPoints(entry.points), formatPlayCondition(entry.when, lang)]
    case 'event':
      return ['1', '', messages.whenTriggered]
    case 'power':
      return [String(entry.count), '', messages.powerTiming[entry.when]]
    case 'rule':
      return ['1', '', messages.forRound]
  }
}

/** An entry, and the set it is in; none where it is from no box. */
export interface EntryInSet {
  readonly entry: CatalogueEntry
  readonly set: SetCatalogue | undefined
}

/** All about one, in however many sets it is. */
export function printEntry(found: readonly EntryInSet[], lang: Language): void {
  const messages = getCatalogueMessages(lang)
  const [{ entry }] = found
  print(`${bold(entry.name[lang])}${entry.kind === 'card' ? '' : ` (${messages[entry.kind]})`}`)
  print(`  ${entry.text[lang]}`, 2)
  for (const each of found) printDetails(each, lang)
  if (entry.rulings.length === 0) return
  print()
  print(`  ${messages.rulings}`)
  for (const ruling of entry.rulings) print(`  • ${ruling[lang]}`)
}

function printDetails({ entry, set }: EntryInSet, lang: Language): void {
  const messages = getCatalogueMessages(lang)
  const facts = [[messages.set, set?.name[lang] ?? messages.noSet], ...listDetails(entry, lang)]
  const labelWidth = Math.max(...facts.map(([label]) => label.length)) + 3
  print()
  for (const [label, fact] of facts)
    print(`  ${toNonBreaking(label.padEnd(labelWidth))}${fact}`, labelWidth + 2)
}

function listDetails(entry: CatalogueEntry, lang: Language): string[][] {
  const messages = getCatalogueMessages(lang)
  switch (entry.kind) {
    case 'card':
      return [
        [messages.count, `${entry.count}${formatColours(entry, lang)}`],
        [messages.played, formatPlayCondition(entry.when, lang)],
        [messages.points, formatPoints(entry.points)],
      ]
    case 'event':
      return [
        [messages.count, '1'],
        [messages.eventTiming, messages.whenTriggered],
      ]
    case 'power':
      return [
        [messages.count, String(entry.count)],
        [messages.played, messages.powerTiming[entry.when]],
      ]
    case 'rule':
      return [
        [messages.count, '1'],
        [messages.duration, messages.forRound],
      ]
  }
}

/** In brackets: how many of each colour. */
function formatColours({ colours }: CardEntry, lang: Language): string {
  if (colours.length === 0) return ''
  const messages = getCatalogueMessages(lang)
  const names = colours.map((each) => each.colours.map((colour) => messages.colours[colour]).join('/'))
  if (names.length === 1) return ` (${names[0]})`
  const [{ count }] = colours
  const isEven = colours.every((each) => each.count === count)
  return isEven
    ? ` (${messages.countEach(count)}: ${names.join(', ')})`
    : ` (${names.map((name, i) => `${colours[i].count} ${name}`).join(', ')})`
}

const formatPoints = ([least, most]: CardEntry['points']): string =>
  least === most ? String(least) : `${least}–${most}`

function formatPlayCondition({ rule, canBeThrownIn }: PlayCondition, lang: Language): string {
  const messages = getCatalogueMessages(lang)
  return `${messages.playConditions[rule]}${canBeThrownIn ? messages.canBeThrownIn : ''}`
}
