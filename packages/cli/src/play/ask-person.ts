import { type Answer, type Choice, countAnswers } from '@slapwise/kernel'
import type { Asker } from '../input.ts'
import { print } from '../screen.ts'
import { cardChip } from '../words/cards.ts'
import { exampleWords, questionWords } from '../words/questions.ts'
import { type Asking, BACK, isAboutPlaying } from './asking.ts'
import { printChoices } from './choices-screen.ts'
import { explainTopic, HELP, whyNoOption, whyNoPower } from './explain.ts'
import { type Option, optionsOf, powerOptions } from './options.ts'
import { type Reading, readAllotment, readOne, readPlay, readReceivers, readSome } from './read-answer.ts'
import { printTable } from './table-screen.ts'

/** Shows a question and asks until there is an answer that fits, or the last one is to be taken back. */
export async function askPerson(input: Asker, asking: Asking): Promise<Answer | typeof BACK> {
  const { teller, prompt } = asking
  const { question, choice, fallback } = prompt
  const options = optionsOf(asking)
  if (question.ask === 'turn') printTable(asking)
  printChoices(asking, options)
  if (choice.kind === 'assign') return askForEach(input, asking, options)
  const words = `${questionWords(teller, prompt)}${exampleWords(teller, choice)} › `
  for (;;) {
    const line = await askLine(input, asking, options, words)
    if (line === BACK) return BACK
    const reading = line === '' ? { answer: fallback } : read(asking, choice, options, line)
    if ('answer' in reading) return reading.answer
    printProblem(asking, reading)
  }
}

/** Card by card, or several or all at a time. */
async function askForEach(
  input: Asker,
  asking: Asking,
  options: readonly Option[],
): Promise<Answer | typeof BACK> {
  const { hand, teller, prompt } = asking
  const receivers: number[] = []
  while (receivers.length < hand.length) {
    const card = cardChip(teller.setup.faces[hand[receivers.length]])
    const example = receivers.length === 0 ? exampleWords(teller, prompt.choice) : ''
    const line = await askLine(input, asking, options, `${card} goes to${example} › `)
    if (line === BACK) return BACK
    const reading = readReceivers(options, line, hand.length - receivers.length)
    if ('answer' in reading) receivers.push(...[reading.answer].flat())
    else printProblem(asking, reading)
  }
  return asking.view.hand.map((card) => receivers[hand.indexOf(card)])
}

/** The next line that asks nothing in return; an empty one only where there is nothing to choose. */
async function askLine(
  input: Asker,
  asking: Asking,
  options: readonly Option[],
  words: string,
): Promise<string> {
  for (;;) {
    const line = await input.ask(words)
    if (line === '' && countAnswers(asking.prompt.choice) > 1) {
      printTable(asking)
      printChoices(asking, options)
    } else if (line === BACK && !asking.view.mayTakeBack) {
      print('Nothing can be taken back now.')
    } else if (line.startsWith('?')) {
      const topic = line.slice(1).trim()
      for (const text of topic === '' ? HELP : explainTopic(asking, options, topic)) print(text)
    } else return line
  }
}

function read(
  asking: Asking,
  choice: Exclude<Choice, { kind: 'assign' }>,
  options: readonly Option[],
  line: string,
): Reading {
  switch (choice.kind) {
    case 'one':
      return isAboutPlaying(asking.prompt.question)
        ? readPlay(choice, options, powerOptions(asking), line)
        : readOne(options, line)
    case 'some':
      return readSome(choice, options, line)
    case 'allot':
      return readAllotment(choice, options, line)
  }
}

function printProblem(asking: Asking, reading: Exclude<Reading, { answer: Answer }>): void {
  if ('problem' in reading) print(reading.problem)
  else if ('place' in reading) print(whyNoPower(asking, reading.card, reading.place))
  else print(whyNoOption(asking, reading.unknown))
}
