import {
  type AnyGame,
  type BaseSettings,
  type BaseState,
  buildView,
  createRandom,
  type Fact,
  MatchEngine,
  type Random,
  randomBelow,
  type SearchHeuristics,
  type Seat,
  sampleAnswer,
} from '@slapwise/kernel'

/** How a round looked to each seat when a turn began, and by how many points each was ahead on the sheet. */
export interface TurnSnapshot {
  readonly features: readonly Float64Array[]
  readonly scoreLeads: readonly number[]
}

/** The turns of a round, and the leads at its end. */
export interface SelfPlayRound {
  readonly turns: readonly TurnSnapshot[]
  readonly finalLeads: readonly number[]
}

type AnyHeuristics = SearchHeuristics<unknown, unknown, unknown, BaseState<Fact>>
type AnyMachine = MatchEngine<BaseState<Fact>, unknown, Fact, unknown>

/** Of a hundred answers so many are any, so that there is something to learn from what nobody would do. */
const EPSILON_PERCENT = 8

/** Plays a match by rules of thumb, and tells how each round went. */
export function* playRounds(
  game: AnyGame,
  wits: AnyHeuristics,
  settings: BaseSettings,
  seed: string,
): Generator<SelfPlayRound> {
  const rules = game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion)
  const machine = new MatchEngine(rules, rules.createState(seed, false))
  const random = createRandom(`tune ${seed}`)
  const seats = Array.from({ length: settings.players }, (_, seat) => seat)
  const leads = () => seats.map((seat) => wits.scoreLead(machine, seat))
  const look = (seat: Seat) => {
    const numbers = new Float64Array(wits.featureCount)
    wits.extractFeatures(machine, seat, numbers)
    return numbers
  }
  let moments: TurnSnapshot[] = []
  while (!machine.isOver) {
    if (game.isTurnStart(machine.prompts[0].question))
      moments.push({ features: seats.map(look), scoreLeads: leads() })
    answerPrompts(game, wits, machine, random)
    if (!wits.isRoundScored(machine)) continue
    yield { turns: moments, finalLeads: leads() }
    moments = []
  }
}

function answerPrompts(game: AnyGame, wits: AnyHeuristics, machine: AnyMachine, random: Random): void {
  const { prompts } = machine
  for (let slot = 0; slot < prompts.length; slot++) {
    const slips = randomBelow(random, 100) < EPSILON_PERCENT
    const { choice, seat } = prompts[slot]
    const view = () => wits.createPolicyView?.(machine, seat) ?? buildView(game, machine, seat)
    const sight = { prompt: prompts[slot], rules: machine.rules, random, view }
    machine.applyAnswer(slot, slips ? sampleAnswer(choice, random) : wits.policy.answer(sight))
  }
}
