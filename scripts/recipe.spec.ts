/** Follows the recipe for a card in CONTRIBUTING literally, in a copy of the repository. */
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
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RULES_VERSION } from '@slapwise/card-game'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const recipe = guide.slice(guide.indexOf('## Add a card'), guide.indexOf('## The test kit'))

/** The TypeScript blocks of the recipe, in their order. */
const [card, importing, listing, spec, gain, uncounted] = [
  ...recipe.matchAll(/^ {3}```ts\n([\s\S]*?)^ {3}```$/gm),
].map(([, code]) => code.replace(/^ {3}/gm, ''))

/** The npm scripts that the recipe names, in their order. */
const commands = [...recipe.matchAll(/^ {3}npm run (\S+)$/gm)].map(([, name]) => name)

/** The commands that write text files, and those files. The remaining ones are `fix`, `record` and `pictures`, which needs a browser. */
const GENERATED_FILES: Readonly<Record<string, readonly string[]>> = {
  'card-table': ['docs/cards.md', 'docs/board-cards.md', 'README.md'],
  'protocol-docs': ['docs/protocol.md'],
}

/** Neither recordings nor generated documents need the page. */
const PACKAGES = readdirSync(join(root, 'packages')).filter((name) => name !== 'web')
const FILES = [
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'docs',
  'README.md',
]
/** Specs of scripts that the recipe has to keep green. All scripts are copied, but no other specs of them. */
const SCRIPT_SPECS = [
  'card-table.spec.ts',
  'board-card-table.spec.ts',
  'protocol-docs.spec.ts',
  'record.spec.ts',
]

let copy: string

function createCopy(): void {
  copy = mkdtempSync(join(tmpdir(), 'slapwise-recipe-'))
  const copied = [...FILES, 'scripts', ...PACKAGES.map((name) => `packages/${name}`)]
  for (const path of copied)
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isNeededInCopy })
  linkModules()
}

const removeCopy = () => rmSync(copy, { recursive: true })

const isNeededInCopy = (path: string): boolean =>
  !path.startsWith(join(root, 'scripts/')) ||
  !path.endsWith('.spec.ts') ||
  SCRIPT_SPECS.includes(basename(path))

/** Links the installed modules into the copy, with the copied packages in place of those of the repository. */
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
  const line = listing.replace(/sinceVersion: \d+/, `sinceVersion: ${version}`)
  editFile(
    `sets/${set}.ts`,
    (text) => importing + text.replace('\n  ],\n  events: [', `\n${line}  ],\n  events: [`),
  )
  insertAfter('bots/sly/effect-gains.ts', 'EFFECT_GAINS: Readonly<Record<string, EffectGain>> = {', gain)
  insertAfter('bots/search/features.ts', 'UNCOUNTED_KINDS: readonly string[] = [', uncounted)
}

const insertAfter = (path: string, opening: string, line: string): void =>
  editFile(path, (text) => text.replace(opening, `${opening}\n${line}`))

/** Runs a program of the copy; returns its output if it fails. The timeout of a test cannot end it. */
function run(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: PROGRAM_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  return status === 0 ? '' : `${stdout}${stderr}${error ?? ''}`
}

/** A busy machine runs all specs that the recipe names in a minute or two. */
const PROGRAM_TIMEOUT_MS = 170_000

const biome = (...args: string[]) => run('node_modules/@biomejs/biome/bin/biome', ...args)

/** Runs one of the npm scripts of the copy that are a script file of the same name. */
const runScript = (name: string) => run(`scripts/${name}.ts`)

const readCopies = (paths: readonly string[]) => paths.map((path) => readFileSync(join(copy, path), 'utf8'))

/** A contributor who is following the recipe has this card already. */
const isCardPresent = existsSync(join(root, 'packages/card-game/src/cards/lemonade.ts'))

it('The recipe for a card names all commands that write files, and they exist', () => {
  expect(commands).toEqual(['fix', 'card-table', 'protocol-docs', 'record', 'pictures'])
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of commands) expect(scripts).toHaveProperty(name)
})

/** The sets are alike, so one of them is enough for `npm test`. */
const SETS = process.env.SLAPWISE_SOAK === undefined ? ['base'] : ['base', 'troublemaker']

describe.skipIf(isCardPresent).each(SETS)('The recipe for a card, in the set %s,', (set) => {
  beforeAll(() => {
    createCopy()
    followGuide(set)
  })
  afterAll(removeCopy)

  it('gives a card that can be formatted', () => {
    expect(biome('lint', '--error-on-warnings', 'packages/card-game/src/cards/lemonade.ts')).toBe('')
    expect(biome('check', '--write', 'packages/card-game/src')).toBe('')
  })

  it.each([...Object.keys(GENERATED_FILES), 'record'])('lists and records the card: npm run %s', (script) => {
    expect(runScript(script)).toBe('')
  })

  it('gives a card whose specs pass', () => {
    expect(biome('ci', '--error-on-warnings', 'packages/card-game/src')).toBe('')
    const specs = [
      '/lemonade.spec',
      '/recorded.spec',
      '/sets.spec',
      'card-game/src/bots/bots.spec',
      'scripts/',
    ]
    expect(run('node_modules/vitest/vitest.mjs', 'run', ...specs)).toBe('')
    expect(readFileSync(join(copy, 'docs/cards.md'), 'utf8')).toContain('| Lemonade | 4 |')
  })
})

describe('In a copy without changes', () => {
  beforeAll(createCopy)
  afterAll(removeCopy)

  it.each(Object.entries(GENERATED_FILES))('npm run %s leaves no diff', (script, files) => {
    const before = files.map((path) => readFileSync(join(root, path), 'utf8'))
    expect(runScript(script)).toBe('')
    expect(readCopies(files)).toEqual(before)
  })
})
