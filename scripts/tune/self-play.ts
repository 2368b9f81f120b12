import {
  type AnyGame,
  below,
  type Fact,
  Machine,
  type Players,
  type Random,
  type Seat,
  sampleAnswer,
  seeded,
  seenIn,
  type Telling,
  type Wits,
} from '@slapwise/kernel'

/** How a round looked to each seat when a turn began, and by how many points each was ahead on the sheet. */
export interface Moment {
  readonly numbers: readonly Float64Array[]
  readonly leads: readonly number[]
}

/** The turns of a round, and the leads at its end. */
export interface Round {
  readonly moments: readonly Moment[]
  readonly leads: readonly number[]
}

type AnyWits = Wits<unknown, unknown, unknown, Telling<Fact>>
type AnyMachine = Machine<Telling<Fact>, unknown, Fact, unknown>

/** Of a hundred answers so many are any, so that there is something to learn from what nobody would do. */
const SLIPS = 8

/** Plays a match by rules of thumb, and tells how each round went. */
export function* rounds(game: AnyGame, wits: AnyWits, settings: Players, seed: string): Generator<Round> {
  const rules = game.rules(game.settings.parse(settings), game.version)
  const machine = new Machine(rules, rules.begin(seed, false))
  const random = seeded(`tune ${seed}`)
  const seats = Array.from({ length: settings.players }, (_, seat) => seat)
  const leads = () => seats.map((seat) => wits.lead(machine, seat))
  const look = (seat: Seat) => {
    const numbers = new Float64Array(wits.features)
    wits.describe(machine, seat, numbers)
    return numbers
  }
  let moments: Moment[] = []
  while (!machine.over) {
    if (game.opensTurn(machine.prompts[0].question))
      moments.push({ numbers: seats.map(look), leads: leads() })
    step(game, wits, machine, random)
    if (!wits.isScored(machine)) continue
    yield { moments, leads: leads() }
    moments = []
  }
}

function step(game: AnyGame, wits: AnyWits, machine: AnyMachine, random: Random): void {
  const { prompts } = machine
  for (let slot = 0; slot < prompts.length; slot++) {
    const slips = below(random, 100) < SLIPS
    const { choice, seat } = prompts[slot]
    const view = () => wits.look?.(machine, seat) ?? seenIn(game, machine, seat)
    const sight = { prompt: prompts[slot], rules: machine.rules, random, view }
    machine.carryOut(slot, slips ? sampleAnswer(choice, random) : wits.thumb.answer(sight))
  }
}
