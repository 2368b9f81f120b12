/**
 * `npm run browsers [webkit|firefox]`: looks at every moment and plays in the browsers that `npm test` leaves out, as Debian
 * packs them.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER_PACKAGES } from '../packages/web/e2e/browsers/browser-packages.ts'
import { installDebianPackages } from './install-debian-packages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const supportedBrowsers = Object.keys(BROWSER_PACKAGES) as (keyof typeof BROWSER_PACKAGES)[]
const requestedBrowsers = process.argv.slice(2)
const browsers =
  requestedBrowsers.length === 0
    ? supportedBrowsers
    : supportedBrowsers.filter((browser) => requestedBrowsers.includes(browser))

const listMissingPackages = (): string[] =>
  browsers
    .flatMap((browser) => Object.entries(BROWSER_PACKAGES[browser]))
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name)

const runProgram = (program: string, args: readonly string[], options: SpawnSyncOptions): number =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, ...options }).status ?? 1

function runBrowserTests(): number {
  const pictures = mkdtempSync(join(tmpdir(), 'slapwise-browsers-'))
  // Once, and not by each of the browsers.
  runProgram('packages/web/build.ts', [], { stdio: ['ignore', 'ignore', 'inherit'] })
  const specs = browsers.map((browser) => `packages/web/e2e/browsers/${browser}.spec.ts`)
  const env = { ...process.env, SLAPWISE_BROWSERS: pictures }
  const status = runProgram('node_modules/vitest/vitest.mjs', ['run', ...specs], { stdio: 'inherit', env })
  console.log(`How it looks there: ${pictures}`)
  return status
}

function fail(why: string): number {
  console.error(why)
  return 1
}

function main(): number {
  if (browsers.length < requestedBrowsers.length)
    return fail(`There are ${supportedBrowsers.join(' and ')} to ask for.`)
  if (listMissingPackages().length > 0) installDebianPackages(...listMissingPackages())
  if (listMissingPackages().length > 0)
    return fail(`Not tested: that needs ${listMissingPackages().join(' and ')}, which Debian has.`)
  return runBrowserTests()
}

process.exitCode = main()
