import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOARDS } from '@slapwise/board-game'
import { BOTS, createMatch, franticCardGame, RULES_VERSION } from '@slapwise/card-game'
import { askBot, createRandom, createRecord, DecisionLog } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPipes } from '../testing/pipes.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { bold, print } from './screen.ts'
import { withStdio } from './stdio.ts'
import { applyStyle, escapeForTerminal } from './style.ts'

/** Characters that a terminal interprets instead of printing. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const EVIL = [
  '\x1b[2J',
  '\x1b]0;pwned\x07',
  '\x9b31m',
  '\r',
  '\n',
  '\x08',
  '\u202e',
  '\u2028',
  '\x1b[8m',
  '\x7f',
]

/** The escape sequences of bold and red. */
const STYLES = new RegExp(`${String.fromCodePoint(27)}\\[(?:1|22|31|39)m`, 'g')

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...EVIL), fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
)

it('passes no escape sequences to the terminal but its own styles', () => {
  fc.assert(
    fc.property(anything, anything, (name, text) => {
      const { stdio, out } = createPipes({}, true)
      withStdio(stdio, () => print(`${bold(`${name}:`)} ${text} ${applyStyle('red', text)}`))
      const styles = out.text.match(STYLES) ?? []
      expect(styles).toEqual(['\x1b[1m', '\x1b[22m', '\x1b[31m', '\x1b[39m'])
      const shown = out.text.replaceAll(STYLES, '').replaceAll('\n', '')
      expect(shown).not.toMatch(OBEYED)
    }),
  )
})

it('prints a placeholder for each control character', () => {
  expect(escapeForTerminal('E\x1b[2Jve\nAda: hi')).toBe('E\ufffd[2Jve Ada: hi')
  expect(escapeForTerminal('Zoë 🐈‍⬛ مرحبا')).toBe('Zoë 🐈‍⬛ مرحبا')
})

const evil = EVIL.join('x')

function evilRecord() {
  const settings = { players: 2, limit: 'none' } as const
  const match = createMatch(settings, 'evil')
  const decisions = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(franticCardGame, BOTS.chaotic, match, seat, random)
      match.answer(seat, answer)
      decisions.push(seat, answer)
    }
  const record = createRecord(
    { game: franticCardGame, rulesVersion: RULES_VERSION, settings, seed: 'evil' },
    match,
    decisions,
  )
  return { ...record, players: [`${evil}1`, `${evil}2`] }
}

it.each([
  ['names in a record', ['replay'], evilRecord()],
  ['names in a record, step by step', ['replay', '--step'], evilRecord()],
  ['names in a record that is checked', ['verify'], evilRecord()],
  ['what a file has instead of a record', ['verify'], { [evil]: evil }],
  [
    'the name of a board',
    ['play', '--game', 'board', '--board'],
    { ...BOARDS['blind-alley'], name: { en: evil, de: evil } },
  ],
  ['what is wrong with a board', ['play', '--game', 'board', '--board'], { [evil]: evil }],
])('writes no control characters: %s', async (_, args, content) => {
  const file = `${temporaryFolder()}/it.json`
  writeFileSync(file, JSON.stringify(content))
  const { out, err } = await runInProcess([...args, file], `${'\n'.repeat(50)}q\n`)
  expect(`${out}${err}`.length).toBeGreaterThan(20)
  expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(OBEYED)
})

it('lists all files that write to the terminal', () => {
  const cwd = join(import.meta.dirname, '..')
  const writing = globSync('**/*.ts', { cwd })
    .filter((file) => !/\.spec\.ts$|^testing\//.test(file))
    .filter((file) => /console\.|\.write\(/.test(readFileSync(join(cwd, file), 'utf8')))
  expect(writing.sort()).toEqual([
    'deal-series/progress-bar.ts',
    'terminal/screen.ts',
    'terminal/terminal-input.ts',
  ])
})
