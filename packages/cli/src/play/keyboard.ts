import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type Fact,
  type Frame,
  isReaction,
  type Prompt,
  type Seat,
  seenIn,
  told,
} from '@slapwise/kernel'
import type { Screens } from '../games/terminal.ts'
import { type Input, Quit } from '../terminal/input.ts'
import { clear, print } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'
import { lineFor } from './ask-person.ts'
import { BACK } from './inquiry.ts'

interface KeyboardOptions {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly names: readonly string[]
  readonly people: number
  readonly input: Input
  readonly words: Lexicon
  screensFor(viewer: Seat | null): Screens
}

/** The people at this keyboard: the first seats. Each hears what they missed, and nobody sees another's hand. */
export class Keyboard {
  readonly #options: KeyboardOptions
  readonly #facts: Fact[] = []
  /** How many of the facts each has heard. */
  readonly #heard: number[]
  /** Who sits at it now; null when all may look. */
  #sitting: Seat | null
  /** How many facts there were when all last said that they had seen enough. */
  #acknowledged = 0
  #round = 0
  /** The last answer was taken back: who comes back to a question may want to go further back. */
  #isBack = false

  constructor(options: KeyboardOptions) {
    this.#options = options
    this.#heard = new Array<number>(options.people).fill(0)
    this.#sitting = options.people === 1 ? 0 : null
  }

  has(seat: Seat): boolean {
    return seat < this.#options.people
  }

  /** A question to somebody here, who may take their last decision back instead. */
  async ask(prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
    this.#listen()
    const screens = this.#options.screensFor(prompt.seat)
    if (this.#isFormality(screens, prompt)) return prompt.fallback
    if (prompt.manner === 'acknowledge') return this.#askAll(prompt)
    await this.#sitDown(prompt.seat)
    this.#tell(screens, prompt.seat, this.#heard[prompt.seat])
    this.#heard[prompt.seat] = this.#facts.length
    const answer = await screens.ask(this.#options.input, this.#view(prompt.seat), prompt)
    this.#isBack = answer === BACK
    return answer
  }

  /** The same; who wants to leave is asked whether they do. */
  async askOn(prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
    for (;;)
      try {
        return await this.ask(prompt)
      } catch (error) {
        if (!(error instanceof Quit) || (await this.#isSure())) throw error
      }
  }

  /** To insist is to be sure. */
  async #isSure(): Promise<boolean> {
    const { input, words } = this.#options
    try {
      return words.play.yes.includes((await input.ask(lineFor(words.play.quit, []))).toLowerCase())
    } catch (error) {
      if (error instanceof Quit) return true
      throw error
    }
  }

  /** When the match is over. */
  tellEnd(): void {
    this.#listen()
    this.#gather()
  }

  /** What everybody has seen at the end of a round need not be told again in the next. */
  #listen(): void {
    const { game, match } = this.#options
    this.#facts.push(...match.takeFacts())
    const round = game.roundOf(match)
    if (round === this.#round) return
    this.#round = round
    this.#heard.forEach((heard, person) => {
      this.#heard[person] = Math.max(heard, this.#acknowledged)
    })
  }

  #view(viewer: Seat | null): Frame {
    const { game, match } = this.#options
    return seenIn(game, match, viewer)
  }

  /** Among several people a missing question would give away who holds nothing to throw in. */
  #isFormality(screens: Screens, prompt: Prompt<unknown>): boolean {
    if (this.#isBack) return false
    return screens.isFormality(prompt) && (this.#options.people === 1 || !isReaction(prompt.manner))
  }

  /** One of them says for all that they have seen enough. */
  async #askAll(prompt: Prompt<unknown>): Promise<Answer> {
    if (this.#acknowledged === this.#facts.length) return prompt.fallback
    const screens = this.#gather()
    screens.printSeen(this.#view(null), prompt)
    await this.#options.input.ask(lineFor(screens.question(prompt), []))
    this.#acknowledged = this.#facts.length
    return prompt.fallback
  }

  /** All look at the screen, and hear what everybody may hear. */
  #gather(): Screens {
    const from = Math.max(...this.#heard)
    const viewer = this.#options.people === 1 ? 0 : null
    const screens = this.#options.screensFor(viewer)
    if (viewer === null) {
      clear()
      this.#sitting = null
    } else this.#heard[viewer] = this.#facts.length
    this.#tell(screens, viewer, from)
    return screens
  }

  async #sitDown(seat: Seat): Promise<void> {
    if (this.#sitting === seat) return
    const { input, names, words } = this.#options
    clear()
    await input.ask(lineFor(words.play.passKeyboard(names[seat]), []))
    clear()
    this.#sitting = seat
  }

  #tell(screens: Screens, viewer: Seat | null, from: number): void {
    const news = this.#facts.slice(from).map((fact) => told(fact, viewer))
    print()
    for (const line of screens.news(news)) print(`  ${line}`)
  }
}
