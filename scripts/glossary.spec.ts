import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Words of an older vocabulary that no identifier may contain again. The glossary has the terms that replaced them. */
const RETIRED = [
  ...['scribe', 'desk', 'deliberation', 'errand', 'deed', 'deeds', 'lounge', 'riddle', 'thinker', 'thinkers'],
  ...['wits', 'thumb', 'imagine', 'imagined', 'rehearsal', 'slopes', 'playout', 'playouts', 'sight', 'beat'],
  ...[
    'witness',
    'testimony',
    'jar',
    'plainly',
    'unguessable',
    'lexicon',
    'pranks',
    'attend',
    'tide',
    'ledger',
  ],
  ...['doorkeeper', 'turnstile', 'passports', 'surroundings', 'pledge', 'pledges', 'salt', 'salts', 'manner'],
  ...['arrivals', 'couch', 'onlooker', 'news'],
]

/** Comments, strings and templates: their words are prose, not identifiers. Code inside `${…}` is left out with them. */
const PROSE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const sources = listFiles('*.ts', '*.tsx').map((file) => ({
  file,
  identifiers: new Set(
    readFileSync(join(root, file), 'utf8')
      .replace(PROSE, ' ')
      .match(/[A-Za-z_$][\w$]*/g),
  ),
}))

/** `readHTTPReply` has the words read, http, reply. */
const wordsOf = (identifier: string): string[] =>
  (identifier.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

describe('Retired words', () => {
  it.each(RETIRED)('no identifier contains “%s”', (word) => {
    const found = sources.flatMap(({ file, identifiers }) =>
      [...identifiers].filter((name) => wordsOf(name).includes(word)).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})

describe('The glossary in docs/architecture.md', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const rows = page
    .slice(page.indexOf('## Glossary'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (term|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, term, , where]) => ({
      term,
      places: [...where.matchAll(/`([^`]+)`/g)].map(([, place]) => place),
    }))

  const known = new Set(sources.flatMap(({ identifiers }) => [...identifiers]))
  const isPath = (place: string): boolean => place.includes('/') || place.endsWith('.ts')
  const exists = (place: string): boolean =>
    isPath(place)
      ? existsSync(join(root, 'packages', place)) || sources.some(({ file }) => file.endsWith(`/${place}`))
      : place.split('.').every((name) => known.has(name))

  it('has terms', () => {
    expect(rows.length).toBeGreaterThan(50)
  })

  it.each(rows)('$term is where it says', ({ places }) => {
    expect(places).not.toEqual([])
    expect(places.filter((place) => !exists(place))).toEqual([])
  })
})
