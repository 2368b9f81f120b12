/** `npm run soak [TIMES]`: the property tests many times over, with new seeds. A failure prints the seed it came from. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HALF_AN_HOUR = 30 * 60_000
const root = fileURLToPath(new URL('..', import.meta.url))
const times = process.argv[2] ?? '40'

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '/properties/', `--testTimeout=${HALF_AN_HOUR}`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SLAPWISE_SOAK: times } },
)
process.exitCode = status ?? 1
