/** Fits what positions are worth by self-play: npm run tune -- --game ID --matches 8000 --seed NAME */
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

/** Lessons that are learnt from at once, and rounds whose lessons are mixed. */
const BATCH_SIZE = 64
const ROUNDS_SHUFFLED_TOGETHER = 256

/** Weights need no more. */
const SIGNIFICANT_DIGITS = 3
const roundNumber = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value

function train(plan: TrainingPlan): void {
  const { game, outputPath } = plan
  const matches = Number(options.matches)
  let training: ValueNetworkTrainer | null = null
  let spread = Number.NaN
  let tenths = 1
  for (const { played, done } of playBatches(plan, matches)) {
    if (training && done >= tenths / 10) {
      spread = measureRmse(played, training)
      console.log(`${game.id}: ${tenths++ * 10} %, ${spread.toFixed(2)} points off`)
    }
    const lessons = shuffleExamples(played.flatMap((round) => createTrainingExamples(round, training)))
    training ??= new ValueNetworkTrainer(lessons)
    for (let i = 0; i < lessons.length; i += BATCH_SIZE)
      training.trainBatch(lessons.slice(i, i + BATCH_SIZE), 1 - done)
  }
  if (!training || Number.isNaN(spread)) throw new Error('Too few matches to learn anything.')
  const command = `npm run tune -- --game ${game.id} --matches ${matches} --seed ${options.seed}`
  const value: ValueNetwork = { trainingCommand: command, rmse: spread, ...training.network }
  writeFileSync(new URL(`../${outputPath}`, import.meta.url), `${JSON.stringify(value, roundNumber)}\n`)
  console.log('npm run fix puts the file right')
}

/** By how many points its guesses are off, in rounds that it has not seen. */
function measureRmse(played: readonly SelfPlayRound[], training: ValueNetworkTrainer): number {
  let squares = 0
  let guesses = 0
  for (const { turns, finalLeads } of played)
    for (const { features, scoreLeads: now } of turns)
      training.predict(features).forEach((guess, seat) => {
        squares += (now[seat] + guess - finalLeads[seat]) ** 2
        guesses++
      })
  return Math.sqrt(squares / guesses)
}

/** The rounds of many matches; and which part of all matches has been played. */
function* playBatches(
  { game, settings }: TrainingPlan,
  matches: number,
): Generator<{ played: SelfPlayRound[]; done: number }> {
  const { searchHeuristics } = game
  if (!searchHeuristics) throw new Error(`${game.id} has no wits.`)
  let played: SelfPlayRound[] = []
  for (let i = 0; i < matches; i++) {
    played.push(...playRounds(game, searchHeuristics, settings[i % settings.length], `${options.seed} ${i}`))
    if (played.length < ROUNDS_SHUFFLED_TOGETHER) continue
    yield { played, done: i / matches }
    played = []
  }
}

const shuffleExamples = (lessons: readonly TrainingExample[]): TrainingExample[] =>
  shuffled(createFastRandom(lessons.length), [...lessons.keys()]).map((at) => lessons[at])

for (const plan of TRAINING_PLANS)
  if (options.game === undefined || options.game === plan.game.id) train(plan)
