/** `npm test`: format and lint, types, the arrows between packages, and the tests. Ends with one line that counts. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program of the repository under this Node. */
function run(path: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, path), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { ok: status === 0, output: stdout + stderr }
}

const tool = (path: string, ...args: string[]) => run(join('node_modules', path), ...args)

const checks = {
  'format and lint': () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  types: () => tool('typescript/bin/tsc', '-p', '.'),
  'types of the web': () => tool('typescript/bin/tsc', '-p', 'packages/web'),
  arrows: () => tool('dependency-cruiser/bin/dependency-cruiser.mjs', 'packages', 'bench', 'scripts'),
  // These once, and not by each of the tests that want them: two installers lock each other out.
  'the page': () => run('packages/web/build.ts'),
  'a browser': () => run('packages/web/e2e/chromium.ts'),
  'a NATS server': () => run('packages/server/src/testing/nats-server.ts'),
}

let passed = 0
let failed = 0

for (const [name, check] of Object.entries(checks)) {
  const { ok, output } = check()
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  if (ok) passed++
  else {
    failed++
    console.log(output)
  }
}

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
