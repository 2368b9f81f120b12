import {
  type Answer,
  type AnyGame,
  type AnyWits,
  below,
  type Fact,
  type Imagined,
  type Machine,
  numbered,
  type Random,
  type Seat,
  sampleAnswer,
  seenIn,
  type Telling,
} from '@slapwise/kernel'
import type { Guesser } from './value.ts'

type AnyMachine = Machine<Telling<Fact>, unknown, Fact, unknown>

/** Of a hundred answers in a playout so many are any: those who only ever follow a thumb see one future. */
const SLIPS = 8

/** No lap is longer, but for cards that go round and round. */
const MOST_ANSWERS = 400

/** Plays on for a lap, and guesses the rest. */
export class Playouts {
  readonly #game: AnyGame
  readonly #look: (machine: AnyMachine, seat: Seat) => unknown
  readonly #wits: AnyWits
  readonly #seat: Seat
  readonly #players: number
  readonly #guesser: Guesser
  /** The numbers of all seats, and those of each. */
  readonly #numbers: Float64Array
  readonly #numbersOf: readonly Float64Array[]
  readonly #leads: Float64Array
  /** The state of the last playout, to be written over. */
  #spare: Telling<Fact> | null = null

  constructor(game: AnyGame, wits: AnyWits, guesser: Guesser, seat: Seat, players: number) {
    this.#game = game
    this.#wits = wits
    this.#look = wits.look ?? ((machine, at) => seenIn(game, machine, at))
    this.#guesser = guesser
    this.#seat = seat
    this.#players = players
    this.#numbers = new Float64Array(players * wits.features)
    this.#numbersOf = Array.from({ length: players }, (_, s) =>
      this.#numbers.subarray(s * wits.features, (s + 1) * wits.features),
    )
    this.#leads = new Float64Array(players)
  }

  /** What becomes of it if the seat answers that; with the same `chance` for all answers, turn by turn. */
  play(match: Imagined, answer: Answer, chance: number): number {
    let random = numbered(chance)
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
        random = numbered(chance + turns)
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
    const view = () => this.#look(machine, prompt.seat)
    return this.#wits.thumb.answer({ prompt, rules: machine.rules, random, view })
  }

  /**
   * The chance to win the match: leads are weighed against each other as if chance decided the rest, so that whoever is
   * ahead is worth stopping, and whoever is far behind is not.
   */
  #worth(machine: AnyMachine): number {
    if (machine.over) return this.#share(machine)
    this.#guessLeads(machine)
    let all = 0
    for (let seat = 0; seat < this.#players; seat++) all += this.#odds(seat)
    return this.#odds(this.#seat) / all
  }

  #odds(seat: Seat): number {
    return Math.exp(this.#leads[seat] / this.#wits.value.spread)
  }

  #share(machine: AnyMachine): number {
    const { winners } = this.#game.publicView(machine)
    return winners.includes(this.#seat) ? 1 / winners.length : 0
  }

  /** By how much each seat will be ahead when the round has been scored. */
  #guessLeads(machine: AnyMachine): void {
    const wits = this.#wits
    const leads = this.#leads
    if (wits.isScored(machine)) leads.fill(0)
    else {
      for (let seat = 0; seat < leads.length; seat++) wits.describe(machine, seat, this.#numbersOf[seat])
      this.#guesser(this.#numbers, leads.length, leads)
    }
    for (let seat = 0; seat < leads.length; seat++) leads[seat] += wits.lead(machine, seat)
  }
}
