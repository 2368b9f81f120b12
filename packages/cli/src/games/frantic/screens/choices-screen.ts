import { type CardId, decodePowerSlot } from '@slapwise/card-game'
import type { AnswerOption } from '../../../play/terminal-question.ts'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import { formatHand, sortColour } from '../chips.ts'
import type { FranticFormatter } from '../formatter.ts'
import { isFromAnotherHand, powerOptions } from '../options.ts'
import { asksForCard, type QuestionContext } from '../question-context.ts'

/** Prints the options: the hand if they are in it, else the options below the hand. */
export function printChoices(context: QuestionContext, options: readonly AnswerOption[]): void {
  const { hand, prompt, formatter } = context
  const { choice } = prompt
  if (choice.of === 'card' && options.every(({ value }) => value < 0 || hand.includes(value))) {
    printHand(context)
    if (asksForCard(prompt.question)) printPowers(context)
    return
  }
  printOwnHand(formatter, hand)
  if (isFromAnotherHand(context)) printOtherHand(context, options)
  else if (choice.of === 'event') printEvents(context, options)
  else {
    printHandToDistribute(context)
    printOptions(
      formatter,
      choice.of === 'seat' ? options.toSorted((a, b) => Number(a.keys[0]) - Number(b.keys[0])) : options,
    )
  }
}

/** Prints the hand if it is not among the options. */
export const printOwnHand = (formatter: FranticFormatter, hand: readonly CardId[]): void =>
  print(`  ${formatter.messages.tableStatus.youHold} ${formatHand(formatter, hand)}`)

/** Prints the hand that is to be given to another player; the player who is asked has looked at it. */
function printHandToDistribute({ view, prompt, formatter }: QuestionContext): void {
  const { ask, about } = prompt.question
  if (ask === 'distribute' && about !== prompt.seat)
    print(
      `  ${formatter.terminalMessages.handOf(formatter.playerNames[about!], formatHand(formatter, view.inspectedHand))}`,
    )
}

/** Prints events with their texts. */
function printEvents({ formatter }: QuestionContext, options: readonly AnswerOption[]): void {
  for (const { value, keys, label } of options)
    print(`  ${bracketed(keys[0], label)}: ${formatter.setup.events[value].text[formatter.language]}`)
}

/** One line per colour, all cards numbered; those that can be chosen have their number in brackets. */
function printHand({ hand, prompt, formatter }: QuestionContext): void {
  const { faces } = formatter.setup
  const lines = Map.groupBy(hand, (card) => sortColour(faces[card]))
  for (const line of lines.values())
    printInRow(
      line.map((card) => {
        const key = String(hand.indexOf(card) + 1)
        const chip = formatter.faceName(faces[card].index)
        return prompt.choice.options.includes(card) ? bracketed(key, chip) : ` ${key}  ${chip}`
      }),
    )
}

/** The power cards below the hand; those that can be played now are in brackets. */
function printPowers(context: QuestionContext): void {
  const { options } = context.prompt.choice
  const powers = powerOptions(context)
  if (powers.length === 0) return
  const items = powers.map(({ value, keys: [key], label }) =>
    options.some((option) => decodePowerSlot(option) === value) ? bracketed(key, label) : ` ${key}  ${label}`,
  )
  printInRow([bold(context.formatter.terminalMessages.powersTitle), ...items])
}

/** Prints the cards of another player, all of which can be chosen. */
function printOtherHand({ formatter }: QuestionContext, options: readonly AnswerOption[]): void {
  const lines = Map.groupBy(options, ({ value }) => sortColour(formatter.setup.faces[value]))
  for (const line of lines.values()) printInRow(line.map(({ keys, label }) => bracketed(keys[0], label)))
}

const printInRow = (items: readonly string[]): void => print(`  ${items.map(toNonBreaking).join('  ')}`)

function printOptions({ terminalMessages }: FranticFormatter, options: readonly AnswerOption[]): void {
  const labelled = options
    .filter(({ label }) => label !== '')
    .map(({ keys, label }) => bracketed(keys[0], label))
  const numbers = options.filter(({ label }) => label === '').map(({ keys }) => keys[0])
  if (numbers.length > 0)
    labelled.push(bracketed(`${numbers[0]}–${numbers.at(-1)}`, terminalMessages.numberRange))
  printInRow(labelled)
}

const bracketed = (key: string, label: string): string => `${bold(`[${key}]`)} ${label}`
