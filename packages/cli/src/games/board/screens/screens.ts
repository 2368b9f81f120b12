import type { Question, View, VisibleFact, WeighedBoardReason } from '@slapwise/board-game'
import { formatOption, formatPrompt, formatReason } from '@slapwise/board-game/i18n'
import { type Answer, type BaseView, countAnswers, type Prompt } from '@slapwise/kernel'
import { askHuman } from '../../../play/ask-human.ts'
import type { TAKE_BACK } from '../../../play/terminal-question.ts'
import { print } from '../../../terminal/screen.ts'
import type { LineReader } from '../../../terminal/terminal-input.ts'
import type { MatchScreens, ViewerContext } from '../../game-terminal.ts'
import { type BoardFormatter, createFormatter, formatHand } from '../formatter.ts'
import { formatLog } from '../match-log.ts'
import { createQuestionContext } from '../options.ts'
import { createTerminalQuestion } from '../question.ts'
import { printOwnHand, printTable } from './table-screen.ts'

type BoardPrompt = Prompt<Question>

/** The board game as one viewer sees it. Views and prompts come in untyped from the engine and are cast here. */
export class BoardScreens implements MatchScreens {
  readonly #formatter: BoardFormatter
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
    if (view.seat !== null) printOwnHand(this.#formatter, view as View)
  }

  formatQuestion(prompt: Prompt<unknown>): string {
    return formatPrompt(this.#formatter.plainNames, prompt as BoardPrompt)
  }

  /** A die roll is never forced: until it is rolled, the played card can be taken back. */
  isForced(prompt: Prompt<unknown>): boolean {
    const { question, choice, mode } = prompt as BoardPrompt
    return countAnswers(choice) === 1 && question.ask !== 'roll' && mode !== 'acknowledge'
  }

  printRevealed(): void {}

  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    const question = createTerminalQuestion(
      createQuestionContext(this.#formatter, view as View, prompt as BoardPrompt),
    )
    return askHuman(input, this.#formatter.cliMessages.ask, question)
  }

  printDecision(frame: BaseView, prompt: Prompt<unknown>, answer: Answer): void {
    const view = frame as View
    const formatter = this.#formatter
    const name = formatter.playerNames[prompt.seat]
    if ((prompt as BoardPrompt).question.ask === 'turn') printTable(formatter, view)
    print(`  ${formatter.terminalMessages.handOf(name, formatHand(formatter, view.hand))}`)
    print(`  ${name}: ${this.formatQuestion(prompt)} → ${this.formatAnswer(view, prompt, answer)}`)
  }

  formatReason(reason: object): string {
    return formatReason(this.#formatter.plainNames, reason as WeighedBoardReason)
  }

  formatAnswer(view: BaseView, prompt: Prompt<unknown>, answer: Answer): string {
    return formatOption(this.#formatter, prompt as BoardPrompt, answer as number, view as View)
  }
}
