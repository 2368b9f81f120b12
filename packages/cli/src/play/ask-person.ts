import { type Answer, countAnswers } from '@slapwise/kernel'
import type { Asker } from '../terminal/input.ts'
import { print } from '../terminal/screen.ts'
import type { AskWords } from '../words/lexicon.ts'
import { BACK, type Inquiry } from './inquiry.ts'
import { readReceivers } from './read-answer.ts'

/** Shows a question and asks until there is an answer that fits, or the last one is to be taken back. */
export async function askPerson(
  input: Asker,
  words: AskWords,
  inquiry: Inquiry,
): Promise<Answer | typeof BACK> {
  const { prompt, question, meaning, hints } = inquiry
  inquiry.show()
  if (meaning !== null) print(`  ${meaning}`)
  if (prompt.choice.kind === 'assign') return askForEach(input, words, inquiry, prompt.choice.items)
  const asked = lineFor(question, [...hints, ...examplesFor(words, inquiry)])
  for (;;) {
    const line = await askLine(input, words, inquiry, asked)
    if (line === BACK) return BACK
    const reading = line === '' ? { answer: prompt.fallback } : inquiry.read(line)
    if ('answer' in reading) return reading.answer
    print(reading.problem)
  }
}

export const lineFor = (question: string, hints: readonly string[]): string =>
  hints.length === 0 ? `${question} › ` : `${question} (${hints.join(', ')}) › `

/** How to type an answer that takes more than one number. */
function examplesFor(words: AskWords, { prompt, options }: Inquiry): string[] {
  const { choice } = prompt
  switch (choice.kind) {
    case 'some':
      return choice.count > 1 ? [words.likeSome(choice.count)] : []
    case 'allot':
      return [words.likeAllotment(options[0].name, options.at(-1)!.name, choice.total)]
    default:
      return []
  }
}

/** Item by item, or several or all at a time. */
async function askForEach(
  input: Asker,
  words: AskWords,
  inquiry: Inquiry,
  wanted: readonly number[],
): Promise<Answer | typeof BACK> {
  const { items, options } = inquiry
  const receivers: number[] = []
  while (receivers.length < items.length) {
    const hints = receivers.length === 0 ? [words.likeReceivers] : []
    const asked = lineFor(words.goesTo(items[receivers.length].label), hints)
    const line = await askLine(input, words, inquiry, asked)
    if (line === BACK) return BACK
    const reading = readReceivers(options, line, items.length - receivers.length, words)
    if ('answer' in reading) receivers.push(...[reading.answer].flat())
    else print(reading.problem)
  }
  return wanted.map((item) => receivers[items.findIndex(({ value }) => value === item)])
}

/** The next line that asks nothing in return; an empty one only where there is nothing to choose. */
async function askLine(input: Asker, words: AskWords, inquiry: Inquiry, asked: string): Promise<string> {
  for (;;) {
    const line = await input.ask(asked)
    if (line === '' && countAnswers(inquiry.prompt.choice) > 1) inquiry.show()
    else if (line === BACK && !inquiry.mayTakeBack) print(words.nothingBack)
    else if (line.startsWith('?')) for (const text of inquiry.explain(line.slice(1).trim())) print(text)
    else return line
  }
}
