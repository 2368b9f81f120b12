import { type Answer, type BaseView, countAnswers, type Prompt, type TextFormatter } from '@slapwise/kernel'
import type { CliMessages } from '../../i18n/index.ts'
import { askHuman } from '../../play/ask-human.ts'
import { parseAnswer } from '../../play/parse-answer.ts'
import type { AnswerOption, TAKE_BACK } from '../../play/terminal-question.ts'
import { bold, print, printSeparator } from '../../terminal/screen.ts'
import type { LineReader } from '../../terminal/terminal-input.ts'
import type { MatchScreens } from '../game-terminal.ts'

/** Prints lines about the table and a number for each option. */
export class PlainScreens implements MatchScreens {
  readonly #formatter: TextFormatter
  readonly #messages: CliMessages
  readonly help: readonly string[]

  constructor(formatter: TextFormatter, messages: CliMessages) {
    this.#formatter = formatter
    this.#messages = messages
    this.help = messages.ask.help
  }

  formatFacts(facts: readonly object[]): string[] {
    return facts.map((fact) => this.#formatter.formatFact(fact)).filter((line) => line !== null)
  }

  printTable(view: BaseView): void {
    const [first, ...lines] = this.#formatter.formatTable(view)
    printSeparator(first)
    for (const line of lines) print(`  ${line}`)
  }

  formatQuestion(prompt: Prompt<unknown>): string {
    return this.#formatter.formatPrompt(prompt)
  }

  isForced({ choice, mode }: Prompt<unknown>): boolean {
    return countAnswers(choice) === 1 && mode !== 'acknowledge'
  }

  printRevealed(): void {}

  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    const options = this.#listOptions(view, prompt)
    const { ask } = this.#messages
    return askHuman(input, ask, {
      prompt,
      options,
      question: this.formatQuestion(prompt),
      meaning: null,
      hints: [],
      items: this.#listItems(view, prompt),
      canTakeBack: view.mayTakeBack,
      show: () => {
        this.printTable(view)
        for (const { keys, label } of options) print(`  ${bold(`[${keys[0]}]`)} ${label}`)
      },
      explain: () => this.help,
      parse: (line) => parseAnswer(prompt.choice, options, line, ask),
    })
  }

  #listOptions(view: BaseView, prompt: Prompt<unknown>): AnswerOption[] {
    return prompt.choice.options.map((value, place) => {
      const label = this.#formatter.formatOption(prompt, value, view)
      return { value, keys: [String(place + 1)], name: label, label }
    })
  }

  #listItems(view: BaseView, prompt: Prompt<unknown>): { value: number; label: string }[] {
    const { choice } = prompt
    if (choice.kind !== 'assign') return []
    return choice.items.map((value) => ({ value, label: this.#formatter.formatOption(prompt, value, view) }))
  }

  printDecision(view: BaseView, prompt: Prompt<unknown>, answer: Answer): void {
    this.printTable(view)
    print(`  ${this.formatQuestion(prompt)} → ${this.formatAnswer(view, prompt, answer)}`)
  }

  formatReason(reason: object): string {
    return this.#formatter.formatReason(reason)
  }

  formatAnswer(view: BaseView, prompt: Prompt<unknown>, answer: Answer): string {
    const texts = [answer].flat().map((value) => this.#formatter.formatOption(prompt, value, view))
    return texts.join(', ')
  }
}
