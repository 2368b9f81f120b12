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

/** The features of each seat at the start of a turn, and the leads on the score sheet. */
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
type AnyEngine = MatchEngine<BaseState<Fact>, unknown, Fact, unknown>

/** The percentage of random answers, so that positions that the policy avoids are learnt too. */
const EPSILON_PERCENT = 8

/** Plays a match with the policy and yields its rounds. */
export function* playRounds(
  game: AnyGame,
  heuristics: AnyHeuristics,
  settings: BaseSettings,
  seed: string,
): Generator<SelfPlayRound> {
  const rules = game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion)
  const engine = new MatchEngine(rules, rules.createState(seed, false))
  const random = createRandom(`tune ${seed}`)
  const seats = Array.from({ length: settings.players }, (_, seat) => seat)
  const leads = () => seats.map((seat) => heuristics.scoreLead(engine, seat))
  const extractFeatures = (seat: Seat) => {
    const features = new Float64Array(heuristics.featureCount)
    heuristics.extractFeatures(engine, seat, features)
    return features
  }
  let turns: TurnSnapshot[] = []
  while (!engine.isOver) {
    if (game.isTurnStart(engine.prompts[0].question))
      turns.push({ features: seats.map(extractFeatures), scoreLeads: leads() })
    answerPrompts(game, heuristics, engine, random)
    if (!heuristics.isRoundScored(engine)) continue
    yield { turns, finalLeads: leads() }
    turns = []
  }
}

function answerPrompts(game: AnyGame, heuristics: AnyHeuristics, engine: AnyEngine, random: Random): void {
  const { prompts } = engine
  for (let promptIndex = 0; promptIndex < prompts.length; promptIndex++) {
    const isRandom = randomBelow(random, 100) < EPSILON_PERCENT
    const { choice, seat } = prompts[promptIndex]
    const view = () => heuristics.createPolicyView?.(engine, seat) ?? buildView(game, engine, seat)
    const observation = { prompt: prompts[promptIndex], rules: engine.rules, random, view }
    engine.applyAnswer(
      promptIndex,
      isRandom ? sampleAnswer(choice, random) : heuristics.policy.answer(observation),
    )
  }
}
