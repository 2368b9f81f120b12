import { styleText } from 'node:util'
import { print, unbroken } from '../screen.ts'
import type { CardEntry, Entry, SetEntries, When } from './catalogue.ts'
import { CATALOGUE_WORDS, type Language } from './catalogue-words.ts'

const NAME_WIDTH = 18

/** All cards of a set, a line each, and its events and power cards. */
export function printSet({ name, cards, events, powers }: SetEntries, lang: Language): void {
  const words = CATALOGUE_WORDS[lang]
  print(styleText('bold', name[lang]))
  printRow(words.card, words.count, words.points, words.played)
  for (const card of cards) printCardRow(card, lang)
  print(`  ${words.events}: ${namesOf(events, lang)}`)
  if (powers.length > 0) print(`  ${words.powers}: ${namesOf(powers, lang)}`)
}

const namesOf = (entries: readonly Entry[], lang: Language): string =>
  entries.map(({ name }) => unbroken(name[lang])).join(', ')

/** Several that a name fits. */
export function printFound(entries: readonly Entry[], lang: Language): void {
  const words = CATALOGUE_WORDS[lang]
  printRow(words.card, words.count, words.points, words.played)
  for (const entry of entries)
    if (entry.is === 'card') printCardRow(entry, lang)
    else if (entry.is === 'power')
      printRow(entry.name[lang], String(entry.count), '', words.together[entry.when])
    else printRow(entry.name[lang], '1', '', words.whenSetOff)
}

const printCardRow = ({ name, count, points, when }: CardEntry, lang: Language): void =>
  printRow(name[lang], String(count), pointsWords(points), whenWords(when, lang))

function printRow(name: string, count: string, points: string, when: string): void {
  print(`  ${unbroken(`${name.padEnd(NAME_WIDTH)}${count.padStart(6)}${points.padStart(8)}   ${when}`)}`)
}

/** All about one. */
export function printEntry(entry: Entry, set: SetEntries, lang: Language): void {
  const words = CATALOGUE_WORDS[lang]
  print(`${styleText('bold', entry.name[lang])}${entry.is === 'card' ? '' : ` (${words[entry.is]})`}`)
  print(`  ${entry.text[lang]}`, 2)
  print()
  const facts = [[words.set, set.name[lang]], ...factsAbout(entry, lang)]
  const labelWidth = Math.max(...facts.map(([label]) => label.length)) + 3
  for (const [label, fact] of facts) print(`  ${unbroken(label.padEnd(labelWidth))}${fact}`, labelWidth + 2)
}

function factsAbout(entry: Entry, lang: Language): string[][] {
  const words = CATALOGUE_WORDS[lang]
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
  }
}

/** In brackets: how many of each colour. */
function coloursWords({ colours }: CardEntry, lang: Language): string {
  if (colours.length === 0) return ''
  const words = CATALOGUE_WORDS[lang]
  const names = colours.map((each) => each.colours.map((colour) => words.colours[colour]).join('/'))
  const [{ count }] = colours
  const isEven = colours.every((each) => each.count === count)
  return isEven
    ? ` (${words.each(count)}: ${names.join(', ')})`
    : ` (${names.map((name, i) => `${colours[i].count} ${name}`).join(', ')})`
}

const pointsWords = ([least, most]: CardEntry['points']): string =>
  least === most ? String(least) : `${least}–${most}`

function whenWords({ rule, canBeThrownIn }: When, lang: Language): string {
  const words = CATALOGUE_WORDS[lang]
  return `${words.rules[rule]}${canBeThrownIn ? words.canBeThrownIn : ''}`
}
