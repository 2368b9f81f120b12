import { styleText } from 'node:util'
import type { CardId } from '@slapwise/card-game'
import { print, unbroken } from '../screen.ts'
import { cardChip, handWords, inkOf } from '../words/cards.ts'
import type { Asking } from './asking.ts'
import type { Option } from './options.ts'

/** What can be chosen: from the hand, or apart from it with the hand in view. */
export function printChoices(asking: Asking, options: readonly Option[]): void {
  const { hand, prompt, teller } = asking
  const { choice } = prompt
  if (choice.of === 'card' && options.every(({ value }) => value < 0 || hand.includes(value))) {
    printHand(asking)
    return
  }
  print(`  You hold ${handWords(teller.setup, hand)}`)
  printOptions(
    choice.of === 'seat' ? options.toSorted((a, b) => Number(a.keys[0]) - Number(b.keys[0])) : options,
  )
}

/** One line for each colour, all cards with their numbers, and these in brackets where they can be chosen. */
function printHand({ hand, prompt, teller }: Asking): void {
  const { faces } = teller.setup
  const lines = Map.groupBy(hand, (card) => inkOf(faces[card]))
  for (const line of lines.values()) print(`  ${line.map(held).map(unbroken).join('  ')}`)

  function held(card: CardId): string {
    const key = String(hand.indexOf(card) + 1)
    const chip = cardChip(faces[card])
    return prompt.choice.options.includes(card) ? bracketed(key, chip) : ` ${key}  ${chip}`
  }
}

function printOptions(options: readonly Option[]): void {
  const labelled = options
    .filter(({ label }) => label !== '')
    .map(({ keys, label }) => bracketed(keys[0], label))
  const numbers = options.filter(({ label }) => label === '').map(({ keys }) => keys[0])
  if (numbers.length > 0) labelled.push(bracketed(`${numbers[0]}–${numbers.at(-1)}`, 'that number'))
  print(`  ${labelled.map(unbroken).join('  ')}`)
}

const bracketed = (key: string, label: string): string => `${styleText('bold', `[${key}]`)} ${label}`
