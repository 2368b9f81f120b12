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

/** Builds the terminal question for a prompt of Frantic. */
export function createTerminalQuestion(context: QuestionContext): TerminalQuestion {
  const { formatter, prompt, view, hand } = context
  const options = listOptions(context)
  let isShown = false
  return {
    prompt,
    options,
    question: formatPrompt(formatter, prompt),
    meaning: formatAnswerHint(formatter, prompt.question, view),
    hints: listHints(context, options),
    items: hand.map((card) => ({
      value: card,
      label: formatter.faceName(formatter.setup.faces[card].index),
    })),
    canTakeBack: view.mayTakeBack,
    show() {
      if (isShown || prompt.question.ask === 'turn') printTable(formatter, view)
      printChoices(context, options)
      isShown = true
    },
    explain: (topic) =>
      topic === '' ? formatter.terminalMessages.help : explainTopic(context, options, topic),
    parse: (line) => parseLine(context, options, line),
  }
}

/** Options that are not cards, and a hint that a power card can be added. */
function listHints({ formatter, prompt }: QuestionContext, options: readonly AnswerOption[]): string[] {
  const { choice, question } = prompt
  const { ask } = formatter.cliMessages
  if (countAnswers(choice) === 1) return options.length === 1 ? [ask.pressEnter(options[0].label)] : []
  const isWithPower = choice.options.some((option) => decodePowerSlot(option) >= 0)
  return [
    ...(choice.of === 'card' ? options.filter(({ value }) => value < 0) : []).map(
      ({ keys, label }) => `${keys[0]} ${label}`,
    ),
    ...(asksForCard(question) && isWithPower ? [formatter.terminalMessages.withPowerHint] : []),
  ]
}

function parseLine(context: QuestionContext, options: readonly AnswerOption[], line: string): ParsedAnswer {
  const { formatter, prompt } = context
  const noSuch = (typed: string) => explainUnknownOption(context, typed)
  if (!asksForCard(prompt.question))
    return parseAnswer(prompt.choice, options, line, { ...formatter.cliMessages.ask, unknownOption: noSuch })
  const played = parsePlay(prompt.choice, options, powerOptions(context), line)
  if ('answer' in played) return played
  if ('unknown' in played)
    return {
      problem: formatAmbiguity(options, played.unknown, formatter.cliMessages.ask) ?? noSuch(played.unknown),
    }
  return { problem: explainUnusablePower(context, played.card, played.place) }
}
