import { type Answer, countAnswers } from '@slapwise/kernel'
import type { AskMessages } from '../i18n/messages.ts'
import { print } from '../terminal/screen.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import { parseReceivers } from './parse-answer.ts'
import { TAKE_BACK, type TerminalQuestion } from './terminal-question.ts'

/** Shows a question and asks until there is an answer that fits, or the last one is to be taken back. */
export async function askHuman(
  input: LineReader,
  words: AskMessages,
  inquiry: TerminalQuestion,
): Promise<Answer | typeof TAKE_BACK> {
  const { prompt, question, meaning, hints } = inquiry
  inquiry.show()
  if (meaning !== null) print(`  ${meaning}`)
  if (prompt.choice.kind === 'assign') return askReceivers(input, words, inquiry, prompt.choice.items)
  const asked = formatPromptLine(question, [...hints, ...listExamples(words, inquiry)])
  for (;;) {
    const line = await askLine(input, words, inquiry, asked)
    if (line === TAKE_BACK) return TAKE_BACK
    const reading = line === '' ? { answer: prompt.fallback } : inquiry.parse(line)
    if ('answer' in reading) return reading.answer
    print(reading.problem)
  }
}

export const formatPromptLine = (question: string, hints: readonly string[]): string =>
  hints.length === 0 ? `${question} › ` : `${question} (${hints.join(', ')}) › `

/** How to type an answer that takes more than one number. */
function listExamples(words: AskMessages, { prompt, options }: TerminalQuestion): string[] {
  const { choice } = prompt
  switch (choice.kind) {
    case 'some':
      return choice.count > 1 ? [words.someExample(choice.count)] : []
    case 'allot':
      return [words.allotmentExample(options[0].name, options.at(-1)!.name, choice.total)]
    default:
      return []
  }
}

/** Item by item, or several or all at a time. */
async function askReceivers(
  input: LineReader,
  words: AskMessages,
  inquiry: TerminalQuestion,
  wanted: readonly number[],
): Promise<Answer | typeof TAKE_BACK> {
  const { items, options } = inquiry
  const receivers: number[] = []
  while (receivers.length < items.length) {
    const hints = receivers.length === 0 ? [words.receiversExample] : []
    const asked = formatPromptLine(words.askReceiver(items[receivers.length].label), hints)
    const line = await askLine(input, words, inquiry, asked)
    if (line === TAKE_BACK) return TAKE_BACK
    const reading = parseReceivers(options, line, items.length - receivers.length, words)
    if ('answer' in reading) receivers.push(...[reading.answer].flat())
    else print(reading.problem)
  }
  return wanted.map((item) => receivers[items.findIndex(({ value }) => value === item)])
}

/** The next line that asks nothing in return; an empty one only where there is nothing to choose. */
async function askLine(
  input: LineReader,
  words: AskMessages,
  inquiry: TerminalQuestion,
  asked: string,
): Promise<string> {
  for (;;) {
    const line = await input.ask(asked)
    if (line === '' && countAnswers(inquiry.prompt.choice) > 1) inquiry.show()
    else if (line === TAKE_BACK && !inquiry.canTakeBack) print(words.nothingToTakeBack)
    else if (line.startsWith('?')) for (const text of inquiry.explain(line.slice(1).trim())) print(text)
    else return line
  }
}
