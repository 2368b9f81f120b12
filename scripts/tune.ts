/** Fits what positions are worth by self-play: npm run tune -- --game ID --matches 8000 --seed NAME */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { numbered, shuffled, type Value } from '@slapwise/kernel'
import { lessonsOf } from './tune/lessons.ts'
import { type Lesson, Training } from './tune/net.ts'
import { PLANS, type Plan } from './tune/plans.ts'
import { type Round, rounds } from './tune/self-play.ts'

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '8000' },
    seed: { type: 'string', default: 'tune' },
  },
})

/** Lessons that are learnt from at once, and rounds whose lessons are mixed. */
const BATCH = 64
const MIXED = 256

/** Weights need no more. */
const DIGITS = 3
const shortly = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value

function tune(plan: Plan): void {
  const { game, file } = plan
  const matches = Number(options.matches)
  let training: Training | null = null
  let spread = Number.NaN
  let tenths = 1
  for (const { played, done } of heaps(plan, matches)) {
    if (training && done >= tenths / 10) {
      spread = spreadOf(played, training)
      console.log(`${game.id}: ${tenths++ * 10} %, ${spread.toFixed(2)} points off`)
    }
    const lessons = mix(played.flatMap((round) => lessonsOf(round, training)))
    training ??= new Training(lessons)
    for (let i = 0; i < lessons.length; i += BATCH) training.learn(lessons.slice(i, i + BATCH), 1 - done)
  }
  if (!training || Number.isNaN(spread)) throw new Error('Too few matches to learn anything.')
  const command = `npm run tune -- --game ${game.id} --matches ${matches} --seed ${options.seed}`
  const value: Value = { command, spread, ...training.net }
  writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify(value, shortly)}\n`)
  console.log('npm run fix puts the file right')
}

/** By how many points its guesses are off, in rounds that it has not seen. */
function spreadOf(played: readonly Round[], training: Training): number {
  let squares = 0
  let guesses = 0
  for (const { moments, leads } of played)
    for (const { numbers, leads: now } of moments)
      training.guess(numbers).forEach((guess, seat) => {
        squares += (now[seat] + guess - leads[seat]) ** 2
        guesses++
      })
  return Math.sqrt(squares / guesses)
}

/** The rounds of many matches; and which part of all matches has been played. */
function* heaps({ game, settings }: Plan, matches: number): Generator<{ played: Round[]; done: number }> {
  const { wits } = game
  if (!wits) throw new Error(`${game.id} has no wits.`)
  let played: Round[] = []
  for (let i = 0; i < matches; i++) {
    played.push(...rounds(game, wits, settings[i % settings.length], `${options.seed} ${i}`))
    if (played.length < MIXED) continue
    yield { played, done: i / matches }
    played = []
  }
}

const mix = (lessons: readonly Lesson[]): Lesson[] =>
  shuffled(numbered(lessons.length), [...lessons.keys()]).map((at) => lessons[at])

for (const plan of PLANS) if (options.game === undefined || options.game === plan.game.id) tune(plan)
