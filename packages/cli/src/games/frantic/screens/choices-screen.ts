import { type CardId, decodePowerSlot } from '@slapwise/card-game'
import type { AnswerOption } from '../../../play/terminal-question.ts'
import { bold, print, toNonBreaking } from '../../../terminal/screen.ts'
import { formatHand, sortColour } from '../chips.ts'
import type { FranticFormatter } from '../formatter.ts'
import { isFromAnotherHand, powerOptions } from '../options.ts'
import { asksForCard, type QuestionContext } from '../question-context.ts'

/** What can be chosen: from the hand, or apart from it with the hand in view. */
export function printChoices(asking: QuestionContext, options: readonly AnswerOption[]): void {
  const { hand, prompt, formatter: teller } = asking
  const { choice } = prompt
  if (choice.of === 'card' && options.every(({ value }) => value < 0 || hand.includes(value))) {
    printHand(asking)
    if (asksForCard(prompt.question)) printPowers(asking)
    return
  }
  printOwnHand(teller, hand)
  if (isFromAnotherHand(asking)) printOtherHand(asking, options)
  else if (choice.of === 'event') printEvents(asking, options)
  else {
    printHandToDistribute(asking)
    printOptions(
      teller,
      choice.of === 'seat' ? options.toSorted((a, b) => Number(a.keys[0]) - Number(b.keys[0])) : options,
    )
  }
}

/** What somebody holds, when it is not there to choose from. */
export const printOwnHand = (teller: FranticFormatter, hand: readonly CardId[]): void =>
  print(`  ${teller.messages.tableStatus.youHold} ${formatHand(teller, hand)}`)

/** The hand of somebody else that is to find a new owner. Whoever is asked has looked at it. */
function printHandToDistribute({ view, prompt, formatter: teller }: QuestionContext): void {
  const { ask, about } = prompt.question
  if (ask === 'distribute' && about !== prompt.seat)
    print(
      `  ${teller.terminalMessages.handOf(teller.playerNames[about!], formatHand(teller, view.lookedAt))}`,
    )
}

/** With what they do: nobody knows them all by heart. */
function printEvents({ formatter: teller }: QuestionContext, options: readonly AnswerOption[]): void {
  for (const { value, keys, label } of options)
    print(`  ${bracketed(keys[0], label)}: ${teller.setup.events[value].text[teller.language]}`)
}

/** One line for each colour, all cards with their numbers, and these in brackets where they can be chosen. */
function printHand({ hand, prompt, formatter: teller }: QuestionContext): void {
  const { faces } = teller.setup
  const lines = Map.groupBy(hand, (card) => sortColour(faces[card]))
  for (const line of lines.values())
    printInRow(
      line.map((card) => {
        const key = String(hand.indexOf(card) + 1)
        const chip = teller.faceName(faces[card].index)
        return prompt.choice.options.includes(card) ? bracketed(key, chip) : ` ${key}  ${chip}`
      }),
    )
}

/** Below the hand; in brackets those that can go with a card now. */
function printPowers(asking: QuestionContext): void {
  const { options } = asking.prompt.choice
  const powers = powerOptions(asking)
  if (powers.length === 0) return
  const items = powers.map(({ value, keys: [key], label }) =>
    options.some((option) => decodePowerSlot(option) === value) ? bracketed(key, label) : ` ${key}  ${label}`,
  )
  printInRow([bold(asking.formatter.terminalMessages.powersTitle), ...items])
}

/** The same with the cards of somebody else, any of which can be chosen. */
function printOtherHand({ formatter: teller }: QuestionContext, options: readonly AnswerOption[]): void {
  const lines = Map.groupBy(options, ({ value }) => sortColour(teller.setup.faces[value]))
  for (const line of lines.values()) printInRow(line.map(({ keys, label }) => bracketed(keys[0], label)))
}

const printInRow = (items: readonly string[]): void => print(`  ${items.map(toNonBreaking).join('  ')}`)

function printOptions({ terminalMessages: texts }: FranticFormatter, options: readonly AnswerOption[]): void {
  const labelled = options
    .filter(({ label }) => label !== '')
    .map(({ keys, label }) => bracketed(keys[0], label))
  const numbers = options.filter(({ label }) => label === '').map(({ keys }) => keys[0])
  if (numbers.length > 0) labelled.push(bracketed(`${numbers[0]}–${numbers.at(-1)}`, texts.numberRange))
  printInRow(labelled)
}

const bracketed = (key: string, label: string): string => `${bold(`[${key}]`)} ${label}`
