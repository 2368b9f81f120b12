/** `npm test`: format and lint, types, dependencies between packages, and the tests. Ends with one line of counts. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const MAX_OUTPUT_BYTES = 64_000_000

/** Runs a program of the repository with this Node; resolves with its output if it fails, or null. */
const runProgram = (path: string, ...args: string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, path), ...args],
      { cwd: root, maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => resolve(error && stdout + stderr),
    )
  })

const runTool = (path: string, ...args: string[]) => runProgram(join('node_modules', path), ...args)

// Installed once before the tests that need them: concurrent installers lock each other out.
const installTestPrograms = async (): Promise<string | null> =>
  (await runProgram('packages/web/e2e/testing/chromium.ts')) ??
  (await runProgram('packages/server/src/testing/cluster/nats-server.ts')) ??
  runProgram('packages/cli/src/testing/python.ts')

let passedCount = 0
let failedCount = 0

async function check(name: string, failure: Promise<string | null>): Promise<void> {
  const output = await failure
  console.log(`${output === null ? '✓' : '✗'} ${name}`)
  if (output === null) passedCount++
  else {
    failedCount++
    console.log(output)
  }
}

await Promise.all([
  check('a browser, a NATS server and Python', installTestPrograms()),
  check('the page', runProgram('packages/web/build.ts')),
  check('types', runTool('typescript/bin/tsc', '-p', '.')),
  check('types of packages/web', runTool('typescript/bin/tsc', '-p', 'packages/web')),
  check('format and lint', runTool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  check(
    'package dependencies',
    runTool('dependency-cruiser/bin/dependency-cruiser.mjs', 'packages', 'bench', 'scripts'),
  ),
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
  passedCount += numPassedTests
  failedCount += numFailedTests
  if (status !== 0 && numFailedTests === 0) failedCount += Math.max(1, numFailedTestSuites)
} catch (error) {
  failedCount++
  console.error(`Vitest wrote no report: ${(error as Error).message}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log(`${passedCount} passed, ${failedCount} failed`)
process.exitCode = failedCount === 0 ? 0 : 1
