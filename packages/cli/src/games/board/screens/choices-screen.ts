import { decodePlacement } from '@slapwise/board-game'
import type { AnswerOption } from '../../../play/terminal-question.ts'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import { handOptions, type QuestionContext } from '../options.ts'
import { printForecast, printOwnHand } from './table-screen.ts'

/** Prints the options: the hand if a card is to be placed, else the options below the hand. */
export function printChoices(context: QuestionContext, options: readonly AnswerOption[]): void {
  const { prompt, formatter, view } = context
  const { ask, die } = prompt.question
  if (ask === 'turn' || die?.moves === prompt.seat) printForecast(formatter, view)
  if (prompt.choice.of === 'placement') printHand(context)
  else if (ask !== 'roll') {
    printOwnHand(formatter, view)
    if (options.length > 0) printInRow(options.map(({ keys, label }) => bracketed(keys[0], label)))
  }
}

/** Numbers all cards; those that can be placed now have their number in brackets. */
function printHand(context: QuestionContext): void {
  const offered = new Set(context.prompt.choice.options.map((option) => decodePlacement(option).kind))
  printInRow(
    handOptions(context).map(({ value, keys: [key], label }) =>
      offered.has(value) ? bracketed(key, label) : ` ${key}  ${label}`,
    ),
  )
}

const printInRow = (items: readonly string[]): void => print(`  ${items.map(toNonBreaking).join('  ')}`)

const bracketed = (key: string, label: string): string => `${bold(`[${key}]`)} ${label}`
