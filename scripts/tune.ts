/** Fits what positions are worth by self-play: npm run tune -- --matches 3000 --seed NAME */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PLANS, type Plan } from './tune/plans.ts'
import { Ridge } from './tune/ridge.ts'
import { lessons } from './tune/self-play.ts'

const { values: options } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'tune' },
  },
})

/** For each row: so little that it matters only where there is nothing to learn. */
const PENALTY = 1e-4

for (const plan of PLANS) if (options.game === undefined || options.game === plan.game.id) tune(plan)

function tune({ game, file, settings }: Plan): void {
  const { wits } = game
  if (!wits) throw new Error(`${game.id} has no wits.`)
  const fit = new Ridge(wits.features)
  for (let i = 0; i < Number(options.matches); i++)
    for (const { numbers, gained } of lessons(
      game,
      wits,
      settings[i % settings.length],
      `${options.seed} ${i}`,
    ))
      fit.add(numbers, gained)
  const command = `npm run tune -- --game ${game.id} --matches ${options.matches} --seed ${options.seed}`
  const weights = fit.solve(PENALTY).map((weight) => Number(weight.toPrecision(5)))
  writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify({ command, weights }, null, 2)}\n`)
  console.log(`${game.id}: ${fit.rows} positions`)
}
