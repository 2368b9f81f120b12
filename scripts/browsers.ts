/**
 * `npm run browsers [webkit|firefox]`: runs the visual and the play tests in the browsers that `npm test` leaves out,
 * as packaged by Debian.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER_PACKAGES } from '../packages/web/e2e/browsers/browser-packages.ts'
import { installDebianPackages } from './install-debian-packages.ts'

/** Longer than any wait in a test, so that the message of the wait is shown. */
const TEST_TIMEOUT_MS = 5 * 60_000

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
  const screenshotFolder = mkdtempSync(join(tmpdir(), 'slapwise-browsers-'))
  // Builds the page once for all browsers.
  runProgram('packages/web/build.ts', [], { stdio: ['ignore', 'ignore', 'inherit'] })
  const specs = browsers.map((browser) => `packages/web/e2e/browsers/${browser}.spec.ts`)
  const env = { ...process.env, SLAPWISE_BROWSERS: screenshotFolder }
  // One after the other: two browsers on two cores would slow down the rounds that are played.
  const args = ['run', ...specs, '--no-file-parallelism', `--testTimeout=${TEST_TIMEOUT_MS}`]
  const status = runProgram('node_modules/vitest/vitest.mjs', args, { stdio: 'inherit', env })
  console.log(`Screenshots: ${screenshotFolder}`)
  return status
}

function fail(message: string): number {
  console.error(message)
  return 1
}

function main(): number {
  if (browsers.length < requestedBrowsers.length)
    return fail(`Unknown browser in “${requestedBrowsers.join(' ')}”: use ${supportedBrowsers.join(' or ')}.`)
  if (listMissingPackages().length > 0) installDebianPackages(...listMissingPackages())
  if (listMissingPackages().length > 0)
    return fail(`Not tested: install the Debian packages ${listMissingPackages().join(' and ')} first.`)
  return runBrowserTests()
}

process.exitCode = main()
