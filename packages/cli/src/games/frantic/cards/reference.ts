import type { Language } from '@slapwise/card-game/words'
import { bold, print, unbroken } from '../../../terminal/screen.ts'
import type { CardEntry, Entry, RuleEntry, SetEntries, When } from './catalogue.ts'
import { catalogueWordsIn } from './catalogue-words.ts'

const LEAST_NAME_WIDTH = 18

/** All cards of a set, a line each, and its events and power cards. */
export function printSet({ name, cards, events, powers }: SetEntries, lang: Language): void {
  const words = catalogueWordsIn(lang)
  print(bold(name[lang]))
  printRows(cards, lang)
  print(`  ${words.events}: ${namesOf(events, lang)}`)
  if (powers.length > 0) print(`  ${words.powers}: ${namesOf(powers, lang)}`)
}

const namesOf = (entries: readonly Entry[], lang: Language): string =>
  entries.map(({ name }) => unbroken(name[lang])).join(', ')

/** The rule cards, with what they say: there is nothing else to say about them. */
export function printHouseCards(cards: readonly RuleEntry[], lang: Language): void {
  print(bold(catalogueWordsIn(lang).ruleCards))
  const nameWidth = nameWidthOf(cards, lang)
  for (const { name, text } of cards)
    print(`  ${unbroken(name[lang].padEnd(nameWidth))} ${text[lang]}`, nameWidth + 3)
}

/** A line each, below a heading. */
export function printRows(entries: readonly Entry[], lang: Language): void {
  const words = catalogueWordsIn(lang)
  const nameWidth = nameWidthOf(entries, lang)
  const printRow = (name: string, count: string, points: string, when: string): void => {
    const figures = `${name.padEnd(nameWidth)}${count.padStart(6)}${points.padStart(8)}  `
    print(`  ${unbroken(figures)} ${when}`, figures.length + 3)
  }
  printRow(words.card, words.count, words.points, words.played)
  for (const entry of entries) printRow(entry.name[lang], ...cellsFor(entry, lang))
}

const nameWidthOf = (entries: readonly Entry[], lang: Language): number =>
  Math.max(LEAST_NAME_WIDTH, ...entries.map(({ name }) => name[lang].length))

function cellsFor(entry: Entry, lang: Language): [count: string, points: string, when: string] {
  const words = catalogueWordsIn(lang)
  switch (entry.is) {
    case 'card':
      return [String(entry.count), pointsWords(entry.points), whenWords(entry.when, lang)]
    case 'event':
      return ['1', '', words.whenSetOff]
    case 'power':
      return [String(entry.count), '', words.together[entry.when]]
    case 'rule':
      return ['1', '', words.forRound]
  }
}

/** An entry, and the set it is in; none where it is from no box. */
export interface Found {
  readonly entry: Entry
  readonly set: SetEntries | undefined
}

/** All about one, in however many sets it is. */
export function printPage(found: readonly Found[], lang: Language): void {
  const words = catalogueWordsIn(lang)
  const [{ entry }] = found
  print(`${bold(entry.name[lang])}${entry.is === 'card' ? '' : ` (${words[entry.is]})`}`)
  print(`  ${entry.text[lang]}`, 2)
  for (const each of found) printFacts(each, lang)
  if (entry.rulings.length === 0) return
  print()
  print(`  ${words.rulings}`)
  for (const ruling of entry.rulings) print(`  • ${ruling[lang]}`)
}

function printFacts({ entry, set }: Found, lang: Language): void {
  const words = catalogueWordsIn(lang)
  const facts = [[words.set, set?.name[lang] ?? words.houseCard], ...factsAbout(entry, lang)]
  const labelWidth = Math.max(...facts.map(([label]) => label.length)) + 3
  print()
  for (const [label, fact] of facts) print(`  ${unbroken(label.padEnd(labelWidth))}${fact}`, labelWidth + 2)
}

function factsAbout(entry: Entry, lang: Language): string[][] {
  const words = catalogueWordsIn(lang)
  switch (entry.is) {
    case 'card':
      return [
        [words.count, `${entry.count}${coloursWords(entry, lang)}`],
        [words.played, whenWords(entry.when, lang)],
        [words.points, pointsWords(entry.points)],
      ]
    case 'event':
      return [
        [words.count, '1'],
        [words.happens, words.whenSetOff],
      ]
    case 'power':
      return [
        [words.count, String(entry.count)],
        [words.played, words.together[entry.when]],
      ]
    case 'rule':
      return [
        [words.count, '1'],
        [words.holds, words.forRound],
      ]
  }
}

/** In brackets: how many of each colour. */
function coloursWords({ colours }: CardEntry, lang: Language): string {
  if (colours.length === 0) return ''
  const words = catalogueWordsIn(lang)
  const names = colours.map((each) => each.colours.map((colour) => words.colours[colour]).join('/'))
  if (names.length === 1) return ` (${names[0]})`
  const [{ count }] = colours
  const isEven = colours.every((each) => each.count === count)
  return isEven
    ? ` (${words.each(count)}: ${names.join(', ')})`
    : ` (${names.map((name, i) => `${colours[i].count} ${name}`).join(', ')})`
}

const pointsWords = ([least, most]: CardEntry['points']): string =>
  least === most ? String(least) : `${least}–${most}`

function whenWords({ rule, canBeThrownIn }: When, lang: Language): string {
  const words = catalogueWordsIn(lang)
  return `${words.rules[rule]}${canBeThrownIn ? words.canBeThrownIn : ''}`
}
