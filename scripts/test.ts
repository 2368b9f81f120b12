/** `npm test`: format and lint, types, the arrows between packages, and the tests. Ends with one line that counts. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const MOST_OUTPUT = 64_000_000

/** Runs a program of the repository under this Node; what it complained about, or null. */
const run = (path: string, ...args: string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, path), ...args],
      { cwd: root, maxBuffer: MOST_OUTPUT },
      (error, stdout, stderr) => resolve(error && stdout + stderr),
    )
  })

const tool = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)

// These once, and not by each of the tests that want them: two installers lock each other out.
const installed = async (): Promise<string | null> =>
  (await run('packages/web/e2e/testing/chromium.ts')) ??
  run('packages/server/src/testing/cluster/nats-server.ts')

let passed = 0
let failed = 0

async function check(name: string, complaint: Promise<string | null>): Promise<void> {
  const output = await complaint
  console.log(`${output === null ? '✓' : '✗'} ${name}`)
  if (output === null) passed++
  else {
    failed++
    console.log(output)
  }
}

await Promise.all([
  check('a browser and a NATS server', installed()),
  check('the page', run('packages/web/build.ts')),
  check('types', tool('typescript/bin/tsc', '-p', '.')),
  check('types of the web', tool('typescript/bin/tsc', '-p', 'packages/web')),
  check('format and lint', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  check('arrows', tool('dependency-cruiser/bin/dependency-cruiser.mjs', 'packages', 'bench', 'scripts')),
])

const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
try {
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${report}`,
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' })
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  if (status !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites)
} catch (error) {
  failed++
  console.error(`The tests gave no report: ${(error as Error).message}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
