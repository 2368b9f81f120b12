import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type BaseView,
  buildView,
  type Fact,
  isReaction,
  type Prompt,
  type Seat,
  toVisibleFact,
} from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import { clearScreen, print } from '../terminal/screen.ts'
import { QuitError, type TerminalInput } from '../terminal/terminal-input.ts'
import { formatPromptLine } from './ask-human.ts'
import { TAKE_BACK } from './terminal-question.ts'

interface HotSeatOptions {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly names: readonly string[]
  readonly humans: number
  readonly input: TerminalInput
  readonly messages: CliMessages
  createScreens(viewer: Seat | null): MatchScreens
}

/**
 * The people at this keyboard, in the first seats. Each is shown the facts since their last turn, and nobody sees the
 * hand of another.
 */
export class HotSeatPlayers {
  readonly #options: HotSeatOptions
  readonly #facts: Fact[] = []
  /** By player, the number of facts that were shown. */
  readonly #shownFacts: number[]
  /** The player at the keyboard; null when all may look. */
  #activeSeat: Seat | null
  /** The number of facts when the players last acknowledged them. */
  #acknowledgedFacts = 0
  #round = 0
  /** The last answer was taken back: forced prompts are asked too then, so that the player can go further back. */
  #wasTakenBack = false

  constructor(options: HotSeatOptions) {
    this.#options = options
    this.#shownFacts = new Array<number>(options.humans).fill(0)
    this.#activeSeat = options.humans === 1 ? 0 : null
  }

  hasSeat(seat: Seat): boolean {
    return seat < this.#options.humans
  }

  /** Asks a player, who may take their last decision back instead. */
  async ask(prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    this.#collectFacts()
    const screens = this.#options.createScreens(prompt.seat)
    if (this.#isForced(screens, prompt)) return prompt.fallback
    if (prompt.mode === 'acknowledge') return this.#acknowledgeForAll(prompt)
    await this.#passKeyboardTo(prompt.seat)
    this.#printFacts(screens, prompt.seat, this.#shownFacts[prompt.seat])
    this.#shownFacts[prompt.seat] = this.#facts.length
    const answer = await screens.ask(this.#options.input, this.#view(prompt.seat), prompt)
    this.#wasTakenBack = answer === TAKE_BACK
    return answer
  }

  /** Like `ask`, but a player who quits has to confirm it. */
  async askOrConfirmQuit(prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK> {
    for (;;)
      try {
        return await this.ask(prompt)
      } catch (error) {
        if (!(error instanceof QuitError) || (await this.#confirmQuit())) throw error
      }
  }

  /** Quitting again counts as yes. */
  async #confirmQuit(): Promise<boolean> {
    const { input, messages } = this.#options
    try {
      return messages.play.yesInputs.includes(
        (await input.ask(formatPromptLine(messages.play.confirmQuit, []))).toLowerCase(),
      )
    } catch (error) {
      if (error instanceof QuitError) return true
      throw error
    }
  }

  /** Prints the end of the match. */
  printEnd(): void {
    this.#collectFacts()
    this.#showToAll()
  }

  /** Facts that all have acknowledged at the end of a round are not shown again in the next. */
  #collectFacts(): void {
    const { game, match } = this.#options
    this.#facts.push(...match.takeFacts())
    const round = game.roundNumber(match)
    if (round === this.#round) return
    this.#round = round
    this.#shownFacts.forEach((shown, player) => {
      this.#shownFacts[player] = Math.max(shown, this.#acknowledgedFacts)
    })
  }

  #view(viewer: Seat | null): BaseView {
    const { game, match } = this.#options
    return buildView(game, match, viewer)
  }

  /** With several people a skipped question would reveal that a player holds no reaction card. */
  #isForced(screens: MatchScreens, prompt: Prompt<unknown>): boolean {
    if (this.#wasTakenBack) return false
    return screens.isForced(prompt) && (this.#options.humans === 1 || !isReaction(prompt.mode))
  }

  /** One of the players acknowledges for all. */
  async #acknowledgeForAll(prompt: Prompt<unknown>): Promise<Answer> {
    if (this.#acknowledgedFacts === this.#facts.length) return prompt.fallback
    const screens = this.#showToAll()
    screens.printRevealed(this.#view(null), prompt)
    await this.#options.input.ask(formatPromptLine(screens.formatQuestion(prompt), []))
    this.#acknowledgedFacts = this.#facts.length
    return prompt.fallback
  }

  /** Shows the public facts to all players. */
  #showToAll(): MatchScreens {
    const from = Math.max(...this.#shownFacts)
    const viewer = this.#options.humans === 1 ? 0 : null
    const screens = this.#options.createScreens(viewer)
    if (viewer === null) {
      clearScreen()
      this.#activeSeat = null
    } else this.#shownFacts[viewer] = this.#facts.length
    this.#printFacts(screens, viewer, from)
    return screens
  }

  async #passKeyboardTo(seat: Seat): Promise<void> {
    if (this.#activeSeat === seat) return
    const { input, names, messages } = this.#options
    clearScreen()
    await input.ask(formatPromptLine(messages.play.passKeyboard(names[seat]), []))
    clearScreen()
    this.#activeSeat = seat
  }

  #printFacts(screens: MatchScreens, viewer: Seat | null, from: number): void {
    const visibleFacts = this.#facts.slice(from).map((fact) => toVisibleFact(fact, viewer))
    print()
    for (const line of screens.formatFacts(visibleFacts)) print(`  ${line}`)
  }
}
