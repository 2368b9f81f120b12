import type { Question, View, VisibleFact, WeighedCardReason } from '@slapwise/card-game'
import {
  formatCall,
  formatOption,
  formatPrompt,
  formatReason,
  visiblePowersFor,
} from '@slapwise/card-game/i18n'
import { type Answer, type BaseView, countAnswers, type Prompt } from '@slapwise/kernel'
import { askHuman } from '../../../play/ask-human.ts'
import type { TAKE_BACK } from '../../../play/terminal-question.ts'
import { print } from '../../../terminal/screen.ts'
import type { LineReader } from '../../../terminal/terminal-input.ts'
import type { MatchScreens, ViewerContext } from '../../game-terminal.ts'
import { formatHand } from '../chips.ts'
import { createFormatter, type FranticFormatter } from '../formatter.ts'
import { formatLog } from '../match-log.ts'
import { formatHeldPower } from '../options.ts'
import { createTerminalQuestion } from '../question.ts'
import { createQuestionContext } from '../question-context.ts'
import { printOwnHand } from './choices-screen.ts'
import { printOpenHands, printTable } from './table-screen.ts'

type FranticPrompt = Prompt<Question>

/** Frantic as one viewer sees it. Views and prompts come in untyped from the engine and are cast here. */
export class FranticScreens implements MatchScreens {
  readonly #formatter: FranticFormatter
  readonly help: readonly string[]

  constructor(context: ViewerContext) {
    this.#formatter = createFormatter(context)
    this.help = this.#formatter.terminalMessages.help
  }

  formatFacts(facts: readonly object[]): string[] {
    return formatLog(this.#formatter, facts as readonly VisibleFact[])
  }

  printTable(view: BaseView): void {
    printTable(this.#formatter, view as View)
    if (view.seat !== null) printOwnHand(this.#formatter, (view as View).hand)
  }

  formatQuestion(prompt: Prompt<unknown>): string {
    return formatPrompt(this.#formatter, prompt as FranticPrompt)
  }

  isForced(prompt: Prompt<unknown>): boolean {
    const { question, choice, mode } = prompt as FranticPrompt
    return countAnswers(choice) === 1 && question.ask !== 'turn' && mode !== 'acknowledge'
  }

  printRevealed(view: BaseView, prompt: Prompt<unknown>): void {
    if ((prompt as FranticPrompt).question.ask === 'seen') printOpenHands(this.#formatter, view as View)
  }

  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    const question = createTerminalQuestion(
      createQuestionContext(view as View, this.#formatter, prompt as FranticPrompt),
    )
    return askHuman(input, this.#formatter.cliMessages.ask, question)
  }

  printDecision(frame: BaseView, prompt: Prompt<unknown>, answer: Answer): void {
    const view = frame as View
    const formatter = this.#formatter
    const name = formatter.playerNames[prompt.seat]
    const call = formatCall(formatter, view.call, view.discardPile.at(-1)!)
    print(
      `  ${formatter.messages.tableStatus.call}: ${call}. ${formatter.terminalMessages.handOf(name, formatHand(formatter, view.hand))}`,
    )
    if (view.powers.length > 0)
      print(
        `  ${formatter.terminalMessages.powersTitle}: ${view.powers.map((held) => formatHeldPower(formatter, held)).join(', ')}`,
      )
    print(`  ${name}: ${this.formatQuestion(prompt)} → ${this.formatAnswer(view, prompt, answer)}`)
  }

  formatReason(reason: object): string {
    return formatReason(this.#formatter, reason as WeighedCardReason)
  }

  formatAnswer(view: BaseView, prompt: Prompt<unknown>, answer: Answer): string {
    return formatAnswer(this.#formatter, prompt as FranticPrompt, answer, view as View)
  }
}

/** Formats the answer of a recorded decision. */
function formatAnswer(
  formatter: FranticFormatter,
  prompt: FranticPrompt,
  answer: Answer,
  view: View,
): string {
  const { choice } = prompt
  const formatValue = (value: number) =>
    formatOption(formatter, prompt, value, visiblePowersFor(prompt, view))
  if (typeof answer === 'number') return formatValue(answer)
  switch (choice.kind) {
    case 'allot':
      return [...new Set(answer)]
        .map((seat) => `${formatValue(seat)} ${answer.filter((other) => other === seat).length}`)
        .join(', ')
    case 'assign':
      return answer
        .map(
          (value, i) =>
            `${formatter.faceName(formatter.setup.faces[choice.items[i]].index)} → ${formatValue(value)}`,
        )
        .join(', ')
    default:
      return answer.map(formatValue).join(', ')
  }
}
