import { type Answer, countAnswers, type Frame, type Prompt, type Speech } from '@slapwise/kernel'
import { askPerson } from '../../play/ask-person.ts'
import type { BACK, Option } from '../../play/inquiry.ts'
import { readAnswer } from '../../play/read-answer.ts'
import type { Asker } from '../../terminal/input.ts'
import { bold, print, printRule } from '../../terminal/screen.ts'
import type { Lexicon } from '../../words/index.ts'
import type { Screens } from '../terminal.ts'

/** Lines about the table, and a number for everything that can be chosen. */
export class PlainScreens implements Screens {
  readonly #speech: Speech
  readonly #words: Lexicon
  readonly help: readonly string[]

  constructor(speech: Speech, words: Lexicon) {
    this.#speech = speech
    this.#words = words
    this.help = words.ask.help
  }

  news(facts: readonly object[]): string[] {
    return facts.map((fact) => this.#speech.told(fact)).filter((line) => line !== null)
  }

  printTable(view: Frame): void {
    const [first, ...lines] = this.#speech.table(view)
    printRule(first)
    for (const line of lines) print(`  ${line}`)
  }

  question(prompt: Prompt<unknown>): string {
    return this.#speech.question(prompt)
  }

  isFormality({ choice, manner }: Prompt<unknown>): boolean {
    return countAnswers(choice) === 1 && manner !== 'acknowledge'
  }

  printSeen(): void {}

  ask(input: Asker, view: Frame, prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
    const options = this.#optionsFor(view, prompt)
    const { ask } = this.#words
    return askPerson(input, ask, {
      prompt,
      options,
      question: this.question(prompt),
      meaning: null,
      hints: [],
      items: this.#itemsOf(view, prompt),
      mayTakeBack: view.mayTakeBack,
      show: () => {
        this.printTable(view)
        for (const { keys, label } of options) print(`  ${bold(`[${keys[0]}]`)} ${label}`)
      },
      explain: () => this.help,
      read: (line) => readAnswer(prompt.choice, options, line, ask),
    })
  }

  #optionsFor(view: Frame, prompt: Prompt<unknown>): Option[] {
    return prompt.choice.options.map((value, place) => {
      const label = this.#speech.option(prompt, value, view)
      return { value, keys: [String(place + 1)], name: label, label }
    })
  }

  #itemsOf(view: Frame, prompt: Prompt<unknown>): { value: number; label: string }[] {
    const { choice } = prompt
    if (choice.kind !== 'assign') return []
    return choice.items.map((value) => ({ value, label: this.#speech.option(prompt, value, view) }))
  }

  printDecision(view: Frame, prompt: Prompt<unknown>, answer: Answer): void {
    const said = [answer].flat().map((value) => this.#speech.option(prompt, value, view))
    this.printTable(view)
    print(`  ${this.question(prompt)} → ${said.join(', ')}`)
  }
}
