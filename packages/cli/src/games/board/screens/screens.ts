import type { Question, VisibleFact, View } from '@slapwise/board-game'
import { formatPrompt, formatOption } from '@slapwise/board-game/i18n'
import { type Answer, countAnswers, type BaseView, type Prompt } from '@slapwise/kernel'
import { askHuman } from '../../../play/ask-human.ts'
import type { TAKE_BACK } from '../../../play/terminal-question.ts'
import { print } from '../../../terminal/screen.ts'
import type { LineReader } from '../../../terminal/terminal-input.ts'
import type { MatchScreens, ViewerContext } from '../../game-terminal.ts'
import { type BoardFormatter, createFormatter, formatHand } from '../formatter.ts'
import { formatLog } from '../match-log.ts'
import { createQuestionContext } from '../options.ts'
import { createQuestion } from '../question.ts'
import { printOwnHand, printTable } from './table-screen.ts'

type BoardPrompt = Prompt<Question>

/** The board game as one onlooker sees it. What comes from the house is its own, passed through unopened. */
export class BoardScreens implements MatchScreens {
  readonly #formatter: BoardFormatter
  readonly help: readonly string[]

  constructor(onlooker: ViewerContext) {
    this.#formatter = createFormatter(onlooker)
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

  /** A die waits for whoever rolls it: until then they can take back what they have played. */
  isForced(prompt: Prompt<unknown>): boolean {
    const { question, choice, mode: manner } = prompt as BoardPrompt
    return countAnswers(choice) === 1 && question.ask !== 'roll' && manner !== 'acknowledge'
  }

  printRevealed(): void {}

  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    const inquiry = createQuestion(
      createQuestionContext(this.#formatter, view as View, prompt as BoardPrompt),
    )
    return askHuman(input, this.#formatter.cliMessages.ask, inquiry)
  }

  printDecision(frame: BaseView, prompt: Prompt<unknown>, answer: Answer): void {
    const view = frame as View
    const t = this.#formatter
    const who = t.playerNames[prompt.seat]
    if ((prompt as BoardPrompt).question.ask === 'turn') printTable(t, view)
    print(`  ${t.terminalMessages.handOf(who, formatHand(t, view.hand))}`)
    print(
      `  ${who}: ${this.formatQuestion(prompt)} → ${formatOption(t, prompt as BoardPrompt, answer as number, view)}`,
    )
  }
}
