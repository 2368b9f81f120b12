/**
 * `npm run soak [TIMES]`: the property tests many times over, with new seeds, and what is hostile to a server again and again,
 * each time at other moments. A failure of a property prints the seed it came from.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HALF_AN_HOUR = 30 * 60_000
const PROPERTIES = ['/properties/', '.property.spec.ts']
const HOSTILE = [
  'attend/crash',
  'commands/attend',
  'limits/flood',
  'e2e/deaf-crowd',
  'e2e/full-disk',
  'e2e/answers',
  'e2e/fair-deal',
  'e2e/cluster',
]
/** One of them takes about as long as so many rounds of the others. */
const ROUNDS_EACH = 8

const root = fileURLToPath(new URL('..', import.meta.url))
const times = Number(process.argv[2] ?? 40)

function passes(specs: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...specs, `--testTimeout=${HALF_AN_HOUR}`],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return status === 0
}

let isSound = passes(PROPERTIES, { SLAPWISE_SOAK: String(times) })
for (let round = 0; isSound && round < times; round += ROUNDS_EACH)
  isSound = passes(HOSTILE, { SLAPWISE_SOAK: '1' })
process.exitCode = isSound ? 0 : 1
