import { placementIn } from '@slapwise/board-game'
import type { Option } from '../../../play/inquiry.ts'
import { bold, print, unbroken } from '../../../terminal/screen.ts'
import { type Asking, handOptions } from '../options.ts'
import { printHeld, printOutlook } from './table-screen.ts'

/** What can be chosen: a card to be placed, or whatever else with the hand in view. */
export function printChoices(asking: Asking, options: readonly Option[]): void {
  const { prompt, teller, view } = asking
  const { ask, die } = prompt.question
  if (ask === 'turn' || die?.moves === prompt.seat) printOutlook(teller, view)
  if (prompt.choice.of === 'placement') printHand(asking)
  else if (ask !== 'roll') {
    printHeld(teller, view)
    if (options.length > 0) printInRow(options.map(({ keys, label }) => bracketed(keys[0], label)))
  }
}

/** All cards with their numbers, and these in brackets where they can be placed now. */
function printHand(asking: Asking): void {
  const offered = new Set(asking.prompt.choice.options.map((option) => placementIn(option).kind))
  printInRow(
    handOptions(asking).map(({ value, keys: [key], label }) =>
      offered.has(value) ? bracketed(key, label) : ` ${key}  ${label}`,
    ),
  )
}

const printInRow = (items: readonly string[]): void => print(`  ${items.map(unbroken).join('  ')}`)

const bracketed = (key: string, label: string): string => `${bold(`[${key}]`)} ${label}`
