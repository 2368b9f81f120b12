import { decodePowerSlot } from '@slapwise/card-game'
import { formatAnswerHint, formatPrompt } from '@slapwise/card-game/i18n'
import { countAnswers } from '@slapwise/kernel'
import { formatAmbiguity, parseAnswer } from '../../play/parse-answer.ts'
import type { AnswerOption, ParsedAnswer, TerminalQuestion } from '../../play/terminal-question.ts'
import { explainTopic, explainUnknownOption, explainUnusablePower } from './explain.ts'
import { listOptions, powerOptions } from './options.ts'
import { parsePlay } from './parse-play.ts'
import { asksForCard, type QuestionContext } from './question-context.ts'
import { printChoices } from './screens/choices-screen.ts'
import { printTable } from './screens/table-screen.ts'

/** A question of Frantic as it is put to somebody here. */
export function createQuestion(asking: QuestionContext): TerminalQuestion {
  const { formatter: teller, prompt, view, hand } = asking
  const options = listOptions(asking)
  let isShown = false
  return {
    prompt,
    options,
    question: formatPrompt(teller, prompt),
    meaning: formatAnswerHint(teller, prompt.question, view),
    hints: listHints(asking, options),
    items: hand.map((card) => ({ value: card, label: teller.faceName(teller.setup.faces[card].index) })),
    canTakeBack: view.mayTakeBack,
    show() {
      if (isShown || prompt.question.ask === 'turn') printTable(teller, view)
      printChoices(asking, options)
      isShown = true
    },
    explain: (topic) => (topic === '' ? teller.terminalMessages.help : explainTopic(asking, options, topic)),
    parse: (line) => parseLine(asking, options, line),
  }
}

/** What is not shown with the cards: what else can be done, and that a power may go along. */
function listHints(
  { formatter: teller, prompt }: QuestionContext,
  options: readonly AnswerOption[],
): string[] {
  const { choice, question } = prompt
  const { ask } = teller.cliMessages
  if (countAnswers(choice) === 1) return options.length === 1 ? [ask.pressEnter(options[0].label)] : []
  const isWithPower = choice.options.some((option) => decodePowerSlot(option) >= 0)
  return [
    ...(choice.of === 'card' ? options.filter(({ value }) => value < 0) : []).map(
      ({ keys, label }) => `${keys[0]} ${label}`,
    ),
    ...(asksForCard(question) && isWithPower ? [teller.terminalMessages.withPowerHint] : []),
  ]
}

function parseLine(asking: QuestionContext, options: readonly AnswerOption[], line: string): ParsedAnswer {
  const { formatter: teller, prompt } = asking
  const noSuch = (typed: string) => explainUnknownOption(asking, typed)
  if (!asksForCard(prompt.question))
    return parseAnswer(prompt.choice, options, line, { ...teller.cliMessages.ask, unknownOption: noSuch })
  const played = parsePlay(prompt.choice, options, powerOptions(asking), line)
  if ('answer' in played) return played
  if ('unknown' in played)
    return {
      problem: formatAmbiguity(options, played.unknown, teller.cliMessages.ask) ?? noSuch(played.unknown),
    }
  return { problem: explainUnusablePower(asking, played.card, played.place) }
}
