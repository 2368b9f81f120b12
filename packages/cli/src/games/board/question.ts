import { encodePlacement, decodePlacement, encodeRelocation, decodeRelocation } from '@slapwise/board-game'
import { formatAnswerHint, formatPrompt } from '@slapwise/board-game/i18n'
import { countAnswers } from '@slapwise/kernel'
import { parseAnswer } from '../../play/parse-answer.ts'
import type { ParsedAnswer, TerminalQuestion } from '../../play/terminal-question.ts'
import { explainIllegalPlacement, explainTopic } from './explain.ts'
import { handOptions, isTypedAnswer, listOptions, type QuestionContext } from './options.ts'
import { parsePlacement, resolvePlacement } from './parse-placement.ts'
import { formatExample, formatPlacements } from './placement-hints.ts'
import { printChoices } from './screens/choices-screen.ts'
import { printTable } from './screens/table-screen.ts'

/** A question of the board game as it is put to somebody here. */
export function createQuestion(asking: QuestionContext): TerminalQuestion {
  const { formatter: teller, prompt, view } = asking
  const options = listOptions(asking)
  let isShown = false
  return {
    prompt,
    options,
    question: formatPrompt(teller.plainNames, prompt),
    meaning: formatAnswerHint(teller, prompt.question),
    hints: listHints(asking),
    items: [],
    canTakeBack: view.mayTakeBack,
    show() {
      if (isShown || needsStreet(asking)) printTable(teller, view)
      printChoices(asking, options)
      isShown = true
    },
    explain: (topic) => (topic === '' ? teller.terminalMessages.help : explainTopic(asking, topic)),
    parse: (line) => parseLine(asking, line),
  }
}

/** Nobody decides that without looking at the street. */
const needsStreet = (asking: QuestionContext): boolean =>
  isTypedAnswer(asking) || ['space', 'gift', 'seat'].includes(asking.prompt.choice.of)

function listHints(asking: QuestionContext): string[] {
  const { terminalMessages: texts, cliMessages: lexicon, messages: words } = asking.formatter
  const { prompt } = asking
  if (prompt.choice.of === 'relocation') return [texts.relocationExample]
  if (countAnswers(prompt.choice) === 1) return [lexicon.ask.pressEnter(words.answer.roll)]
  return prompt.choice.of === 'placement' ? [texts.placementExample(formatExample(asking))] : []
}

function parseLine(asking: QuestionContext, line: string): ParsedAnswer {
  const { formatter: teller, prompt } = asking
  const [first, ...rest] = line.toLowerCase().split(/\s+/)
  if (isTypedAnswer(asking) && teller.terminalMessages.whereCommands.includes(first))
    return { problem: formatPlacements(asking, rest.join(' ')) }
  if (prompt.choice.of === 'placement') return parsePlacementAnswer(asking, line)
  if (prompt.choice.of === 'relocation') return parseRelocation(asking, line)
  return parseAnswer(prompt.choice, listOptions(asking), line, teller.cliMessages.ask)
}

function parsePlacementAnswer(asking: QuestionContext, line: string): ParsedAnswer {
  const { options } = asking.prompt.choice
  const typed = parsePlacement(handOptions(asking), addOnlyCard(asking, line))
  const where = resolvePlacement(asking.formatter.setup.street, typed)
  const answer = where && encodePlacement(where.kind, where.space, where.direction)
  return answer !== null && options.includes(answer)
    ? { answer }
    : { problem: explainIllegalPlacement(asking, typed) }
}

/** Where only one card can be placed, the space is enough. */
function addOnlyCard({ prompt, formatter: teller }: QuestionContext, line: string): string {
  const [first, ...others] = new Set(prompt.choice.options.map((option) => decodePlacement(option).kind))
  return others.length === 0 && /^\d+(\s+\D\S*)?$/.test(line)
    ? `${teller.plainNames.cardName(first)} ${line}`
    : line
}

/** “3 17”. */
function parseRelocation({ formatter: teller, prompt }: QuestionContext, line: string): ParsedAnswer {
  const { options } = prompt.choice
  const { terminalMessages: texts, messages: words } = teller
  const [number, to] = (line.match(/\d+/g) ?? []).map(Number)
  if (number === undefined || to === undefined) return { problem: texts.askManhole }
  const answer = encodeRelocation(number - 1, to)
  if (options.includes(answer)) return { answer }
  const isFree = options.some((option) => decodeRelocation(option).number === number - 1)
  return { problem: isFree ? texts.spaceBlocked : texts.manholeBlocked(words.tableStatus.manhole(number)) }
}
