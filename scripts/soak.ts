/**
 * `npm run soak [TIMES]`: repeats the property tests with new seeds, and the crash and flood tests of the server, and
 * runs every case of the specs that `npm test` samples, and measures the strength of bots. A failed property prints its
 * seed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEST_TIMEOUT_MS = 30 * 60_000
const PROPERTY_SPECS = ['/property-tests/', '.property.spec.ts']
const ADVERSARIAL_SPECS = [
  'loadtest/crash',
  'commands/loadtest',
  'limits/flood',
  'e2e/stalled-clients',
  'e2e/full-disk',
  'e2e/request-delivery',
  'e2e/fair-deal',
  'e2e/cluster',
]
/** Specs that `npm test` runs with a sample of their cases, or not at all. */
const LONG_SPECS = [
  '.soak.spec.ts',
  'web/e2e/accessibility',
  'web/e2e/introductions',
  'web/e2e/layout',
  'web/e2e/moments',
  'web/e2e/replay',
  'web/e2e/keyboard',
  'web/e2e/advice',
  'web/e2e/lessons',
  'scripts/recipe',
]
/** The property tests take about as long as this many rounds of the others. */
const PROPERTY_RUNS_PER_ROUND = 8

const root = fileURLToPath(new URL('..', import.meta.url))
const repetitions = Number(process.argv[2] ?? 40)

function runSpecs(specs: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...specs, `--testTimeout=${TEST_TIMEOUT_MS}`],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return status === 0
}

let hasPassed =
  runSpecs(PROPERTY_SPECS, { SLAPWISE_SOAK: String(repetitions) }) &&
  runSpecs(LONG_SPECS, { SLAPWISE_SOAK: '1' })
for (let round = 0; hasPassed && round < repetitions; round += PROPERTY_RUNS_PER_ROUND)
  hasPassed = runSpecs(ADVERSARIAL_SPECS, { SLAPWISE_SOAK: '1' })
process.exitCode = hasPassed ? 0 : 1
