import type { Question, Told, View } from '@slapwise/board-game'
import { questionIn, thingIn } from '@slapwise/board-game/words'
import { type Answer, countAnswers, type Frame, type Prompt } from '@slapwise/kernel'
import { askPerson } from '../../../play/ask-person.ts'
import type { BACK } from '../../../play/inquiry.ts'
import type { Asker } from '../../../terminal/input.ts'
import { print } from '../../../terminal/screen.ts'
import type { Onlooker, Screens } from '../../terminal.ts'
import { inquiryFor } from '../inquiry.ts'
import { newsLines } from '../news.ts'
import { asking } from '../options.ts'
import { handWords, type Teller, tellerFor } from '../teller.ts'
import { printHeld, printTable } from './table-screen.ts'

type Asked = Prompt<Question>

/** The board game as one onlooker sees it. What comes from the house is its own, passed through unopened. */
export class BoardScreens implements Screens {
  readonly #teller: Teller
  readonly help: readonly string[]

  constructor(onlooker: Onlooker) {
    this.#teller = tellerFor(onlooker)
    this.help = this.#teller.texts.help
  }

  news(facts: readonly object[]): string[] {
    return newsLines(this.#teller, facts as readonly Told[])
  }

  printTable(view: Frame): void {
    printTable(this.#teller, view as View)
    if (view.seat !== null) printHeld(this.#teller, view as View)
  }

  question(prompt: Prompt<unknown>): string {
    return questionIn(this.#teller.typed, prompt as Asked)
  }

  /** A die waits for whoever rolls it: until then they can take back what they have played. */
  isFormality(prompt: Prompt<unknown>): boolean {
    const { question, choice, manner } = prompt as Asked
    return countAnswers(choice) === 1 && question.ask !== 'roll' && manner !== 'acknowledge'
  }

  printSeen(): void {}

  ask(input: Asker, view: Frame, prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
    const inquiry = inquiryFor(asking(this.#teller, view as View, prompt as Asked))
    return askPerson(input, this.#teller.lexicon.ask, inquiry)
  }

  printDecision(frame: Frame, prompt: Prompt<unknown>, answer: Answer): void {
    const view = frame as View
    const t = this.#teller
    const who = t.names[prompt.seat]
    if ((prompt as Asked).question.ask === 'turn') printTable(t, view)
    print(`  ${t.texts.holds(who, handWords(t, view.hand))}`)
    print(`  ${who}: ${this.question(prompt)} → ${thingIn(t, prompt as Asked, answer as number, view)}`)
  }
}
