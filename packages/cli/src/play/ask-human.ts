import { type Answer, countAnswers } from '@slapwise/kernel'
import type { AskMessages } from '../i18n/messages.ts'
import { print } from '../terminal/screen.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import { parseReceivers } from './parse-answer.ts'
import { TAKE_BACK, type TerminalQuestion } from './terminal-question.ts'

/** Asks until a line is a legal answer or takes the last decision back. */
export async function askHuman(
  input: LineReader,
  messages: AskMessages,
  terminalQuestion: TerminalQuestion,
): Promise<Answer | typeof TAKE_BACK> {
  const { prompt, question, meaning, hints } = terminalQuestion
  terminalQuestion.show()
  if (meaning !== null) print(`  ${meaning}`)
  if (prompt.choice.kind === 'assign')
    return askReceivers(input, messages, terminalQuestion, prompt.choice.items)
  const asked = formatPromptLine(question, [...hints, ...listExamples(messages, terminalQuestion)])
  for (;;) {
    const line = await askLine(input, messages, terminalQuestion, asked)
    if (line === TAKE_BACK) return TAKE_BACK
    const reading = line === '' ? { answer: prompt.fallback } : terminalQuestion.parse(line)
    if ('answer' in reading) return reading.answer
    print(reading.problem)
  }
}

export const formatPromptLine = (question: string, hints: readonly string[]): string =>
  hints.length === 0 ? `${question} › ` : `${question} (${hints.join(', ')}) › `

/** Examples for answers of more than one number. */
function listExamples(messages: AskMessages, { prompt, options }: TerminalQuestion): string[] {
  const { choice } = prompt
  switch (choice.kind) {
    case 'some':
      return choice.count > 1 ? [messages.someExample(choice.count)] : []
    case 'allot':
      return [messages.allotmentExample(options[0].name, options.at(-1)!.name, choice.total)]
    default:
      return []
  }
}

/** Asks for the receiver of each item; a line may name several or one for all. */
async function askReceivers(
  input: LineReader,
  messages: AskMessages,
  terminalQuestion: TerminalQuestion,
  itemOrder: readonly number[],
): Promise<Answer | typeof TAKE_BACK> {
  const { items, options } = terminalQuestion
  const receivers: number[] = []
  while (receivers.length < items.length) {
    const hints = receivers.length === 0 ? [messages.receiversExample] : []
    const asked = formatPromptLine(messages.askReceiver(items[receivers.length].label), hints)
    const line = await askLine(input, messages, terminalQuestion, asked)
    if (line === TAKE_BACK) return TAKE_BACK
    const reading = parseReceivers(options, line, items.length - receivers.length, messages)
    if ('answer' in reading) receivers.push(...[reading.answer].flat())
    else print(reading.problem)
  }
  return itemOrder.map((item) => receivers[items.findIndex(({ value }) => value === item)])
}

/** Reads lines until one is not a request for help; an empty line counts only if there is nothing to choose. */
async function askLine(
  input: LineReader,
  messages: AskMessages,
  terminalQuestion: TerminalQuestion,
  asked: string,
): Promise<string> {
  for (;;) {
    const line = await input.ask(asked)
    if (line === '' && countAnswers(terminalQuestion.prompt.choice) > 1) terminalQuestion.show()
    else if (line === TAKE_BACK && !terminalQuestion.canTakeBack) print(messages.nothingToTakeBack)
    else if (line.startsWith('?'))
      for (const text of terminalQuestion.explain(line.slice(1).trim())) print(text)
    else return line
  }
}
