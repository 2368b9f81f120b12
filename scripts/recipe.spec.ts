/** Does what CONTRIBUTING says about adding a card, to the letter, in a copy of the repository. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RULES_VERSION } from '@slapwise/card-game'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const recipe = guide.slice(guide.indexOf('## Add a card'), guide.indexOf('## The test kit'))

/** What is printed there, in this order. */
const [card, importing, listing, spec] = [...recipe.matchAll(/^ {3}```ts\n([\s\S]*?)^ {3}```$/gm)].map(
  ([, code]) => code.replace(/^ {3}/gm, ''),
)

/** Those that recordings of all games need. */
const EXCLUDED_PACKAGES = ['protocol', 'client', 'server', 'web', 'cli']
const PACKAGES = readdirSync(join(root, 'packages')).filter((name) => !EXCLUDED_PACKAGES.includes(name))
const FILES = ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'docs']
const SCRIPTS = [
  'card-table.ts',
  'card-table.spec.ts',
  'board-card-table.ts',
  'record.ts',
  'record.spec.ts',
  'recordings',
]

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'slapwise-recipe-'))
  const copied = [
    ...FILES,
    ...PACKAGES.map((name) => `packages/${name}`),
    ...SCRIPTS.map((name) => `scripts/${name}`),
  ]
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true })
  linkModules()
})
afterEach(() => rmSync(copy, { recursive: true }))

/** The modules of the repository, but with the packages of the copy among them. */
function linkModules(): void {
  mkdirSync(join(copy, 'node_modules/@slapwise'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@slapwise' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of PACKAGES)
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@slapwise', name))
}

function editFile(path: string, change: (text: string) => string): void {
  const file = join(copy, 'packages/card-game/src', path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function followGuide(set: string): void {
  const version = RULES_VERSION + 1
  writeFileSync(join(copy, 'packages/card-game/src/cards/lemonade.ts'), card)
  writeFileSync(join(copy, 'packages/card-game/src/cards/lemonade.spec.ts'), spec)
  editFile('versions.ts', (text) =>
    text.replace(`RULES_VERSION = ${RULES_VERSION}`, `RULES_VERSION = ${version}`),
  )
  const line = listing.replace(/since: \d+/, `since: ${version}`)
  editFile(`sets/${set}.ts`, (text) => importing + text.replace('prints: [\n', `prints: [\n${line}`))
}

/** Runs a program of the copy; gives its output if it fails. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}

const biome = (...args: string[]) => run('node_modules/@biomejs/biome/bin/biome', ...args)

/** Whoever follows it to the letter has that card already. */
const isCardPresent = existsSync(join(root, 'packages/card-game/src/cards/lemonade.ts'))

describe.skipIf(isCardPresent).each(['base', 'troublemaker'])(
  'The recipe for a card, in the set %s,',
  (set) => {
    it('gives a card that is in order, is tested, listed and recorded', () => {
      followGuide(set)
      expect(biome('lint', '--error-on-warnings', 'packages/card-game/src/cards/lemonade.ts')).toBe('')
      expect(biome('check', '--write', 'packages/card-game/src')).toBe('')
      for (const script of ['card-table', 'record']) expect(run(`scripts/${script}.ts`)).toBe('')
      expect(biome('ci', '--error-on-warnings', 'packages/card-game/src')).toBe('')
      const specs = ['/lemonade.spec', '/recorded.spec', '/sets.spec', 'scripts/']
      expect(run('node_modules/vitest/vitest.mjs', 'run', ...specs)).toBe('')
      expect(readFileSync(join(copy, 'docs/cards.md'), 'utf8')).toContain('| Lemonade | 4 |')
    })
  },
)
