import { type CardId, placeIn } from '@slapwise/card-game'
import type { Option } from '../../../play/inquiry.ts'
import { bold, print, unbroken } from '../../../terminal/screen.ts'
import { type Asking, isAboutPlaying } from '../asking.ts'
import { handWords, inkOf } from '../chips.ts'
import { isFromAnotherHand, powerOptions } from '../options.ts'
import type { Teller } from '../teller.ts'

/** What can be chosen: from the hand, or apart from it with the hand in view. */
export function printChoices(asking: Asking, options: readonly Option[]): void {
  const { hand, prompt, teller } = asking
  const { choice } = prompt
  if (choice.of === 'card' && options.every(({ value }) => value < 0 || hand.includes(value))) {
    printHand(asking)
    if (isAboutPlaying(prompt.question)) printPowers(asking)
    return
  }
  printHeld(teller, hand)
  if (isFromAnotherHand(asking)) printTheirs(asking, options)
  else if (choice.of === 'event') printEvents(asking, options)
  else {
    printHandedOn(asking)
    printOptions(
      teller,
      choice.of === 'seat' ? options.toSorted((a, b) => Number(a.keys[0]) - Number(b.keys[0])) : options,
    )
  }
}

/** What somebody holds, when it is not there to choose from. */
export const printHeld = (teller: Teller, hand: readonly CardId[]): void =>
  print(`  ${teller.words.lies.youHold} ${handWords(teller, hand)}`)

/** The hand of somebody else that is to find a new owner. Whoever is asked has looked at it. */
function printHandedOn({ view, prompt, teller }: Asking): void {
  const { ask, about } = prompt.question
  if (ask === 'distribute' && about !== prompt.seat)
    print(`  ${teller.texts.holds(teller.names[about!], handWords(teller, view.lookedAt))}`)
}

/** With what they do: nobody knows them all by heart. */
function printEvents({ teller }: Asking, options: readonly Option[]): void {
  for (const { value, keys, label } of options)
    print(`  ${bracketed(keys[0], label)}: ${teller.setup.events[value].text[teller.language]}`)
}

/** One line for each colour, all cards with their numbers, and these in brackets where they can be chosen. */
function printHand({ hand, prompt, teller }: Asking): void {
  const { faces } = teller.setup
  const lines = Map.groupBy(hand, (card) => inkOf(faces[card]))
  for (const line of lines.values())
    printInRow(
      line.map((card) => {
        const key = String(hand.indexOf(card) + 1)
        const chip = teller.face(faces[card].index)
        return prompt.choice.options.includes(card) ? bracketed(key, chip) : ` ${key}  ${chip}`
      }),
    )
}

/** Below the hand; in brackets those that can go with a card now. */
function printPowers(asking: Asking): void {
  const { options } = asking.prompt.choice
  const powers = powerOptions(asking)
  if (powers.length === 0) return
  const items = powers.map(({ value, keys: [key], label }) =>
    options.some((option) => placeIn(option) === value) ? bracketed(key, label) : ` ${key}  ${label}`,
  )
  printInRow([bold(asking.teller.texts.powers), ...items])
}

/** The same with the cards of somebody else, any of which can be chosen. */
function printTheirs({ teller }: Asking, options: readonly Option[]): void {
  const lines = Map.groupBy(options, ({ value }) => inkOf(teller.setup.faces[value]))
  for (const line of lines.values()) printInRow(line.map(({ keys, label }) => bracketed(keys[0], label)))
}

const printInRow = (items: readonly string[]): void => print(`  ${items.map(unbroken).join('  ')}`)

function printOptions({ texts }: Teller, options: readonly Option[]): void {
  const labelled = options
    .filter(({ label }) => label !== '')
    .map(({ keys, label }) => bracketed(keys[0], label))
  const numbers = options.filter(({ label }) => label === '').map(({ keys }) => keys[0])
  if (numbers.length > 0) labelled.push(bracketed(`${numbers[0]}–${numbers.at(-1)}`, texts.thatNumber))
  printInRow(labelled)
}

const bracketed = (key: string, label: string): string => `${bold(`[${key}]`)} ${label}`
