/** Trains the value networks by self-play: npm run tune -- --game ID --matches 8000 --seed NAME */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createFastRandom, shuffled, type ValueNetwork } from '@slapwise/kernel'
import { playRounds, type SelfPlayRound } from './tune/self-play.ts'
import { createTrainingExamples } from './tune/training-examples.ts'
import { TRAINING_PLANS, type TrainingPlan } from './tune/training-plans.ts'
import { type TrainingExample, ValueNetworkTrainer } from './tune/value-network-trainer.ts'

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '8000' },
    seed: { type: 'string', default: 'tune' },
  },
})

/** The number of training examples per batch, and of rounds whose examples are shuffled together. */
const BATCH_SIZE = 64
const ROUNDS_SHUFFLED_TOGETHER = 256

/** More digits of the weights do not improve play. */
const SIGNIFICANT_DIGITS = 3
const roundNumber = (_: string, network: unknown) =>
  typeof network === 'number' ? Number(network.toPrecision(SIGNIFICANT_DIGITS)) : network

function train(plan: TrainingPlan): void {
  const { game, outputPath, hiddenSizes } = plan
  const matches = Number(options.matches)
  let trainer: ValueNetworkTrainer | null = null
  let rmse = Number.NaN
  let tenths = 1
  for (const { played: rounds, done } of playBatches(plan, matches)) {
    if (trainer && done >= tenths / 10) {
      rmse = measureRmse(rounds, trainer)
      console.log(`${game.id}: ${tenths++ * 10} %, ${rmse.toFixed(2)} points RMSE`)
    }
    const examples = shuffleExamples(rounds.flatMap((round) => createTrainingExamples(round, trainer)))
    trainer ??= new ValueNetworkTrainer(examples, hiddenSizes)
    for (let i = 0; i < examples.length; i += BATCH_SIZE)
      trainer.trainBatch(examples.slice(i, i + BATCH_SIZE), 1 - done)
  }
  if (!trainer || Number.isNaN(rmse))
    throw new Error(`${matches} matches are too few to train: use --matches with at least some hundred.`)
  const trainingCommand = `npm run tune -- --game ${game.id} --matches ${matches} --seed ${options.seed}`
  const network: ValueNetwork = { trainingCommand, rmse, ...trainer.network }
  writeFileSync(new URL(`../${outputPath}`, import.meta.url), `${JSON.stringify(network, roundNumber)}\n`)
  console.log('Format the written files: npm run fix')
}

/** The root mean square error on rounds that were not trained on yet, in points. */
function measureRmse(rounds: readonly SelfPlayRound[], trainer: ValueNetworkTrainer): number {
  let squareSum = 0
  let count = 0
  for (const { turns, finalLeads } of rounds)
    for (const { features, scoreLeads } of turns)
      trainer.predict(features).forEach((prediction, seat) => {
        squareSum += (scoreLeads[seat] + prediction - finalLeads[seat]) ** 2
        count++
      })
  return Math.sqrt(squareSum / count)
}

/** Plays rounds of self-play in batches; `done` is the share of all matches played so far. */
function* playBatches(
  { game, settings }: TrainingPlan,
  matches: number,
): Generator<{ played: SelfPlayRound[]; done: number }> {
  const { searchHeuristics } = game
  if (!searchHeuristics) throw new Error(`${game.id} has no search heuristics to train.`)
  let rounds: SelfPlayRound[] = []
  for (let i = 0; i < matches; i++) {
    rounds.push(...playRounds(game, searchHeuristics, settings[i % settings.length], `${options.seed} ${i}`))
    if (rounds.length < ROUNDS_SHUFFLED_TOGETHER) continue
    yield { played: rounds, done: i / matches }
    rounds = []
  }
}

const shuffleExamples = (examples: readonly TrainingExample[]): TrainingExample[] =>
  shuffled(createFastRandom(examples.length), [...examples.keys()]).map((index) => examples[index])

for (const plan of TRAINING_PLANS)
  if (options.game === undefined || options.game === plan.game.id) train(plan)
