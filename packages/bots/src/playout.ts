import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnyWits,
  below,
  type Fact,
  type Machine,
  numbered,
  type Random,
  type Seat,
  sampleAnswer,
  seenIn,
  type Telling,
} from '@slapwise/kernel'
import { valueOf } from './value.ts'

type AnyMachine = Machine<Telling<Fact>, unknown, Fact, unknown>

/** Of a hundred answers in a playout so many are any: those who only ever follow a thumb see one future. */
const SLIPS = 8

/** No lap is longer, but for cards that go round and round. */
const MOST_ANSWERS = 400

/** Plays on for a lap, and guesses the rest. */
export class Playouts {
  readonly #game: AnyGame
  readonly #wits: AnyWits
  readonly #seat: Seat
  readonly #players: number
  readonly #numbers: Float64Array
  /** The state of the last playout, to be written over. */
  #spare: Telling<Fact> | null = null

  constructor(game: AnyGame, wits: AnyWits, seat: Seat, players: number) {
    this.#game = game
    this.#wits = wits
    this.#seat = seat
    this.#players = players
    this.#numbers = new Float64Array(wits.features)
  }

  /** How far the seat will be ahead at the end of the round, if it answers that; the same `chance` for all answers. */
  play(match: AnyMatch, answer: Answer, chance: number): number {
    const random = numbered(chance)
    const machine = match.rehearsal(this.#spare)
    this.#spare = machine.state
    machine.carryOut(machine.slotOf(this.#seat), answer)
    let turns = this.#players
    let last = this.#seat
    for (let answers = 0; !this.#wits.isScored(machine) && answers < MOST_ANSWERS; answers++) {
      const { seat, question } = machine.prompts[0]
      if (seat !== last && this.#game.opensTurn(question)) {
        if (--turns === 0) break
        last = seat
      }
      let slot = 0
      while (machine.isAnswered(slot)) slot++
      machine.carryOut(slot, this.#answer(machine, slot, random))
    }
    return this.#worth(machine)
  }

  #answer(machine: AnyMachine, slot: number, random: Random): Answer {
    const prompt = machine.prompts[slot]
    const { choice } = prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    if (below(random, 100) < SLIPS) return sampleAnswer(choice, random)
    const view = () => seenIn(this.#game, machine, prompt.seat)
    return this.#wits.thumb.answer({ prompt, rules: machine.rules, random, view })
  }

  #worth(machine: AnyMachine): number {
    const lead = this.#wits.lead(machine, this.#seat)
    if (this.#wits.isScored(machine)) return lead
    this.#wits.describe(machine, this.#seat, this.#numbers)
    return lead + valueOf(this.#wits.value, this.#numbers)
  }
}
