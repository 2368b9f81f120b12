import type { Question, Told, View } from '@slapwise/card-game'
import { callIn, powersAskedAbout, questionIn, thingIn } from '@slapwise/card-game/words'
import { type Answer, countAnswers, type Frame, type Prompt } from '@slapwise/kernel'
import { askPerson } from '../../../play/ask-person.ts'
import type { BACK } from '../../../play/inquiry.ts'
import type { Asker } from '../../../terminal/input.ts'
import { print } from '../../../terminal/screen.ts'
import type { Onlooker, Screens } from '../../terminal.ts'
import { asking } from '../asking.ts'
import { handWords } from '../chips.ts'
import { inquiryFor } from '../inquiry.ts'
import { newsLines } from '../news.ts'
import { heldPower } from '../options.ts'
import { type Teller, tellerFor } from '../teller.ts'
import { printHeld } from './choices-screen.ts'
import { printOpenHands, printTable } from './table-screen.ts'

type Asked = Prompt<Question>

/** Frantic as one onlooker sees it. What comes from the house is Frantic's own, passed through unopened. */
export class FranticScreens implements Screens {
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
    if (view.seat !== null) printHeld(this.#teller, (view as View).hand)
  }

  question(prompt: Prompt<unknown>): string {
    return questionIn(this.#teller, prompt as Asked)
  }

  isFormality(prompt: Prompt<unknown>): boolean {
    const { question, choice, manner } = prompt as Asked
    return countAnswers(choice) === 1 && question.ask !== 'turn' && manner !== 'acknowledge'
  }

  printSeen(view: Frame, prompt: Prompt<unknown>): void {
    if ((prompt as Asked).question.ask === 'seen') printOpenHands(this.#teller, view as View)
  }

  ask(input: Asker, view: Frame, prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
    const inquiry = inquiryFor(asking(view as View, this.#teller, prompt as Asked))
    return askPerson(input, this.#teller.lexicon.ask, inquiry)
  }

  printDecision(frame: Frame, prompt: Prompt<unknown>, answer: Answer): void {
    const view = frame as View
    const t = this.#teller
    const who = t.names[prompt.seat]
    const call = callIn(t, view.call, view.discardPile.at(-1)!)
    print(`  ${t.words.lies.call}: ${call}. ${t.texts.holds(who, handWords(t, view.hand))}`)
    if (view.powers.length > 0)
      print(`  ${t.texts.powers}: ${view.powers.map((held) => heldPower(t, held)).join(', ')}`)
    print(`  ${who}: ${this.question(prompt)} → ${answerIn(t, prompt as Asked, answer, view)}`)
  }
}

/** What somebody answered. */
function answerIn(t: Teller, prompt: Asked, answer: Answer, view: View): string {
  const { choice } = prompt
  const words = (value: number) => thingIn(t, prompt, value, powersAskedAbout(prompt, view))
  if (typeof answer === 'number') return words(answer)
  switch (choice.kind) {
    case 'allot':
      return [...new Set(answer)]
        .map((seat) => `${words(seat)} ${answer.filter((other) => other === seat).length}`)
        .join(', ')
    case 'assign':
      return answer
        .map((value, i) => `${t.face(t.setup.faces[choice.items[i]].index)} → ${words(value)}`)
        .join(', ')
    default:
      return answer.map(words).join(', ')
  }
}
