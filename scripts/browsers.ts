/**
 * `npm run browsers [webkit|firefox]`: looks at every moment and plays in the browsers that `npm test` leaves out, as Debian
 * packs them.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NEEDS } from '../packages/web/e2e/browsers/needs.ts'
import { installFromDebian } from './debian.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const known = Object.keys(NEEDS) as (keyof typeof NEEDS)[]
const asked = process.argv.slice(2)
const browsers = asked.length === 0 ? known : known.filter((browser) => asked.includes(browser))

const missing = (): string[] =>
  browsers
    .flatMap((browser) => Object.entries(NEEDS[browser]))
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name)

const run = (program: string, args: readonly string[], options: SpawnSyncOptions): number =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, ...options }).status ?? 1

function test(): number {
  const pictures = mkdtempSync(join(tmpdir(), 'slapwise-browsers-'))
  // Once, and not by each of the browsers.
  run('packages/web/build.ts', [], { stdio: ['ignore', 'ignore', 'inherit'] })
  const specs = browsers.map((browser) => `packages/web/e2e/browsers/${browser}.spec.ts`)
  const env = { ...process.env, SLAPWISE_BROWSERS: pictures }
  const status = run('node_modules/vitest/vitest.mjs', ['run', ...specs], { stdio: 'inherit', env })
  console.log(`How it looks there: ${pictures}`)
  return status
}

function refuse(why: string): number {
  console.error(why)
  return 1
}

function main(): number {
  if (browsers.length < asked.length) return refuse(`There are ${known.join(' and ')} to ask for.`)
  if (missing().length > 0) installFromDebian(...missing())
  if (missing().length > 0)
    return refuse(`Not tested: that needs ${missing().join(' and ')}, which Debian has.`)
  return test()
}

process.exitCode = main()
