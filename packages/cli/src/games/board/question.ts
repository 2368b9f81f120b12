import { decodePlacement, decodeRelocation, encodePlacement, encodeRelocation } from '@slapwise/board-game'
import { formatAnswerHint, formatPrompt } from '@slapwise/board-game/i18n'
import { countAnswers } from '@slapwise/kernel'
import { parseAnswer } from '../../play/parse-answer.ts'
import type { ParsedAnswer, TerminalQuestion } from '../../play/terminal-question.ts'
import { explainIllegalPlacement, explainTopic } from './explain.ts'
import { handOptions, isTypedAnswer, listOptions, type QuestionContext } from './options.ts'
import { parsePlacement, resolvePlacement } from './parse-placement.ts'
import { formatPlacementExample, formatPlacements } from './placement-hints.ts'
import { printChoices } from './screens/choices-screen.ts'
import { printTable } from './screens/table-screen.ts'

/** Builds the terminal question for a prompt of the board game. */
export function createTerminalQuestion(context: QuestionContext): TerminalQuestion {
  const { formatter, prompt, view } = context
  const options = listOptions(context)
  let isShown = false
  return {
    prompt,
    options,
    question: formatPrompt(formatter.plainNames, prompt),
    meaning: formatAnswerHint(formatter, prompt.question),
    hints: listHints(context),
    items: [],
    canTakeBack: view.mayTakeBack,
    show() {
      if (isShown || needsStreet(context)) printTable(formatter, view)
      printChoices(context, options)
      isShown = true
    },
    explain: (topic) => (topic === '' ? formatter.terminalMessages.help : explainTopic(context, topic)),
    parse: (line) => parseLine(context, line),
  }
}

/** Questions that are answered by looking at the street. */
const needsStreet = (context: QuestionContext): boolean =>
  isTypedAnswer(context) || ['space', 'gift', 'seat'].includes(context.prompt.choice.of)

function listHints(context: QuestionContext): string[] {
  const { terminalMessages, cliMessages, messages } = context.formatter
  const { prompt } = context
  if (prompt.choice.of === 'relocation') return [terminalMessages.relocationExample]
  if (countAnswers(prompt.choice) === 1) return [cliMessages.ask.pressEnter(messages.answer.roll)]
  return prompt.choice.of === 'placement'
    ? [terminalMessages.placementExample(formatPlacementExample(context))]
    : []
}

function parseLine(context: QuestionContext, line: string): ParsedAnswer {
  const { formatter, prompt } = context
  const [first, ...rest] = line.toLowerCase().split(/\s+/)
  if (isTypedAnswer(context) && formatter.terminalMessages.whereCommands.includes(first))
    return { problem: formatPlacements(context, rest.join(' ')) }
  if (prompt.choice.of === 'placement') return parsePlacementAnswer(context, line)
  if (prompt.choice.of === 'relocation') return parseRelocation(context, line)
  return parseAnswer(prompt.choice, listOptions(context), line, formatter.cliMessages.ask)
}

function parsePlacementAnswer(context: QuestionContext, line: string): ParsedAnswer {
  const { options } = context.prompt.choice
  const typed = parsePlacement(handOptions(context), addOnlyCard(context, line))
  const where = resolvePlacement(context.formatter.setup.street, typed)
  const answer = where && encodePlacement(where.kind, where.space, where.direction)
  return answer !== null && options.includes(answer)
    ? { answer }
    : { problem: explainIllegalPlacement(context, typed) }
}

/** Adds the name of the card if only one can be placed and only a space was typed. */
function addOnlyCard({ prompt, formatter }: QuestionContext, line: string): string {
  const [first, ...others] = new Set(prompt.choice.options.map((option) => decodePlacement(option).kind))
  return others.length === 0 && /^\d+(\s+\D\S*)?$/.test(line)
    ? `${formatter.plainNames.cardName(first)} ${line}`
    : line
}

/** Parses “3 17” as manhole 3 to space 17. */
function parseRelocation({ formatter, prompt }: QuestionContext, line: string): ParsedAnswer {
  const { options } = prompt.choice
  const { terminalMessages, messages } = formatter
  const [number, to] = (line.match(/\d+/g) ?? []).map(Number)
  if (number === undefined || to === undefined) return { problem: terminalMessages.askManhole }
  const answer = encodeRelocation(number - 1, to)
  if (options.includes(answer)) return { answer }
  const isFree = options.some((option) => decodeRelocation(option).number === number - 1)
  return {
    problem: isFree
      ? terminalMessages.spaceBlocked
      : terminalMessages.manholeBlocked(messages.tableStatus.manhole(number)),
  }
}
