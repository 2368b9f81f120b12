import { type CardMatch, type Fact, OK, type Question, type Setup, viewOf } from '@slapwise/card-game'
import { type Answer, type Prompt, type Seat, told } from '@slapwise/kernel'
import type { Input } from '../input.ts'
import { clear, print } from '../screen.ts'
import { newsLines } from '../words/news.ts'
import { questionWords } from '../words/questions.ts'
import type { Teller } from '../words/teller.ts'
import { askPerson } from './ask-person.ts'
import { asking, type BACK, isForAll, isFormality } from './asking.ts'
import { printOpenHands } from './table-screen.ts'

/** The people at this keyboard: the first seats. Each hears what they missed, and nobody sees another's hand. */
export class Keyboard {
  readonly #match: CardMatch
  readonly #setup: Setup
  readonly #names: readonly string[]
  readonly #people: number
  readonly #input: Input
  readonly #facts: Fact[] = []
  /** How many of the facts each has heard. */
  readonly #heard: number[]
  /** Who sits at it now; null when all may look. */
  #sitting: Seat | null
  /** How many facts there were when all last said that they had seen enough. */
  #acknowledged = 0

  /** `setup` has the names to call things by. */
  constructor(match: CardMatch, setup: Setup, names: readonly string[], people: number, input: Input) {
    this.#match = match
    this.#setup = setup
    this.#names = names
    this.#people = people
    this.#input = input
    this.#heard = new Array<number>(people).fill(0)
    this.#sitting = people === 1 ? 0 : null
  }

  has(seat: Seat): boolean {
    return seat < this.#people
  }

  /** A question to somebody here, who may take their last decision back instead. */
  async ask(prompt: Prompt<Question>): Promise<Answer | typeof BACK> {
    this.#facts.push(...this.#match.takeFacts())
    if (this.#isFormality(prompt)) return prompt.fallback
    if (isForAll(prompt.question)) return this.#askAll(prompt)
    await this.#sitDown(prompt.seat)
    const teller = this.#tell(prompt.seat, this.#heard[prompt.seat])
    this.#heard[prompt.seat] = this.#facts.length
    return askPerson(this.#input, asking(viewOf(this.#match, prompt.seat), teller, prompt))
  }

  /** When the match is over. */
  tellEnd(): void {
    this.#facts.push(...this.#match.takeFacts())
    this.#gather()
  }

  /**
   * Among several people a missing question would give away who holds nothing to throw in. Who has come back to a
   * question is asked, for they may want to go further back.
   */
  #isFormality(prompt: Prompt<Question>): boolean {
    if (this.#facts.at(-1)?.news.kind === 'undid') return false
    return isFormality(prompt) && (this.#people === 1 || prompt.manner !== 'react')
  }

  /** One of them says for all that they have seen enough. */
  async #askAll(prompt: Prompt<Question>): Promise<Answer> {
    if (this.#acknowledged === this.#facts.length) return OK
    const teller = this.#gather()
    if (prompt.question.ask === 'seen') printOpenHands(teller, viewOf(this.#match, null))
    else this.#heard.fill(this.#facts.length)
    await this.#input.ask(`${questionWords(teller, prompt)} › `)
    this.#acknowledged = this.#facts.length
    return OK
  }

  /** All look at the screen, and hear what everybody may hear. */
  #gather(): Teller {
    const from = Math.max(...this.#heard)
    if (this.#people === 1) {
      this.#heard[0] = this.#facts.length
      return this.#tell(0, from)
    }
    clear()
    this.#sitting = null
    return this.#tell(null, from)
  }

  async #sitDown(seat: Seat): Promise<void> {
    if (this.#sitting === seat) return
    clear()
    await this.#input.ask(`Pass the keyboard to ${this.#names[seat]}, press Enter › `)
    clear()
    this.#sitting = seat
  }

  #tell(viewer: Seat | null, from: number): Teller {
    const teller = { setup: this.#setup, names: this.#names, viewer }
    const news = this.#facts.slice(from).map((fact) => told(fact, viewer))
    print()
    for (const line of newsLines(teller, news)) print(`  ${line}`)
    return teller
  }
}
