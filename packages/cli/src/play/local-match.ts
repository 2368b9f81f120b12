import {
  type Answer,
  type AnyMatch,
  type Beginning,
  Match,
  type MatchRecord,
  type Prompt,
  type Random,
  recordOf,
  type Seat,
  seeded,
} from '@slapwise/kernel'
import { THINKING } from '@slapwise/protocol'
import type { Player } from '../bots/players.ts'
import { Referee } from '../bots/referee.ts'
import { BACK } from './inquiry.ts'
import type { Unfinished } from './kept-match.ts'
import type { Keyboard } from './keyboard.ts'

/** A match at this keyboard, from its beginning or from where it was left. */
export class LocalMatch {
  readonly match: AnyMatch
  readonly #beginning: Beginning
  readonly #decided: MatchRecord['decisions'] = []
  readonly #random: Random

  constructor(beginning: Beginning, decided: MatchRecord['decisions'] = []) {
    const { game, settings, version, seed } = beginning
    this.#beginning = beginning
    this.match = Match.start(game.rules(settings, version), seed, true)
    for (const [seat, answer] of decided) this.#decide(seat, answer as Answer)
    this.#random = seeded(decided.length === 0 ? `${seed}/bots` : `${seed}/bots/${decided.length}`)
    if (decided.length > 0) this.match.takeFacts()
  }

  /** As far as it went; with every decision there is one more. */
  get unfinished(): Unfinished {
    const { game, version, settings, seed } = this.#beginning
    return { game: game.id, rules: version, settings: { ...settings }, seed, decisions: [...this.#decided] }
  }

  /** Once it is over. */
  get record(): MatchRecord {
    return recordOf(
      this.#beginning,
      this.match,
      this.#decided.map(([seat, answer]) => ({ seat, answer })),
    )
  }

  /** Until it is over; `decided` is told whenever somebody at the keyboard has decided. */
  async playOut(keyboard: Keyboard, botAt: (seat: Seat) => Player, decided: () => void): Promise<void> {
    const { match } = this
    const { game, seed } = this.#beginning
    const referee = new Referee(game, seed)
    while (!match.over)
      for (const prompt of match.prompts) {
        const { seat } = prompt
        if (match.promptFor(seat) === null) continue
        if (keyboard.has(seat)) {
          await this.#hear(keyboard, prompt)
          decided()
        } else this.#decide(seat, referee.askInTime(botAt(seat), match, seat, this.#random, thinkingTime()))
      }
    keyboard.tellEnd()
  }

  async #hear(keyboard: Keyboard, prompt: Prompt<unknown>): Promise<void> {
    const answer = await keyboard.askOn(prompt)
    if (answer !== BACK) {
      this.#decide(prompt.seat, answer)
      return
    }
    this.match.takeBack(prompt.seat)
    this.#decided.pop()
  }

  #decide(seat: number, answer: Answer): void {
    const refusal = this.match.answer(seat, answer)
    if (refusal)
      throw new Error(`Refused: ${JSON.stringify({ seed: this.#beginning.seed, seat, answer, refusal })}`)
    this.#decided.push([seat, typeof answer === 'number' ? answer : [...answer]])
  }
}

/** Tells when it is over. */
function thinkingTime(): () => boolean {
  const end = performance.now() + THINKING
  return () => performance.now() >= end
}
